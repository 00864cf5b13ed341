// What an option leads to: the figures of the view that it changes, as the option says them.

import type { Option } from "../../core/protocol";
import type { GoalView } from "./types";

export class Forecast {
  constructor(private readonly figures: Record<string, number>) {}

  /** A figure as it will be, by its path in the view. */
  figure(path: string, now: number): number {
    return this.figures[path] ?? now;
  }

  /** Figures by colour or region as they will be. */
  counts(path: string, now: Record<string, number>): Record<string, number> {
    return Object.fromEntries(Object.entries(now).map(([key, n]) => [key, this.figure(`${path}.${key}`, n)]));
  }

  /** The colours that will lead in a region. */
  leaders(region: string, now: number[], colours: number[]): number[] {
    return colours.filter((colour) => this.figure(`regions.${region}.leaders.${colour}`, Number(now.includes(colour))));
  }

  /** Whether the ship of a pad will start. */
  starts(pad: number): boolean {
    return this.figure(`pads.${pad}.launched`, 0) > 0;
  }

  /** Whether the ship of a pad will be destroyed. */
  destroys(pad: number): boolean {
    return this.figure(`pads.${pad}.capacity`, 1) === 0;
  }

  /** Whether a ship will start for a region. */
  lands(region: string): boolean {
    return this.figure(`regions.${region}.landing`, 0) > 0;
  }

  /** How a goal will stand. */
  goal(path: string, now: GoalView): GoalView {
    const [worth, own, best] = [this.figure(`${path}.worth`, now.worth), this.figure(`${path}.own`, now.own), this.figure(`${path}.best`, now.best)];
    return { ...now, worth, own, best, regions: this.counts(`${path}.regions`, now.regions) };
  }
}

export function forecast(option: Option | null): Forecast | null {
  return option?.after ? new Forecast(option.after) : null;
}

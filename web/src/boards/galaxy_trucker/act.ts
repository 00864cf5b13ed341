// How a press on the ship becomes an answer.

import type { Desk } from "../../core/table/desk.svelte";
import type { Option } from "../../core/protocol";

export const isPlacing = (option: Option | null | undefined): boolean => /^option-place/.test(option?.label.id ?? "");
export const isRight = (option: Option): boolean => option.label.id === "option-place";
export const rotationOf = (option: Option): number => Number(((option.label.args.turn as { id?: string } | undefined)?.id ?? "turn-0").slice(5));
export const labelled = (desk: Desk, id: string): Option | undefined => desk.picker.options.find((option) => option.label.id === id);

/** Of the ways to place the tile on a cell: as it is turned now, else the next turn that fits. */
export function placing(options: Option[], turn: number): Option | undefined {
  const inTurn = [...options].sort((a, b) => ((rotationOf(a) - turn + 4) % 4) - ((rotationOf(b) - turn + 4) % 4));
  return inTurn.find((option) => isRight(option)) ?? inTurn[0];
}

/** Loading the chosen block here, or whatever else the place offers. */
export function here(desk: Desk, place: string, block: string): Option[] {
  const found = desk.picker.at(place);
  const loading = found.filter((option) => option.label.id === "option-load");
  if (!loading.length || !block) return found;
  return loading.filter((option) => option.components.includes(`goods_${block}`));
}

/** Pick the only option, or let the bar show the several ones. */
export function choose(desk: Desk, options: Option[], atOnce = false): void {
  const [first] = options;
  if (options.length > 1) {
    desk.picker.only = options;
    desk.picker.picked = null;
  } else if (first && atOnce) desk.picker.pick(first, true);
  else if (first) desk.pick(first);
}

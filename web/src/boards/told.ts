// What an event mentions, read from its message; nothing where it mentions none.

import type { Motion } from ".";
import type { Arg, Told } from "../core/protocol";

/** What the events of a game look like, each drawn from its values and the moment in which it happened. */
export type Moves<Events, Moment> = { [Name in keyof Events]?: (values: Events[Name], moment: Moment) => Motion[] };

export function draw<Events, Moment>(moves: Moves<Events, Moment>, told: Told, moment: Moment): Motion[] {
  return moves[told.event as keyof Events]?.(told.values as Events[keyof Events], moment) ?? [];
}

export function componentOf(told: Told, key = "card"): string {
  const found = told.say?.args?.[key];
  return isObject(found) && "component" in found ? String(found.component) : "";
}

export function seatsOf(told: Told, key: string): number[] {
  const found = told.say?.args?.[key];
  const all = Array.isArray(found) ? found : found === undefined ? [] : [found];
  return all.flatMap((one) => (isObject(one) && "seat" in one ? [Number(one.seat)] : []));
}

function isObject(arg: Arg | undefined): arg is Exclude<Arg, number | string | Arg[]> {
  return typeof arg === "object" && !Array.isArray(arg);
}

// What an event mentions, read from its message; nothing where it mentions none.

import type { Arg, Told } from "../core/protocol";

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

// What stands in the view of any game: docs/add-a-game.md tells the few conventions.

import type { Json } from "../../core/protocol";

export type Thing =
  | { is: "card"; id: string }
  | { is: "hidden"; count: number }
  | { is: "seat"; seat: number }
  | { is: "number"; n: number }
  | { is: "flag"; on: boolean }
  | { is: "text"; text: string }
  | { is: "empty" };

type IsComponent = (id: string) => boolean;

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
const hasOnly = (value: Json, key: string): boolean => typeof value[key] === "number" && Object.keys(value).length === 1;

/** One thing; nothing for lists and for objects with several keys. */
export function thingOf(value: unknown, isComponent: IsComponent): Thing | null {
  if (value === null || value === undefined) return { is: "empty" };
  if (typeof value === "number") return { is: "number", n: value };
  if (typeof value === "boolean") return { is: "flag", on: value };
  if (typeof value === "string") return isComponent(value) ? { is: "card", id: value } : { is: "text", text: value };
  if (isObject(value) && hasOnly(value, "hidden")) return { is: "hidden", count: value.hidden as number };
  if (isObject(value) && hasOnly(value, "seat")) return { is: "seat", seat: value.seat as number };
  return null;
}

export interface Placed {
  key: string;
  path: string;
  thing: Thing;
}

/** A place with a name: a figure that fits in a line, things that lie there, or more places. */
export type Field =
  | { key: string; path: string; as: "figure"; thing: Thing }
  | { key: string; path: string; as: "things"; things: Placed[] }
  | { key: string; path: string; as: "group"; value: Json };

const isFigure = (thing: Thing): boolean => ["seat", "number", "flag", "text"].includes(thing.is);

export function fieldOf(key: string, path: string, value: unknown, isComponent: IsComponent): Field {
  const single = thingOf(value, isComponent);
  if (single) return isFigure(single) ? { key, path, as: "figure", thing: single } : { key, path, as: "things", things: [{ key: "", path, thing: single }] };
  if (!Array.isArray(value)) return { key, path, as: "group", value: value as Json };
  const things = value.map((one, i) => ({ key: String(i), path: `${path}.${i}`, thing: thingOf(one, isComponent) }));
  if (things.every((one): one is Placed => one.thing !== null)) return { key, path, as: "things", things };
  return { key, path, as: "group", value: Object.fromEntries(value.map((one, i) => [String(i), one])) };
}

export function fieldsOf(value: Json, path: string, isComponent: IsComponent): Field[] {
  return Object.entries(value).map(([key, one]) => fieldOf(key, path ? `${path}.${key}` : key, one, isComponent));
}

/** The place of a card at which options lie: its own, or that of the whole zone. */
export function clickable(path: string, zone: string, can: (place: string) => boolean): string {
  return can(path) ? path : zone;
}

/** A key as people would write it, for a game that has no word for it. */
export function readable(key: string): string {
  if (/^\d+$/.test(key)) return String(Number(key) + 1);
  const words = key.replace(/[_-]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function valueAt(table: Json | undefined, path: string): unknown {
  return path.split(".").reduce<unknown>((value, key) => (isObject(value) || Array.isArray(value) ? (value as Json)[key] : undefined), table);
}

/** A colour for a kind of component, the same every time: the digits of an id are left out, so a kind has one. */
export function hueOf(id: string): number {
  let hash = 7;
  for (const letter of id.replace(/[\d_-]+/g, "")) hash = (hash * 31 + letter.charCodeAt(0)) % 3600;
  return (hash * 47) % 360;
}

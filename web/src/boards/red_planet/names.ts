import type { Desk, Face } from "../../core/desk.svelte";
import type { Option } from "../../core/protocol";
import type { RedPlanetView } from "./view";
import { s } from "./words";

/** What a colour is called: by its player, a neutral one by whose it is. */
export function nameOf(table: RedPlanetView, colour: number, desk: Desk): string {
  const one = table.colours[String(colour)];
  const who = one?.seat == null ? "" : desk.seatName(one.seat);
  return one?.neutral ? s("neutral-of", { who }) : who;
}

/** How the bar shows an option: a character by its name and number, because its card says what it does. */
export function faceOf(option: Option, desk: Desk): Face | null {
  if (option.label.id !== "option-character") return null;
  return { text: `${desk.name(option.components[0] ?? "")} (${String(option.label.args.number)})`, figures: [] };
}

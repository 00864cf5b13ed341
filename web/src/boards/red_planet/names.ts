import type { Desk } from "../../core/desk.svelte";
import type { RedPlanetView } from "./view";
import { s } from "./words";

/** What a colour is called: by its player, a neutral one by whose it is. */
export function nameOf(table: RedPlanetView, colour: number, desk: Desk): string {
  const one = table.colours[String(colour)];
  const who = one?.seat == null ? "" : desk.seatName(one.seat);
  return one?.neutral ? s("neutral-of", { who }) : who;
}

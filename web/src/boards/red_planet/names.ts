import type { Desk, Face } from "../../core/table/desk.svelte";
import type { Option } from "../../core/protocol";
import { card, numberOf } from "./cards";
import type { TableView } from "./types";
import { s } from "./words";

/** What a colour is called: by its player, a neutral one by whose it is. */
export function nameOf(table: TableView, colour: number, desk: Desk): string {
  const one = table.colours[String(colour)];
  const who = one ? desk.seatName(one.seat) : "";
  return one?.neutral ? s("neutral-of", { who }) : who;
}

/** How the bar shows an option: a character by its name and number, because its card says what it does. */
export function faceOf(option: Option, desk: Desk): Face | null {
  if (option.label.id !== "option-character") return null;
  const id = option.components[0] ?? "";
  return { text: `${desk.name(id)} (${numberOf(id)})`, figures: [] };
}

/** What a card does, in words. */
export function wordsOf(id: string, desk: Desk): string {
  return (card(id)?.words ?? []).map((one) => desk.speech.say(one)).join("; ");
}

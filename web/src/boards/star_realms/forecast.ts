// The steps of the Boss's next turn as a few readable rows.

import type { Desk } from "../../core/desk.svelte";
import type { Told } from "../../core/protocol";
import { componentOf } from "../told";
import { ABILITIES } from "./cards";
import type { Forecast } from "./view";
import { s } from "./words";

export interface Row {
  text: string;
  gains: [string, number][];
}

type Speaker = Pick<Desk, "name" | "speech">;
const RESOURCES = ["trade", "combat", "authority"];
const IN_HITS = new Set(["attacked", "base-destroyed"]);

const SAID = new Set(["played", "base-returned", "row-card-scrapped", "fed", "buried", "boss-took"]);

interface Draft {
  kind: string; // steps of a kind stand in one row
  step: Told;
  cards: string[];
  gains: [string, number][];
}

/** Gains stand with what brings them; steps of a kind stand together. */
export function rowsOf(forecast: Forecast, desk: Speaker): Row[] {
  const drafts: Draft[] = [];
  let returned = "";
  for (const step of forecast.steps) {
    const card = componentOf(step);
    if (IN_HITS.has(step.event)) continue;
    if (step.event === "played" && card === returned) returned = ""; // told as coming back
    else addStep(drafts, step, card);
    if (step.event === "base-returned") returned = card;
  }
  return drafts.map((draft) => ({ text: textOf(draft, desk), gains: draft.gains }));
}

function addStep(drafts: Draft[], step: Told, card: string): void {
  const last = drafts.at(-1);
  const kind = step.event === "used-ability" ? `ability ${step.args[2]}` : step.event;
  if (step.event === "gained" && last) addGain(last, step);
  else if (step.event === "buried" && last?.cards.includes(card)) Object.assign(last, { kind, step }); // it was scrapped for that
  else if (last?.kind === kind) last.cards.push(card);
  else {
    const draft: Draft = { kind, step, cards: [card], gains: [] };
    if (step.event === "gained") addGain(draft, step);
    drafts.push(draft);
  }
}

function textOf({ step, cards }: Draft, desk: Speaker): string {
  const card = [...new Set(cards)].map((id) => named(id, cards, desk)).join(", ");
  if (step.event === "used-ability") return `${s(ABILITIES[step.args[2] ?? 0] ?? "primary")}: ${card}`;
  return SAID.has(step.event) ? s(`step-${step.event}`, { card }) : desk.speech.say(step.say);
}

function named(id: string, cards: string[], desk: Speaker): string {
  const count = cards.filter((one) => one === id).length;
  return count > 1 ? `${desk.name(id)} ×${count}` : desk.name(id);
}

function addGain(row: Pick<Draft, "gains">, step: Told): void {
  const what = RESOURCES[step.args[1] ?? 0] ?? "trade";
  const known = row.gains.find(([one]) => one === what);
  if (known) known[1] += step.args[2] ?? 0;
  else row.gains.push([what, step.args[2] ?? 0]);
}

/** The bases of the players that will fall. */
export function fallen(forecast: Forecast): string[] {
  return forecast.steps.filter((step) => step.event === "base-destroyed").map((step) => componentOf(step));
}

/** The slots of the trade row that the Boss will empty; of like cards it takes the one farthest from the deck. */
export function taken(forecast: Forecast | null | undefined, row: (string | null)[]): number[] {
  const steps = forecast?.steps.filter((step) => ["row-card-scrapped", "fed"].includes(step.event) || step.say.id === "event-boss-ledger") ?? [];
  const slots: number[] = [];
  for (const step of steps) slots.push(row.findIndex((id, slot) => id === componentOf(step) && !slots.includes(slot)));
  return slots.filter((slot) => slot >= 0);
}

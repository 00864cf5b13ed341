// The cards as the server describes them, and their signs as chips.

import type { Sign } from "../../core/protocol";
import { component } from "../../core/words/sheet";
import type { ComponentSheet, SideSheet } from "./types";

export type Card = ComponentSheet;

export function card(id: string): Card | undefined {
  return component<Card>("space_base", id);
}

/** The surname of the ship, which is enough on a small card. */
export function shortName(name: string): string {
  return name.replace(/\s[0-9]{4}-.$/, "").replace(/[«»]/g, "");
}

const CHIPS: Record<string, string> = { credits: "c", income: "i", vp: "v", charge: "q" };

/** The class by which the styles colour a sign. */
export function chip(sign: Sign): string {
  return CHIPS[sign.tone] ?? "x";
}

/** What sides pay together: plain gains added up. */
export function together(sides: SideSheet[]): Sign[] {
  const sums = new Map<string, Sign>();
  const rest: Sign[] = [];
  for (const sign of sides.flatMap((side) => side.signs)) {
    const sum = sums.get(sign.icon);
    if (!isGain(sign)) rest.push(sign);
    else sums.set(sign.icon, { ...sign, text: String(Number(sum?.text ?? 0) + Number(sign.text)) });
  }
  return [...sums.values(), ...rest];
}

/** The same with the first sign of each ability. */
export function togetherWithAbilities(sides: SideSheet[]): Sign[] {
  return [...together(sides), ...sides.flatMap((side) => side.ability?.signs.slice(0, 1) ?? [])];
}

const isGain = (sign: Sign): boolean => ["credits", "income", "vp"].includes(sign.icon);

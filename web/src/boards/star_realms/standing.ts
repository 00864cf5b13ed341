// How a card stands in this match: what it can still do, what it has suffered, whether it can be paid.

import type { Standing } from "..";
import type { View } from "../../core/protocol";
import type { Desk } from "../../core/table/desk.svelte";
import { seenAt } from "../seen";
import { card } from "./cards";
import type { AbilitySheet, CardView } from "./types";
import { tableOf } from "./view";
import { s } from "./words";

export type AbilityState = "used" | "ready" | "off" | "avail";

export function stateOf({ ability, at_once }: AbilitySheet, shown: CardView): AbilityState {
  if (at_once || shown.used.includes(ability)) return "used";
  if (ability === "scrap") return shown.ready.includes(ability) ? "avail" : "off";
  return shown.ready.includes(ability) ? "ready" : "off";
}

export function standingOf(id: string, place: string, view: View, desk: Desk): Standing {
  const one = card(id);
  const me = tableOf(view)?.players[view.seat];
  if (/^(row|explorers)/.test(place) && me) return { lines: [s("have-trade", { have: me.trade, cost: one.cost })] };
  const linked = place.endsWith(".hand") ? me?.links[id] : undefined;
  if (linked?.length) return { lines: [s("links", { card: linked.map((other) => desk.name(other)).join(", ") })] };
  const shown = seenAt<CardView>(view, place);
  if (!shown || typeof shown !== "object" || !Array.isArray(shown.used)) return { lines: [] };
  const lines = shown.damage ? [s("damaged", { n: shown.damage, of: one.defense })] : [];
  return { lines, parts: one.abilities.map((ability) => s(`now-${stateOf(ability, shown)}`)) };
}

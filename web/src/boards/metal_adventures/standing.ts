// How a component stands in this match: chances against ships and planets, what a stop of the cruise allows.

import type { Standing } from "..";
import type { Desk } from "../../core/table/desk.svelte";
import type { View } from "../../core/protocol";
import { entry } from "./cards";
import { stopState } from "./planets/stops";
import { PLANETS, tableOf } from "./view";
import { s } from "./words";

export function standingOf(id: string, _place: string, view: View, desk: Desk): Standing {
  const table = tableOf(view);
  if (!table) return { lines: [] };
  const lines: string[] = [];
  const { kind } = entry(id);
  if (kind === "action") lines.push(s(`stop-${stopState(id, table, view.seat, desk)}`));
  const slot = PLANETS.indexOf(id);
  if (slot >= 0) lines.push(`${s("treasury")}: ${table.treasuries[slot] ?? 0}`);
  if (table.attacked.includes(id)) lines.push(s("attacked"));
  const chance = table.chances[id];
  if (chance) lines.push(`${desk.seatName(table.active)}: ${s("win-chance", { n: chance.alone })}`);
  if (chance?.with_cards && chance.with_cards > chance.alone) lines.push(s("win-cards", { n: chance.with_cards }));
  return { lines };
}

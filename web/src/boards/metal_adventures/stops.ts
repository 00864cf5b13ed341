// In which state each stop of the cruise is.

import type { Desk } from "../../core/desk.svelte";
import { optionsFor } from "./act";
import { entry, TITLED } from "./data";
import type { MetalView, PlayerView } from "./view";

export type StopState = "ok" | "done" | "past" | "dear" | "barred" | "later";

/** available, done, passed, too expensive, impossible, or not now. */
export function stopState(id: string, table: MetalView, seat: number, desk: Desk): StopState {
  if (optionsFor(desk, id).length) return "ok";
  const n = entry(id).n ?? 0;
  if (table.cruised === n) return "done";
  if (table.cruised > n) return "past";
  if (table.attacked.includes(entry(id).planet ?? "")) return "barred";
  const cruising = desk.picker.options.some((option) => /^option-(cruise|open-space|end$)/.test(option.label.id)) && table.active === seat;
  const me = table.players[seat];
  if (!cruising || !me) return "later";
  return canPay(id, table, me) ? "barred" : "dear";
}

/** Whether a pirate has what an action costs, in any of its ways. */
export function canPay(id: string, table: MetalView, me: PlayerView): boolean {
  const cards = entry(id).n === 6 ? table.row : entry(id).n === 7 ? table.support_discard : [];
  return (entry(id).costs ?? []).some((cost) => {
    if (typeof cost.credits === "string") return cards.some((card) => card && (entry(card).cost ?? 0) + (cost.credits === "card_cost_plus_1" ? 1 : 0) <= me.credits);
    if (cost.wrecks_same_power) return TITLED.some((power) => (me.powers?.[power] ?? 0) >= (cost.wrecks_same_power ?? 0));
    if (cost.bounty_hunter_wrecks) return (me.powers?.bounty_hunter ?? 0) >= cost.bounty_hunter_wrecks;
    if (cost.credits_plus_wrecks) return me.credits + me.wreck_count >= cost.credits_plus_wrecks;
    return me.credits >= (cost.credits ?? 0) && me.wreck_count >= (cost.wrecks ?? 0) && me.trophies.length >= (cost.trophies ?? 0);
  });
}

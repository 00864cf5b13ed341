// In which state each stop of the cruise is.

import type { Desk } from "../../../core/table/desk.svelte";
import { optionsFor } from "../act";
import { entry } from "../cards";
import type { TableView } from "../types";

export type StopState = "ok" | "done" | "past" | "dear" | "barred" | "later";

/** available, done, passed, too expensive, impossible, or not now. */
export function stopState(id: string, table: TableView, seat: number, desk: Desk): StopState {
  if (optionsFor(desk, id).length) return "ok";
  const { number } = entry(id);
  if (table.cruised === number) return "done";
  if (table.cruised > number) return "past";
  if (table.attacked.includes(entry(id).planet)) return "barred";
  const cruising = desk.picker.options.some((option) => /^option-(cruise|open-space|end$)/.test(option.label.id)) && table.active === seat;
  const stop = table.players[seat]?.stops?.[number - 1];
  if (!cruising || !stop) return "later";
  return stop === "dear" ? "dear" : "barred";
}

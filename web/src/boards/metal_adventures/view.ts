// Helpers for the view of a table.

import type { View } from "../../core/protocol";
import type { TableView } from "./types";

export function tableOf(view: View | null): TableView | null {
  return (view?.table as TableView | undefined) ?? null;
}

export const PLANETS = ["exhalia", "bazaar", "karokum"]; // in the order of the treasuries
export const CIRCLE = ["exhalia", "ocg_trading_post", "bazaar", "karokum"]; // in the order of the cruise

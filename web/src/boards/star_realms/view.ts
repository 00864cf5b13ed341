import type { View } from "../../core/protocol";
import type { TableView } from "./types";

const BOSS = -4; // as events name it

/** Where an owner is in the view, as events name them. */
export function home(owner: number): string {
  return owner === BOSS ? "boss" : `players.${owner}`;
}

export function tableOf(view: View | null): TableView | null {
  return (view?.table as TableView | undefined) ?? null;
}

import type { View } from "../../core/protocol";
import type { TableView } from "./types";

export function tableOf(view: View | null): TableView | null {
  return (view?.table as TableView | undefined) ?? null;
}

// What boards ask of the view of a table.

import type { View } from "../../core/protocol";
import type { GoodsView, ShipView, TableView } from "./types";

export const COLOURS = ["red", "yellow", "green", "blue"] as const; // of goods, the dearest first
export const SHIPS = ["red", "green", "blue", "yellow"]; // by seat
export const DIRECTIONS = ["front", "right", "rear", "left"];

export const tableOf = (view: View): TableView => view.table as unknown as TableView;

export const cellName = (cell: number[]): string => cell.join("-");
export const half = (halves: number): string => (halves % 2 ? `${halves > 1 ? Math.floor(halves / 2) : ""}½` : String(halves / 2));
export const isColumn = (from: string): boolean => from === "front" || from === "rear";

/** A cell that an event names by its number, as it is printed: "7-5". */
export function cellOf({ cells, cell_numbers }: Pick<TableView, "cells" | "cell_numbers">, cell: number): string {
  return cellName(cells[cell_numbers.indexOf(cell)] ?? []);
}

/** Connectors of a tile that is turned further. */
export function turned(connectors: string, quarters: number): string {
  return [0, 1, 2, 3].map((side) => connectors[(side - quarters + 8) % 4]).join("");
}

/** Goods as a list of colours, the dearest first. */
export const listed = (goods: GoodsView): string[] => COLOURS.flatMap((colour) => Array.from({ length: goods[colour] }, () => colour));

/** Ships in flight, the leader first. */
export const inOrder = (ships: ShipView[]): ShipView[] => ships.filter((ship) => ship.flying).sort((a, b) => (b.position ?? 0) - (a.position ?? 0));

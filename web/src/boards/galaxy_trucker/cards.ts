// Adventure cards, tiles, boards and rounds: figures from the component list.

import components from "../../../../src/cosmodrome/games/galaxy_trucker/components.json";
import type { TileView } from "./view";

export interface Hit {
  kind: string;
  size: string;
  from: string;
}
interface Change {
  op: string;
  what?: string;
  n?: number;
  list?: (Hit | string)[];
}
export interface Adventure {
  id: string;
  deck: number;
  type: string;
  strength?: number;
  days?: number;
  crew?: number;
  credits?: number;
  goods?: string[];
  planets?: string[][];
  hits?: Hit[];
  lines?: { criterion: string; penalty: Change[] }[];
  penalty?: Change[];
  reward?: Change[];
  source?: string;
}
interface TileData {
  id: string;
  type: string;
  connectors: Record<"n" | "e" | "s" | "w", number>;
  source?: string;
}
interface Board {
  ship_class: string;
  columns_left_to_right: number[];
  rows_front_to_rear: number[];
}
interface Round {
  ship_class: string;
  start_gap: number;
  hourglass_start: string;
}

const byId = <T extends { id: string }>(list: unknown): Map<string, T> => new Map((list as T[]).map((one) => [one.id, one]));
const byClass = <T extends { ship_class: string }>(list: unknown): Map<string, T> => new Map((list as T[]).map((one) => [one.ship_class, one]));

const CARDS = byId<Adventure>(components.adventure_cards);
const TILES = byId<TileData>(components.tiles);
const BOARDS = byClass<Board>(components.ship_boards);
const ROUNDS = byClass<Round>(components.rounds);
const CIRCLES = components.flight_board.hourglass_circles as string[];

export const PRICES: Record<string, number> = components.flight_board.goods_prices; // by colour
export const SPACES = components.flight_board.spaces;

export const adventure = (id: string): Adventure | undefined => CARDS.get(id);
export const sourceOf = (id: string): string | undefined => CARDS.get(id)?.source ?? TILES.get(id)?.source;

/** A tile by its id, as it is printed. */
export function printed(id: string): TileView | undefined {
  const tile = TILES.get(id);
  if (!tile) return undefined;
  const { n, e, s, w } = tile.connectors;
  return { tile: id, type: tile.type, connectors: [n, e, s, w].join(""), rotation: 0 };
}

/** A cell that an event names by its number, as it is printed: "7-5". */
export function cellOf(shipClass: string, cell: number): string {
  const board = BOARDS.get(shipClass);
  const columns = board?.columns_left_to_right ?? [];
  const column = columns[cell % columns.length];
  const row = board?.rows_front_to_rear[Math.floor(cell / columns.length)];
  return column === undefined || row === undefined ? "" : `${column}-${row}`;
}

/** The circles that the hourglass passes in a round, "Start" last. */
export function circlesOf(shipClass: string): string[] {
  const first = CIRCLES.indexOf(ROUNDS.get(shipClass)?.hourglass_start ?? "");
  return first < 0 ? CIRCLES : CIRCLES.slice(first);
}

/** The hits of a card in their order: its own, or those that threaten whoever is beaten. */
export function hitsOf(card: Adventure): Hit[] {
  const lost = [...(card.penalty ?? []), ...(card.lines ?? []).flatMap((line) => line.penalty)];
  return card.hits ?? lost.filter((one) => one.op === "hits").flatMap((one) => (one.list ?? []) as Hit[]);
}

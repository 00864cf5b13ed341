// The view of a table as the server sends it.

export type Direction = "front" | "right" | "rear" | "left";
export type Goods = Record<string, number>; // by colour

export interface TileView {
  tile: string;
  type: string;
  connectors: string;
  rotation: number;
  batteries?: number;
  humans?: number;
  alien?: string;
  goods?: string[];
}
export interface ShipView {
  pilot: number;
  colour: string;
  tiles: Record<string, TileView>;
  last: string | null;
  faults: Record<string, string>; // by cell: the rule that is broken
  reserve: TileView[];
  lost: string[];
  number: number | null;
  flying: boolean;
  position: number | null;
  space: number | null;
  landed: number | null;
  declared: number | null; // in halves
  crew: number;
  batteries: number;
  engines: [number, number];
  cannons: [number, number]; // in halves
  shields: Direction[];
  exposed: number;
  goods: Goods;
}
export interface PlayerView {
  colour: string;
  ship: number;
  partner: number | null;
  credits: number | null;
  hand: TileView | null;
  looking: number | null;
  looked: number[];
}
export interface HitView {
  ship: number;
  hit: string;
  from: Direction;
  line: number;
  cell: string;
  helping: string[]; // tiles that would stop it
}
export interface Glass {
  circle: string;
  running: boolean;
  seconds?: number;
  cycles?: number;
  cycles_per_run?: number;
}
export interface TruckerView {
  round: string;
  test_flight: boolean;
  cells: [number, number][]; // from front to rear
  insurance: number | null;
  rewards: { finish: number[]; best_looking: number };
  heap: number;
  face_up: Record<string, TileView>;
  hourglass: Glass | null;
  beginner: number;
  numbers: number[];
  piles: (string[] | null)[];
  cards_left: number;
  opened: string[];
  card: { id: string; type: string; strength?: number; crew?: number; credits?: number } | null;
  hit: HitView | null;
  pallet: Goods;
  players: PlayerView[];
  ships: ShipView[];
}

export const COLOURS = ["red", "yellow", "green", "blue"];
export const SHIPS = ["red", "green", "blue", "yellow"]; // by seat
export const DIRECTIONS: Direction[] = ["front", "right", "rear", "left"];
export const HITS = ["small-meteor", "large-meteor", "light-shot", "heavy-shot"];

export const cellName = ([column, row]: [number, number]): string => `${column}-${row}`;
export const half = (halves: number): string => (halves % 2 ? `${halves > 1 ? Math.floor(halves / 2) : ""}½` : String(halves / 2));
export const isColumn = (from: string): boolean => from === "front" || from === "rear";

/** Connectors of a tile that is turned further. */
export function turned(connectors: string, quarters: number): string {
  return [0, 1, 2, 3].map((side) => connectors[(side - quarters + 8) % 4]).join("");
}

/** Goods as a list of colours, the dearest first. */
export const listed = (goods: Goods): string[] => COLOURS.flatMap((colour) => Array.from({ length: goods[colour] ?? 0 }, () => colour));

/** Ships in flight, the leader first. */
export const inOrder = (ships: ShipView[]): ShipView[] => ships.filter((ship) => ship.flying).sort((a, b) => (b.position ?? 0) - (a.position ?? 0));

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
  faults: string[];
  reserve: TileView[];
  lost: string[];
  number: number | null;
  flying: boolean;
  position: number | null;
  space: number | null;
  landed: number | null;
  crew: number;
  batteries: number;
  engines: [number, number];
  cannons: [number, number];
  exposed: number;
  goods: Record<string, number>;
}
export interface TruckerView {
  round: string;
  cells: [number, number][];
  insurance: number | null;
  heap: number;
  face_up: Record<string, TileView>;
  hourglass: { circle: string; running: boolean; seconds?: number; cycles?: number; cycles_per_run?: number } | null;
  numbers: number[];
  piles: (string[] | null)[];
  cards_left: number;
  opened: string[];
  card: string | null;
  pallet: Record<string, number>;
  players: { colour: string; ship: number; credits: number | null; hand: TileView | null; looking: number | null; looked: number[] }[];
  ships: ShipView[];
}

export const cellName = ([column, row]: [number, number]): string => `${column}-${row}`;
export const half = (halves: number): string => (halves % 2 ? `${halves > 1 ? Math.floor(halves / 2) : ""}½` : String(halves / 2));

/** Connectors of a tile that is turned further. */
export function turned(connectors: string, quarters: number): string {
  return [0, 1, 2, 3].map((side) => connectors[(side - quarters + 8) % 4]).join("");
}

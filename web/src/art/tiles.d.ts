export interface Block {
  colour: string;
  price: number;
}
export interface TileLook {
  type: string;
  con: string; // connectors n e s w, already turned
  turns?: number;
  k?: number; // crew or cells that are full
  g?: Block[]; // goods
  alien?: string; // colour
  seat?: string; // colour of a starting cabin
  fire?: boolean;
}
export function svg(look: TileLook): string;
export function back(): string;
export function inner(look: TileLook): string;
export function goodSvg(block: Block): string;

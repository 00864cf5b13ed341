export interface Docked {
  cap: number;
  to: string | null;
  token: string | null;
  crew: number[]; // numbers of colours, seat by seat
  ghosts?: number; // how many of them, the last ones, only would board
}
export function padSvg(ship: Docked | null, more: { i?: number; s?: Docked; sym?: string; top?: number }): string;
export const sprite: string;

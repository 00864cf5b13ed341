export interface Docked {
  cap: number;
  to: string | null;
  token: string | null;
  crew: number[]; // numbers of colours, seat by seat
}
export function padSvg(ship: Docked | null, more: { i?: number; s?: Docked; sym?: string; top?: number }): string;
export const sprite: string;

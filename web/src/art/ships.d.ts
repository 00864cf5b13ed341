export interface ShipLook {
  name: string; // the seed: the English name
  cls?: string; // the class in words
  kind?: string; // or the hull itself
  level?: number; // 0 to 3
  label?: string;
  klass?: string;
  slice?: boolean;
  sky?: boolean;
}
export function svg(look: ShipLook): string;
export function parts(look: ShipLook): string;
export function sky(seed: string, width: number, height: number, stars?: number): string;
export function rng(seed: string | number): () => number;
export function hash(text: string): number;
export function kind(words: string): string;
export function shade(hex: string, factor: number): string;

export interface Frame {
  W: number;
  H: number;
  R: number;
  cx: number;
  cy: number;
  in?: number;
}
export interface MarsMap {
  ring: string[]; // outer regions clockwise from north
  inner: string[]; // inner regions clockwise
  turn: number; // degrees by which the core is turned
}
export interface Shape {
  at: Record<string, [number, number]>;
  pt(angle: number, radius: number): [number, number];
}
export function globe(frame: Frame, map: MarsMap, names: ((region: string) => string) | null): { svg: string; sh: Shape };

// Where a bubble stands: beside what it speaks of, on the screen, and on as little of what is to be seen as possible.

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Side = "right" | "left" | "below" | "above" | "";

const GAP = 20; // between the bubble and what it speaks of
const EDGE = 10; // between the bubble and the edge of the screen

export function around(rects: Rect[]): Rect | null {
  if (!rects.length) return null;
  const x = Math.min(...rects.map((one) => one.x));
  const y = Math.min(...rects.map((one) => one.y));
  const right = Math.max(...rects.map((one) => one.x + one.width));
  const bottom = Math.max(...rects.map((one) => one.y + one.height));
  return { x, y, width: right - x, height: bottom - y };
}

function covered(one: Rect, other: Rect): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** Return the place of a bubble of that size, and on which side of the target it stands; with no target, low in the middle. */
export function beside(target: Rect | null, size: { width: number; height: number }, screen: Rect, clear: Rect[]): { x: number; y: number; side: Side } {
  const { width, height } = size;
  const fit = (x: number, y: number): Rect => ({
    x: Math.max(screen.x + EDGE, Math.min(screen.x + screen.width - width - EDGE, x)),
    y: Math.max(screen.y + EDGE, Math.min(screen.y + screen.height - height - EDGE, y)),
    width,
    height,
  });
  if (!target) return { ...fit(screen.x + (screen.width - width) / 2, screen.y + screen.height), side: "" };
  const middle = { x: target.x + (target.width - width) / 2, y: target.y + (target.height - height) / 2 };
  const places: [Side, Rect][] = [
    ["right", fit(target.x + target.width + GAP, middle.y)],
    ["left", fit(target.x - width - GAP, middle.y)],
    ["below", fit(middle.x, target.y + target.height + GAP)],
    ["above", fit(middle.x, target.y - height - GAP)],
  ];
  const cost = (place: Rect): number => clear.reduce((sum, one) => sum + covered(place, one), 4 * covered(place, target));
  const [side, best] = places.reduce((kept, one) => (cost(one[1]) < cost(kept[1]) ? one : kept));
  return { x: best.x, y: best.y, side: covered(best, target) ? "" : side };
}

// Where a panel stands beside what it tells of: right or left of it, else above or below, within its bounds.

export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 12;

export function beside(of: Rectangle, width: number, height: number, within: Rectangle): { left: number; top: number } {
  const middle = (of.top + of.bottom) / 2 - height / 2;
  const fit = (at: number, size: number, low: number, high: number): number => Math.max(low, Math.min(high - size, at));
  const level = fit(middle, height, within.top, within.bottom);
  if (of.right + GAP + width <= within.right) return { left: of.right + GAP, top: level };
  if (of.left - GAP - width >= within.left) return { left: of.left - GAP - width, top: level };
  const left = fit((of.left + of.right) / 2 - width / 2, width, within.left, within.right);
  const above = of.top - GAP - height;
  return { left, top: above >= within.top ? above : fit(of.bottom + GAP, height, within.top, within.bottom) };
}

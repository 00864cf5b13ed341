// Places of the screen, named by boards and frame with `data-at`.

export interface Box {
  x: number; // of the middle
  y: number;
  width: number;
  height: number;
}

export function placeNamed(name: string): HTMLElement | undefined {
  const all = document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(name)}"]`);
  return [...all].find((one) => one.getClientRects().length > 0);
}

export function boxOf(name: string | undefined): Box | undefined {
  const rect = name ? placeNamed(name)?.getBoundingClientRect() : undefined;
  return rect && { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, width: rect.width, height: rect.height };
}

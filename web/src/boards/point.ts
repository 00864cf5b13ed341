// Pointing at a place of the board, by mouse or by focus, shows what its option leads to.

import type { Desk } from "../core/table/desk.svelte";

export function point(desk: Desk, place: string, component?: string) {
  return (node: HTMLElement): (() => void) => {
    const on = (): void => desk.point(place, component);
    const off = (): void => queueMicrotask(() => desk.point()); // what has the focus may vanish in the middle of a drawing
    const handlers: [string, () => void][] = [
      ["mouseenter", on],
      ["focus", on],
      ["mouseleave", off],
      ["blur", off],
    ];
    for (const [name, handler] of handlers) node.addEventListener(name, handler);
    return () => {
      for (const [name, handler] of handlers) node.removeEventListener(name, handler);
    };
  };
}

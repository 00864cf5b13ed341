// Finds on the screen what the guide speaks of.

import { placeNamed } from "../../core/table/places";
import type { Rect } from "./beside";

const MOST = 12; // single places; more of them are shown as one

function seen(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
}

export function rectOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** Return the named places of the board, and what glows on it. */
export function onBoard(spots: string[], glowing: boolean): Element[] {
  const named = spots.map(placeNamed).filter((one) => one !== undefined);
  const glow = glowing ? [...document.querySelectorAll("main.board .hot")] : [];
  const found = [...new Set<Element>([...named, ...glow])].filter(seen);
  return found.filter((one) => !found.some((other) => other !== one && other.contains(one))).slice(0, MOST);
}

/** Return the answers in the question bar that lead on. */
export function inBar(): Element[] {
  return [...document.querySelectorAll(".ask .opt.lit")].filter(seen);
}

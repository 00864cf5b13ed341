// Finds on the screen what the guide speaks of.

import type { Option } from "../../core/protocol";
import { placeNamed } from "../../core/table/places";
import type { Rect } from "./beside";

const MOST = 12; // places at once

function drawn(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
}

/** Tell whether something is on the screen, and not scrolled away. */
export function inSight(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
}

export function rectOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** Return what shows the places of an option: the pieces themselves, or the place where they lie. */
function piecesOf(option: Option): Element[] {
  return option.places.flatMap((place) => {
    const pieces = [...document.querySelectorAll<HTMLElement>(`main.board [data-place="${CSS.escape(place)}"]`)].filter(drawn);
    const meant = pieces.filter((one) => !one.dataset.card || !option.components.length || option.components.includes(one.dataset.card));
    return meant.length ? meant : [placeNamed(place)].filter((one) => one !== undefined);
  });
}

/** Return the named places of the board, what shows these options, and, where nothing else does, what glows with them. */
export function onBoard(spots: string[], lit: Option[], glows: boolean): Element[] {
  const named = spots.map(placeNamed).filter((one) => one !== undefined);
  const glow = lit.length && glows ? [...document.querySelectorAll("main.board .hot")] : [];
  const found = [...new Set<Element>([...named, ...lit.flatMap(piecesOf), ...glow])].filter(drawn);
  return found.filter((one) => !found.some((other) => other !== one && other.contains(one))).slice(0, MOST);
}

/** Return where the question bar shows the answers that lead on, as far as they are not scrolled away. */
export function inBar(): Rect[] {
  const list = document.querySelector(".ask .opts")?.getBoundingClientRect();
  if (!list) return [];
  const shown = [...document.querySelectorAll(".ask .opt.lit")].map(rectOf).map((one) => {
    const y = Math.max(one.y, list.top);
    return { ...one, y, height: Math.min(one.y + one.height, list.bottom) - y };
  });
  return shown.filter((one) => one.height > 8);
}

// Finds on the screen what the guide speaks of.

import type { Option } from "../../core/protocol";
import { placeNamed } from "../../core/table/places";
import type { Rect } from "./beside";

const MOST = 12; // places at once
const LEAST = 8; // pixels of something that can be seen

function drawn(element: Element): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
}

/** Return what of an element is on the screen, and not scrolled away or cut off. */
export function rectOf(element: Element): Rect {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (box !== document.documentElement && getComputedStyle(box).overflow === "visible") continue;
    const edge = box === document.documentElement ? new DOMRect(0, 0, innerWidth, innerHeight) : box.getBoundingClientRect();
    [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function inSight(element: Element): boolean {
  const { width, height } = rectOf(element);
  return width > LEAST && height > LEAST;
}

/** Return what shows the places of an option: the pieces themselves, or the place where they lie. */
function piecesOf(option: Option): Element[] {
  return option.places.flatMap((place) => {
    const pieces = [...document.querySelectorAll<HTMLElement>(`main.board [data-place="${CSS.escape(place)}"]`)].filter(drawn);
    const meant = pieces.filter((one) => !one.dataset.card || !option.components.length || option.components.includes(one.dataset.card));
    return meant.length ? meant : [placeNamed(place)].filter((one) => one !== undefined);
  });
}

/** Return the named places of the board, what shows these options, and what glows with them. */
export function onBoard(spots: string[], lit: Option[]): Element[] {
  const named = spots.map(placeNamed).filter((one) => one !== undefined);
  const glow = lit.length ? [...document.querySelectorAll("main.board .hot")] : [];
  const found = [...new Set<Element>([...named, ...lit.flatMap(piecesOf), ...glow])].filter(drawn);
  return found.filter((one) => !found.some((other) => other !== one && other.contains(one))).slice(0, MOST);
}

/** Return where the question bar shows the answers that lead on, as far as they are not scrolled away. */
export function inBar(): Rect[] {
  return [...document.querySelectorAll(".ask .opt.lit")].filter(inSight).map(rectOf);
}

// From what is drawn to the options that concern it.

import type { Desk } from "../../core/table/desk.svelte";
import type { Option } from "../../core/protocol";

/** The options of a place, or those that name only the component. */
export function optionsAt(desk: Desk, place: string, component?: string): Option[] {
  const found = place ? desk.picker.at(place, component) : [];
  if (found.length || !component) return found;
  return desk.picker.options.filter((option) => !option.places.length && option.components.includes(component));
}

export function optionsFor(desk: Desk, component: string): Option[] {
  return desk.picker.options.filter((option) => option.components.includes(component));
}

export function labelled(desk: Desk, ...ids: string[]): Option[] {
  return desk.picker.options.filter((option) => ids.includes(option.label.id));
}

/** Pick the only option, or offer several below. */
export function choose(desk: Desk, options: Option[]): void {
  const only = options.length === 1 ? options[0] : undefined;
  if (only) {
    desk.picker.only = null;
    desk.pick(only);
  } else if (options.length) {
    desk.picker.only = options;
    desk.picker.picked = null;
  }
}

export function isHot(desk: Desk, options: Option[]): boolean {
  return desk.picker.glowing.some((one) => options.includes(one));
}

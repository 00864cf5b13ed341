// What can be done with a component now, in the words of the options that concern it.

import type { Desk } from "../../core/table/desk.svelte";

const MOST = 2;

export function choices(desk: Desk, { id, place }: { id: string; place: string }): string[] {
  const options = place ? desk.picker.at(place, id) : [];
  return options.slice(0, MOST).map((option) => [desk.speech.say(option.label), desk.warn(option)].filter(Boolean).join(". "));
}

// What a brought board is given: plain data, and functions that ask the desk.

import type { Desk } from "../../core/table/desk.svelte";
import type { Arg, View } from "../../core/protocol";
import { settings } from "../../core/settings.svelte";
import { component } from "../../core/words/sheet";
import type { Option, Props } from "./interface";

/** Everything that may change is read here, so that whoever watches the result hears of it. */
export function propsFor(view: View, seat: number, desk: Desk): Props {
  const { picker, speech } = desk;
  const names = desk.names; // read here: somebody may sit down
  return {
    table: view.table,
    seat,
    asked: view.asked,
    over: view.over,
    winners: view.winners ?? [],
    options: picker.options,
    picked: picker.picked,
    pointed: picker.pointed,
    after: desk.after?.table ?? null,
    language: settings.language,
    theme: settings.theme,
    can: (place, id) => desk.can(place, id),
    hot: (place, id) => desk.hot(place, id),
    click: (place, id) => desk.click(place, id),
    pick: (option: Option) => {
      const found = picker.options.find((one) => one.answer === option.answer);
      if (found) desk.pick(found);
    },
    point: (place, id) => desk.point(place, id),
    look: (id) => desk.look(id),
    name: (id) => desk.name(id),
    seatName: (other) => names[other] || desk.seatName(other),
    say: (id, args = {}) => speech.say({ id, args: args as Record<string, Arg> }),
    sheet: (id) => component<Record<string, unknown>>(desk.game, id),
  };
}

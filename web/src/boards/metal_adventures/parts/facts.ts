// What is to be read of a component beside its picture.

import type { Facts } from "../..";
import type { Desk } from "../../../core/table/desk.svelte";
import { entry, textOf, wordOf } from "../cards";
import { s } from "../words";

export function factsOf(id: string, desk: Desk): Facts | null {
  const one = entry(id);
  if (!one.kind) return null;
  const rows: [string, string][] = [];
  const add = (word: string, value: number | string): void => {
    if (value) rows.push([s(word), String(value)]);
  };
  if (one.power) add("power", desk.name(one.power));
  add("strength", one.strength);
  add("defeat", one.damage && s("damage-n", { n: one.damage }));
  if (one.kind !== "action") add("victory", one.signs.map((sign) => `${s(wordOf(sign))} ${sign.text}`.trim()).join(", "));
  add("cost", one.cost);
  add("glory", one.glory);
  add("credits", one.credits);
  add("effect", textOf(id));
  return { source: one.source, rules: [one.rule], rows };
}

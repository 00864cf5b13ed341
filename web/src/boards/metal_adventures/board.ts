import type { Desk } from "../../core/desk.svelte";
import { addIcons } from "../../core/sprite";
import type { Facts } from "..";
import { entry, powerOf, rewards, textOf } from "./data";
import icons from "./icons.svg?raw";
import { s } from "./words";
import "./common.css";
import "./rivals.css";
import "./space.css";
import "./battle.css";
import "./offer.css";
import "./map.css";
import "./mine.css";
import "./real.css";
import "./deals.css";
import "./middle.css";
import "./phone.css";
import "./odds.css";

export { default } from "./MetalAdventures.svelte";
export { motionsOf } from "./motions";
export { default as Picture } from "./Picture.svelte";

addIcons(icons);

const RULES: Record<string, string> = { ship: "MA-10.2", planet: "MA-10.7", trophy: "MA-6.2", equipment: "MA-7.4", support: "MA-7.7", base_ship: "MA-21.1" };

export function factsOf(id: string, desk: Desk): Facts | null {
  const one = entry(id);
  if (!one.id) return null;
  const rows: [string, string][] = [];
  const add = (word: string, value: number | string | null | undefined): void => {
    if (value) rows.push([s(word), String(value)]);
  };
  if (one.type === "ship") add("power", desk.name(powerOf(id)));
  add("strength", one.strength);
  add("defeat", one.damage && s("damage-n", { n: one.damage }));
  add("victory", rewards(id).map((gain) => `${s(gain.word)} ${gain.n}`).join(", "));
  add("cost", one.cost);
  add("glory", one.glory);
  add("credits", one.credits);
  add("effect", textOf(id));
  return { source: one.source, rules: [one.rule ?? RULES[one.type ?? ""] ?? "MA-1.1"], rows };
}

import { addIcons } from "../../core/sprite";
import type { Desk } from "../../core/table/desk.svelte";
import type { Facts } from "..";
import { card } from "./cards";
import icons from "./parts/icons.svg?raw";
import { s } from "./words";
import "./cards/cards.css";
import "./seats/others.css";
import "./seats/mine.css";
import "./boss/boss.css";
import "./seats/team.css";
import "./narrow.css";
import "./real.css";

export { default } from "./StarRealms.svelte";
export { motionsOf } from "./motions";
export { default as Picture } from "./cards/Picture.svelte";

addIcons(icons);

export function factsOf(id: string, desk: Desk): Facts | null {
  const one = card(id);
  if (!one.id) return null;
  const rows: [string, string][] = [[s(one.type), one.faction ? desk.name(one.faction) : "—"]];
  if (one.cost) rows.push([s("cost"), String(one.cost)]);
  if (one.defense) rows.push([s("defence"), String(one.defense)]);
  for (const { ability, words } of one.abilities) rows.push([s(ability), words.map((message) => desk.speech.say(message)).join(", ")]);
  return { source: one.source, rules: ["SR-5.1"], rows };
}

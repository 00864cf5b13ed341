import type { Facts } from "..";
import type { Desk } from "../../core/desk.svelte";
import { addIcons } from "../../core/sprite";
import { card } from "./cards";
import "./cards.css";
import "./goals.css";
import "./mars.css";
import "./port.css";
import "./sky.css";
import "./narrow.css";
import { wordsOf } from "./names";
import { sprite } from "./ports.js";
import "./real.css";
import { s } from "./words";

export { motionsOf } from "./motions";
export { default as Picture } from "./Picture.svelte";
export { default } from "./RedPlanet.svelte";

addIcons(sprite);

export function factsOf(id: string, desk: Desk): Facts | null {
  const one = card(id);
  if (!one) return null;
  const rows: [string, string][] = one.words.length ? [[s("effect"), wordsOf(id, desk)]] : [];
  if (one.kind === "ship") rows.push([s("seats"), String(one.number)]);
  return { source: one.source, rules: one.rules, rows };
}

import type { Facts } from "..";
import type { Desk } from "../../core/table/desk.svelte";
import { addIcons } from "../../core/sprite";
import { card } from "./cards";
import "./seats/cards.css";
import "./seats/goals.css";
import "./mars/mars.css";
import "./port/port.css";
import "./mars/sky.css";
import "./narrow.css";
import { wordsOf } from "./names";
import { sprite } from "./port/ports.js";
import "./real.css";
import { s } from "./words";

export { motionsOf } from "./motions";
export { default as Picture } from "./parts/Picture.svelte";
export { default } from "./RedPlanet.svelte";

addIcons(sprite);

export function factsOf(id: string, desk: Desk): Facts | null {
  const one = card(id);
  if (!one) return null;
  const rows: [string, string][] = one.words.length ? [[s("effect"), wordsOf(id, desk)]] : [];
  if (one.kind === "ship") rows.push([s("seats"), String(one.number)]);
  return { source: one.source, rules: one.rules, rows };
}

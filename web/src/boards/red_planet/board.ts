import type { Facts } from "..";
import type { Desk } from "../../core/desk.svelte";
import { addIcons } from "../../core/sprite";
import { card, effects } from "./cards";
import "./cards.css";
import "./goals.css";
import "./mars.css";
import "./port.css";
import "./sky.css";
import "./narrow.css";
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
  const texts = effects(id).map((text) => desk.speech.say(text));
  const rows: [string, string][] = texts.length ? [[s("effect"), texts.join("; ")]] : [];
  if (one.capacity) rows.push([s("seats"), String(one.capacity)]);
  return { source: one.source, rules: one.rules, rows };
}

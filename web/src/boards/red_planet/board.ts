import type { Facts } from "..";
import components from "../../../../src/cosmodrome/games/red_planet/components.json";
import type { Desk } from "../../core/desk.svelte";
import { addIcons } from "../../core/sprite";
import "./cards.css";
import "./mars.css";
import "./narrow.css";
import "./port.css";
import { sprite } from "./ports.js";
import "./real.css";

export { default as Picture } from "./Picture.svelte";
export { default } from "./RedPlanet.svelte";

addIcons(sprite);

interface Entry {
  id: string;
  source?: string;
  rules?: string[];
}
const lists = [components.regions, components.characters, components.goals, components.discoveries, components.actions, components.ships];
const ENTRIES = new Map((lists.flat() as Entry[]).map((entry) => [entry.id, entry]));

export function factsOf(id: string, _desk: Desk): Facts | null {
  const entry = ENTRIES.get(id);
  return entry ? { source: entry.source, rules: entry.rules, rows: [] } : null;
}

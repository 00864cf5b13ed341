// The components as the server describes them, and how they are drawn.

import type { Sign } from "../../core/protocol";
import { settings } from "../../core/settings.svelte";
import { component } from "../../core/words/sheet";
import type { ComponentSheet } from "./types";

const NOTHING: ComponentSheet = { kind: "", name: "?", strength: 0, damage: 0, power: "", cost: 0, family: "", glory: 0, credits: 0, actions: [], planet: "", number: 0, titled: false, price: [], signs: [], text: {}, rule: "", source: "" };

export function entry(id: string | null | undefined): ComponentSheet {
  return component<ComponentSheet>("metal_adventures", id ?? "") ?? NOTHING;
}

/** What a card does, in the reader's language. */
export function textOf(id: string): string {
  return entry(id).text[settings.language] ?? "";
}

export const isSupport = (id: string): boolean => entry(id).kind === "support";

// --- how things are drawn ---------------------------------------------------------------------------------------------
const HULLS: [RegExp, string][] = [
  [/courier|scout|skiff|drone|runner/, "scout"],
  [/cutter|patrol|corvette|guard/, "cruiser"],
  [/destroyer|frigate|minelayer|torpedo/, "destroyer"],
  [/dreadnought|battleship|cathedral|throne|flagship|judgment/, "dreadnought"],
  [/barge|van|hauler|convoy/, "train"],
  [/tug|bucket|junk/, "tug"],
  [/carrier|transport|hive|ark/, "carrier"],
  [/freighter|parcel|pay_ship/, "cargo"],
  [/hulk|vault|bullion|slaver/, "tanker"],
  [/yacht|pilgrim|liner|chieftain/, "command"],
  [/hunter|siege|ram|flame/, "gun"],
]; // prettier-ignore
const BASES: Record<string, string> = {
  base_privateer: "star", base_bulwark: "destroyer", base_duelist: "cruiser",
  base_comrade: "command", base_merchantman: "cargo", base_lone_wolf: "scout",
}; // prettier-ignore

export function hull(id: string): { name: string; kind: string; level: number } {
  const one = entry(id);
  const kind = BASES[id] ?? HULLS.find(([words]) => words.test(id))?.[1] ?? "star";
  return { name: one.name, kind, level: Math.max(0, Math.min(3, Math.round(((one.strength || 8) - 6) / 4))) };
}

const FAMILY: Record<string, string> = { laser: "ma-laser", shield: "shield", engine: "engine", boarding: "ma-boarding", computer: "ma-computer" };
export const glyph = (id: string): string => FAMILY[entry(id).family] ?? "crew";

export const POWERS = ["sol_empire", "galactic_empire", "barrens_raiders", "ocg", "bounty_hunter"];
const COLOURS: Record<string, string> = { sol_empire: "#ffd166", galactic_empire: "#8fc7ff", barrens_raiders: "#ff9e6a", ocg: "#8be0a8", bounty_hunter: "#ff7d8e" };
export const colourOf = (power: string): string => COLOURS[power] ?? "#bcc8e4";

// --- signs ------------------------------------------------------------------------------------------------------------
const WORDS: Record<string, string> = { credits: "credits", glory: "glory", "ma-repair": "repair", "ma-trophy": "trophy", "ma-wreck": "from-pile", buy: "improvement", damage: "damage" };

/** What a sign is called. */
export const wordOf = (sign: Sign): string => WORDS[sign.icon] ?? "effect";

/** A figure of a pirate or trophy, drawn like a sign. */
export const figure = (icon: "credits" | "glory", n: number): Sign => ({ icon, text: String(n), tone: icon });

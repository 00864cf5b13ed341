// The cards and planets: figures from the component list of the game.

import { base_ships, cruise_actions, far_space, improvements, near_space, planets, trophies } from "../../../../src/cosmodrome/games/metal_adventures/components.json";
import { settings } from "../../core/settings.svelte";

interface Reward {
  op: string;
  what?: string;
  n?: number | string;
  max_cost?: number;
}
interface Effect {
  op: string;
  n?: number | string;
  when?: string;
  die?: string;
  scope?: string;
}
interface Cost {
  credits?: number | string;
  wrecks?: number;
  trophies?: number;
  wrecks_same_power?: number;
  bounty_hunter_wrecks?: number;
  credits_plus_wrecks?: number;
}
interface Entry {
  id: string;
  name_en: string;
  type?: string;
  faction?: string;
  is_bounty_hunter?: boolean;
  strength?: number | null;
  damage?: number;
  damage_on_loss?: number;
  rewards?: Reward[];
  effects?: Effect[];
  timing?: string;
  costs?: Cost[];
  cost?: number;
  family?: string;
  glory?: number;
  credits?: number;
  planet?: string;
  n?: number;
  source?: string;
  rule?: string;
  text_en?: string;
  text_ru?: string;
}

const lists = [near_space, far_space, improvements.equipment, improvements.support, trophies, base_ships, planets, cruise_actions];
const ENTRIES = new Map((lists.flat() as unknown as Entry[]).map((entry) => [entry.id, entry]));
const NOTHING: Entry = { id: "", name_en: "?" };

export function entry(id: string | null | undefined): Entry {
  return ENTRIES.get(id ?? "") ?? NOTHING;
}

export const ACTIONS = cruise_actions as unknown as Entry[];

/** What a standing ability of the base ship and the equipment adds up to; `when` names its condition. */
export function ability(player: { base: string; improvements: string[] }, op: string, ...when: string[]): number {
  const standing = [player.base, ...player.improvements.filter((id) => !isSupport(id))].flatMap((id) => entry(id).effects ?? []);
  return standing.filter((one) => one.op === op && (!when.length || when.includes(one.when ?? ""))).reduce((sum, one) => sum + Number(one.n ?? 0), 0);
}

/** What a card does, in the words of the component list. */
export function textOf(id: string): string {
  const one = entry(id);
  return (settings.language === "ru" ? one.text_ru : one.text_en) ?? "";
}

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
  return { name: one.name_en, kind, level: Math.max(0, Math.min(3, Math.round(((one.strength ?? 8) - 6) / 4))) };
}

export const FAMILY: Record<string, string> = { laser: "ma-laser", shield: "shield", engine: "engine", boarding: "ma-boarding", computer: "ma-computer" };
export const glyph = (id: string): string => FAMILY[entry(id).family ?? ""] ?? "crew";
export const isSupport = (id: string): boolean => entry(id).type === "support";

export const POWERS = ["sol_empire", "galactic_empire", "barrens_raiders", "ocg", "bounty_hunter"];
export const TITLED = ["sol_empire", "galactic_empire", "barrens_raiders"]; // three wrecks of one of these bring the title
const COLOURS: Record<string, string> = { sol_empire: "#ffd166", galactic_empire: "#8fc7ff", barrens_raiders: "#ff9e6a", ocg: "#8be0a8", bounty_hunter: "#ff7d8e" };
export const colourOf = (power: string): string => COLOURS[power] ?? "#bcc8e4";
export const powerOf = (ship: string): string => (entry(ship).is_bounty_hunter ? "bounty_hunter" : (entry(ship).faction ?? ""));

export interface Figure {
  icon: string;
  colour: string; // a token
  word: string; // of this board
  n: string;
}
const FIGURES: Record<string, Omit<Figure, "n">> = {
  credits: { icon: "credits", colour: "credits", word: "credits" },
  glory: { icon: "glory", colour: "glory", word: "glory" },
  repair: { icon: "ma-repair", colour: "income", word: "repair" },
  draw_trophy: { icon: "ma-trophy", colour: "charge", word: "trophy" },
  take_from_pile: { icon: "ma-wreck", colour: "ice", word: "from-pile" },
  take_market_improvement: { icon: "buy", colour: "ice", word: "improvement" },
};

export function figure(what: string, n: number | string): Figure {
  return { ...(FIGURES[what] ?? { icon: "vp", colour: "vp", word: what }), n: String(n) };
}

/** What beating a ship or a planet brings. */
export function rewards(id: string): Figure[] {
  return (entry(id).rewards ?? []).map((one) => figure(one.op === "gain" ? (one.what ?? "") : one.op, one.op === "take_market_improvement" ? `≤${one.max_cost}` : one.op === "draw_trophy" ? 1 : (one.n ?? 1)));
}

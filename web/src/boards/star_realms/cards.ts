// The cards: figures from the component list of the game, and their effects as messages.

import components from "../../../../src/cosmodrome/games/star_realms/components.json";
import type { Message } from "../../core/protocol";

export interface Effect {
  op: string;
  what?: "trade" | "combat" | "authority";
  n?: number | { times: number; of: string };
  who?: string;
  zones?: string[];
  min?: number;
  max?: number | null;
  then?: Effect[];
  options?: Effect[][];
  per_card?: Effect[];
  max_cost?: number;
  to?: string;
}
export type Ability = "primary" | "ally" | "double_ally" | "scrap";
export const ABILITIES: Ability[] = ["primary", "ally", "double_ally", "scrap"];

export interface Card {
  id: string;
  en: string;
  f: string; // faction as the drawings call it
  faction: string;
  cost: number;
  type: "ship" | "base" | "outpost";
  def: number;
  kind: string; // of hull
  ab: Partial<Record<Ability, Effect[]>>;
  source: string;
}

interface Entry {
  id: string;
  name_en: string;
  faction?: string | null;
  cost?: number | null;
  type?: string;
  outpost?: boolean;
  defense?: number | null;
  abilities?: Record<Ability, Effect[]>;
  source?: string;
}

const GLYPHS: Record<string, string> = { blob: "blob", machine_cult: "machine", star_empire: "star", trade_federation: "trade" };
const HULLS: Record<string, string> = {
  blob_alpha: "dreadnought", blob_miner: "miner", burrower: "miner", crusher: "tug", hive_queen: "command",
  moonwurm_hatchling: "miner", pulverizer: "gun", stinger: "star", builder_bot: "tug", destroyer_bot: "destroyer",
  enforcer_mech: "dreadnought", nanobot_swarm: "carrier", plasma_bot: "gun", repair_mech: "tug", cargo_craft: "cargo",
  farm_ship: "tanker", frontier_hawk: "star", hammerhead: "destroyer", imperial_flagship: "dreadnought",
  light_cruiser: "cruiser", warpgate_cruiser: "carrier", federation_battleship: "dreadnought",
  federation_cruiser: "destroyer", frontier_runner: "fasttanker", gateship: "gate", long_hauler: "train",
  orbital_shuttle: "scout", patrol_boat: "cruiser", scout: "scout", viper: "star", explorer: "command",
}; // prettier-ignore

function cardOf(entry: Entry): Card {
  const abilities = Object.entries(entry.abilities ?? {}).filter(([, effects]) => effects.length);
  return {
    id: entry.id,
    en: entry.name_en,
    f: GLYPHS[entry.faction ?? ""] ?? "",
    faction: entry.faction ?? "",
    cost: entry.cost ?? 0,
    type: entry.type === "base" ? (entry.outpost ? "outpost" : "base") : "ship",
    def: entry.defense ?? 0,
    kind: HULLS[entry.id] ?? "cargo",
    ab: Object.fromEntries(abilities),
    source: entry.source ?? "",
  };
}

const CARDS = new Map((components.components as unknown as Entry[]).map((entry) => [entry.id, cardOf(entry)]));
const UNKNOWN: Card = { id: "", en: "?", f: "", faction: "", cost: 0, type: "ship", def: 0, kind: "cargo", ab: {}, source: "" };

export function card(id: string): Card {
  return CARDS.get(id) ?? UNKNOWN;
}

/** The classes by which the styles colour a card. */
export function look(one: Card): string {
  return `F F-${one.f || "none"} T-${one.type}`;
}

/** What effects do, as messages of the game. */
export function effectMessages(effects: Effect[]): Message[] {
  return effects.map(effectMessage);
}

function effectMessage(effect: Effect): Message {
  const n = typeof effect.n === "number" ? effect.n : 1;
  switch (effect.op) {
    case "gain":
      if (typeof effect.n === "object") {
        return effect.n.of.startsWith("cost")
          ? { id: "effect-gain-combat-by-cost", args: {} }
          : { id: "effect-gain-combat-by-scrapped", args: { n: effect.n.times } };
      }
      return { id: `effect-gain-${effect.what}`, args: { n } };
    case "draw":
      return { id: "effect-draw", args: { n } };
    case "discard":
      return { id: `effect-discard-${(effect.who ?? "self").replaceAll("_", "-")}`, args: { n } };
    case "discard_any":
      return { id: "effect-discard-any", args: { then: effectMessages(effect.per_card ?? []) } };
    case "scrap": {
      const zones = (effect.zones ?? []).map((zone) => zone.replaceAll("_", "-")).join("-or-");
      const scrap = { id: `effect-${effect.min ? "must" : "may"}-scrap-${zones}`, args: { n: effect.max ?? 1 } };
      return effect.then ? { id: "effect-then", args: { effect: scrap, then: effectMessages(effect.then) } } : scrap;
    }
    case "choose":
      return {
        id: "effect-choose",
        args: { first: effectMessages(effect.options?.[0] ?? []), second: effectMessages(effect.options?.[1] ?? []) },
      };
    case "if":
      return { id: "effect-if-bases", args: { n: 2, then: effectMessages(effect.then ?? []) } };
    case "acquire_free":
      return { id: effect.to === "deck_top" ? "effect-acquire-to-top" : "effect-acquire", args: { cost: effect.max_cost ?? 0 } };
    case "destroy_base":
      return { id: "effect-destroy-base", args: {} };
    case "redirect_next_acquire":
      return { id: "effect-top-next-base", args: {} };
    case "return_from_scrap_heap":
      return { id: "effect-return-later", args: {} };
    default:
      return { id: "effect-top-base", args: {} };
  }
}

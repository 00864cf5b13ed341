// The cards as the server describes them, and how they are drawn: hulls, emblems, colours.

import type { Sign } from "../../core/protocol";
import { component } from "../../core/words/sheet";
import type { AbilitySheet, ComponentSheet } from "./types";

export type Ability = AbilitySheet["ability"];

export interface Card extends ComponentSheet {
  id: string;
  f: string; // faction as the drawings call it
  kind: string; // of hull
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
const UNKNOWN: ComponentSheet = { name: "?", faction: null, cost: 0, type: "ship", defense: 0, asks: false, abilities: [], source: "" };

export function card(id: string): Card {
  const one = component<ComponentSheet>("star_realms", id);
  return { ...(one ?? UNKNOWN), id: one ? id : "", f: glyph(one?.faction ?? ""), kind: HULLS[id] ?? "cargo" };
}

/** A faction as the drawings call it. */
export function glyph(faction: string): string {
  return GLYPHS[faction] ?? "";
}

/** The classes by which the styles colour a card. */
export function look(one: Card): string {
  return `F F-${one.f || "none"} T-${one.type}`;
}

/** The classes by which the styles colour signs that stand together. */
export function chip(signs: Sign[]): string {
  const tone = signs[0]?.tone ?? "";
  if (["trade", "combat", "authority"].includes(tone)) return `r-${tone}`;
  return `e${tone === "foe" ? " foex" : ""}${signs.some((sign) => sign.tone === "zone") ? " bin" : ""}`;
}

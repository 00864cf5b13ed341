// The view of a Star Realms table, as the server sends it.

import type { Told, View } from "../../core/protocol";
import type { Ability } from "./cards";

export interface FleetCard {
  card: string;
  base: boolean;
  outpost: boolean;
  faction: string | null;
  damage?: number;
  used: Ability[];
  ready: Ability[];
}

export interface PlayerView {
  own: boolean;
  out?: boolean;
  team?: number;
  authority: number;
  trade: number;
  combat: number;
  hand: string[] | null;
  hand_size: number;
  hand_at_turn: number; // cards of a new hand
  deck_size: number;
  deck_top: string[];
  discard: string[];
  fleet: FleetCard[];
  returning?: string[];
}

export interface BossView {
  authority: number;
  trade: number;
  combat: number;
  hand: string[];
  deck: string[];
  deck_top: string[];
  discard: string[];
  fleet: FleetCard[];
  assimilation: number;
  owed: number;
  mulligan_used: boolean;
  trade_deck_top: string[];
  elite: string[];
  subject: string[];
  subjects: string[];
  acquisition: string[];
  ledger: string[];
  buried: string[];
  buried_unseen: number;
  tentacles: Record<string, string[]>;
}

/** The next turn of the Boss, as far as it lies open. */
export interface Forecast {
  quiet_turns: number; // of the players before the Boss wakes
  unknown: { how: "plays" | "draws" | "reveals" | "feeds"; n: number } | null; // cards that nobody knows yet
  by_chance: boolean; // equals among which chance will choose
  combat: number;
  authority: number[]; // that each seat has left
  discards: number[]; // of each seat
  steps: Told[];
}

export interface StarRealmsView {
  mode?: string;
  level?: string | null;
  turn: number;
  turn_limit?: number;
  active: number;
  row: (string | null)[];
  trade_deck: number;
  explorers: number;
  scrap_heap: string[];
  players: PlayerView[];
  boss?: BossView | null;
  forecast?: Forecast | null;
}

const BOSS = -4; // as events name it

/** Where an owner is in the view, as events name them. */
export function home(owner: number | undefined): string {
  return owner === BOSS ? "boss" : `players.${owner}`;
}

export function tableOf(view: View | null): StarRealmsView | null {
  return (view?.table as unknown as StarRealmsView | undefined) ?? null;
}

const ALONE = new Set(["dimensional_horror", "pirates_of_the_dark_star"]);

/** Tell whether a team has one authority in common. */
export function sharesAuthority(table: StarRealmsView): boolean {
  return table.boss ? !ALONE.has(table.mode ?? "") : (table.mode ?? "").startsWith("hydra");
}

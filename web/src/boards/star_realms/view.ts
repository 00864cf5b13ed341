// The view of a Star Realms table, as the server sends it.

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
}

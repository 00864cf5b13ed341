// The view of a Metal Adventures table, as the server sends it.

import type { Message } from "../../core/protocol";

export type Side = "none" | "attack" | "target";

export interface PlayerView {
  base: string;
  strength: number;
  support: number;
  damage: number;
  glory: number;
  penalties: number;
  infamous: boolean;
  breaches: number;
  credits: number;
  metal: number;
  improvements: string[];
  trophies: (string | null)[];
  revealed: boolean;
  wreck_count: number;
  wrecks: string[] | null;
  powers: Record<string, number> | null;
}

export interface BattleView {
  kind: "ship" | "planet" | "duel";
  target: string | null;
  from_pile: boolean;
  hunter: boolean;
  attacker: number;
  challenged: number | null;
  sides: Side[];
  traitor: number | null;
  metal: number[];
  debt: number;
  dice: [number, number];
  added: [number, number];
  attack: number;
  defence: number;
  won: Side;
}

export interface DealView {
  id: number;
  author: number;
  parties: number[];
  accepted: number[];
  text: Message;
}

export interface PromiseView {
  id: number;
  by: number;
  to: number;
  text: Message;
  due: boolean;
  forced: boolean;
  turns_left: number | null;
  breaches: number;
}

export interface MetalView {
  turn: number;
  active: number;
  fought: boolean;
  cruised: number;
  cruise: "none" | "before" | "after";
  attacked: string[];
  visited: string[];
  near: number;
  far: number;
  shown: string[];
  pile: string[];
  trophy_deck: number;
  looked: string[];
  improvement_deck: number;
  row: (string | null)[];
  support_discard: string[];
  pot: number;
  treasuries: number[];
  battle: BattleView | null;
  deals: DealView[];
  promises: PromiseView[];
  draft: { clauses: Message[]; half: number[] } | null;
  players: PlayerView[];
}

export const PLANETS = ["exhalia", "bazaar", "karokum"]; // in the order of the treasuries

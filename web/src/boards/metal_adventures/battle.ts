// What the totals of a battle are made of, from the figures of the view; and what could still be added.

import { ability, entry, isSupport } from "./data";
import { attackWins, type Force } from "./odds";
import type { BattleView, PlayerView } from "./view";

export interface Part {
  icon: string;
  word: string;
  n: number;
  seat?: number;
}

const DECLARED = -2; // a metal die that will be rolled
const BLANK = 0;
export const MOST = 4; // damage and penalties

/** Which of the four steps the question belongs to: help, metal dice, cards, roll. */
export function stepOf(kind: string, battle: BattleView): number {
  if (battle.dice[0]) return 3;
  if (kind === "metal") return 1;
  return kind === "before" ? 2 : 0;
}

/** On which side a seat stands: 0 with the attack, 1 with the target, nowhere: -1. */
export function sideOf(battle: BattleView, seat: number): number {
  if (battle.traitor === seat) return 1;
  return ["attack", "target"].indexOf(battle.sides[seat] ?? "none");
}

/** The figures of both sides that the table shows; conditional bonuses make up the rest. */
export function partsOf(battle: BattleView, players: PlayerView[]): [Part[], Part[]] {
  const sides: [Part[], Part[]] = [[], []];
  const rest = [battle.attack - battle.dice[0], battle.defence - battle.dice[1]];
  const add = (side: 0 | 1, part: Part): void => {
    if (!part.n) return;
    sides[side].push(part);
    rest[side] = (rest[side] ?? 0) - part.n;
  };
  players.forEach((player, seat) => {
    const side = sideOf(battle, seat);
    if (side !== 0 && side !== 1) return;
    const principal = seat === battle.attacker || seat === battle.challenged;
    add(side, principal ? { icon: "rocket", word: "strength", n: player.strength, seat } : { icon: "ma-support", word: "support", n: player.support, seat });
    add(side, { icon: "die-6", word: "metal", n: Math.max(0, battle.metal[seat] ?? 0), seat });
  });
  add(0, { icon: "warn", word: "metal-debt", n: -battle.debt });
  add(0, { icon: "crew", word: "cards", n: battle.added[0] });
  add(1, { icon: "crew", word: "cards", n: battle.added[1] });
  add(0, { icon: "plus", word: "bonus", n: rest[0] ?? 0 });
  add(1, { icon: battle.kind === "duel" ? "plus" : "ma-strength", word: battle.kind === "duel" ? "bonus" : "target", n: rest[1] ?? 0 });
  return sides;
}

// --- the chance -------------------------------------------------------------------------------------------------------
const rerolls = (player: PlayerView | undefined): number => (player && ability(player, "reroll") > 0 ? 1 : 0);

/** Both sides as they stand before the roll. */
export function forcesOf(battle: BattleView, players: PlayerView[]): [Force, Force] {
  const declared = (side: number): number => battle.metal.filter((value, seat) => value === DECLARED && sideOf(battle, seat) === side).length;
  return [
    { total: battle.attack - battle.dice[0], metal: declared(0), again: rerolls(players[battle.attacker]), either: 0 },
    { total: battle.defence - battle.dice[1], metal: declared(1), again: battle.challenged === null ? 0 : rerolls(players[battle.challenged]), either: 0 },
  ];
}

/** How likely the attack wins as things stand. */
export function chance(battle: BattleView, players: PlayerView[]): number {
  return attackWins(...forcesOf(battle, players));
}

// --- trying out -------------------------------------------------------------------------------------------------------
export interface Trial {
  key: string;
  icon: string;
  card?: string; // a support card of mine
  seat?: number; // or an ally
  metal?: boolean; // or my metal die
  n: number; // what it adds
  barred: boolean; // an infamous pirate can be no ally
}

/** What I could still add to my side: allies, my support cards, my metal die. */
export function trialsOf(battle: BattleView, players: PlayerView[], seat: number): Trial[] {
  const side = sideOf(battle, seat);
  const me = players[seat];
  if (side < 0 || !me || battle.dice[0]) return [];
  const principal = seat === battle.attacker || seat === battle.challenged;
  const helped = battle.sides.some((one, other) => one === (side ? "target" : "attack") && other !== battle.attacker && other !== battle.challenged);
  const open = principal && !me.infamous && (battle.kind === "duel" || (!helped && battle.traitor === null));
  const allies = players.flatMap((player, other) => (open && sideOf(battle, other) < 0 && other !== seat ? [{ key: `ally.${other}`, icon: `seat-${other + 1}`, seat: other, n: player.support + ability(player, "support_bonus"), barred: player.infamous }] : []));
  const cards = battle.traitor === seat ? [] : me.improvements.filter((id) => isSupport(id) && worth(id)).map((id) => ({ key: `card.${id}`, icon: "crew", card: id, n: adds(id), barred: false }));
  const metal = me.metal === BLANK && battle.metal[seat] === -1 ? [{ key: "metal", icon: "reroll", metal: true, n: 0, barred: false }] : [];
  return [...allies, ...cards, ...metal];
}

const worth = (id: string): boolean => ["before_roll", "after_roll"].includes(entry(id).timing ?? "");
const adds = (id: string): number => (entry(id).effects ?? []).filter((one) => one.op === "strength_bonus").reduce((sum, one) => sum + Number(one.n), 0);

/** Both sides with what is tried out on mine. */
export function tried(battle: BattleView, players: PlayerView[], seat: number, trials: Trial[]): [Force, Force] {
  const forces = forcesOf(battle, players);
  const force = forces[sideOf(battle, seat) === 1 ? 1 : 0];
  for (const one of trials) {
    force.total += one.n;
    if (one.metal) force.metal += 1;
    if (one.card && !one.n) force.either += 1;
  }
  const attacker = players[battle.attacker];
  const alone = battle.kind === "ship" && !battle.sides.some((side, other) => side === "attack" && other !== battle.attacker);
  if (alone && attacker && trials.some((one) => one.seat !== undefined)) force.total -= ability(attacker, "strength_bonus", "attack_ship_without_ally");
  return forces;
}

// --- before the battle ------------------------------------------------------------------------------------------------
/** How likely a pirate beats a ship or planet alone, and with the support cards he has. */
export function alone(player: PlayerView, target: string): { bare: number; cards: number } {
  const one = entry(target);
  const bonus = ability(player, "strength_bonus", one.type === "planet" ? "attack_planet" : "attack_ship_without_ally");
  const debt = Math.max(0, player.metal - ability(player, "reduce_metal_debt"));
  const force = { total: player.strength + bonus - debt, metal: 0, again: rerolls(player), either: 0 };
  const foe = { total: one.strength ?? 0, metal: 0, again: 0, either: 0 };
  const cards = player.improvements.filter((id) => isSupport(id) && worth(id));
  const helped = { ...force, total: force.total + cards.reduce((sum, id) => sum + adds(id), 0), either: cards.filter((id) => !adds(id)).length };
  return { bare: attackWins(force, foe), cards: cards.length ? attackWins(helped, foe) : -1 };
}

/** What damage a defeat brings to a pirate: how it will stand. */
export function damageAfter(player: PlayerView, target: string): number {
  const one = entry(target);
  const printed = one.damage ?? one.damage_on_loss ?? 1;
  const spared = ability(player, "reduce_damage", "any_damage") + (one.type === "ship" ? ability(player, "reduce_damage", "lost_ship_battle") : 0);
  return Math.min(MOST, player.damage + Math.max(Math.min(printed, 1), printed - spared));
}

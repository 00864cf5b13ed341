// What the totals of a battle are made of, from the figures of the view.

import type { BattleView, PlayerView } from "./view";

export interface Part {
  icon: string;
  word: string;
  n: number;
  seat?: number;
}

/** How likely the attacker's total is not behind after both battle dice, all else staying as it is. */
export function chance(battle: BattleView): number {
  let won = 0;
  for (let own = 1; own <= 6; own++) for (let other = 1; other <= 6; other++) if (battle.attack + own >= battle.defence + other) won++;
  return Math.round((won / 36) * 100);
}

/** Which of the four steps the question belongs to: help, metal dice, cards, roll. */
export function stepOf(kind: string, battle: BattleView): number {
  if (battle.dice[0]) return 3;
  if (kind === "metal") return 1;
  return kind === "before" ? 2 : 0;
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
    const principal = seat === battle.attacker || seat === battle.challenged;
    const side = battle.traitor === seat || battle.sides[seat] === "target" ? 1 : 0;
    if (!principal && battle.sides[seat] === "none" && battle.traitor !== seat) return;
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

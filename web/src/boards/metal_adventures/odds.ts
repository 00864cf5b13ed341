// The exact chance of a battle: battle dice, metal dice that were declared, and rolling again (MA-11, MA-16, MA-21).

import { dice as DICE } from "../../../../src/cosmodrome/games/metal_adventures/components.json";

export interface Force {
  total: number; // before its battle die
  metal: number; // metal dice that will be rolled
  again: number; // times its own die may be rolled again
  either: number; // times either die may be rolled again
}
type Pair<Of> = readonly [Of, Of]; // of the attack and of the defence

const facesOf = (id: string): number[] => DICE.find((die) => die.id === id)?.faces ?? [];
const FACES: Pair<number[]> = [facesOf("die_orange"), facesOf("die_grey")];
const METAL = facesOf("die_metal");

/** How likely the attack wins, from 0 to 1: a tie is the attacker's, and who is behind rolls again while he may. */
export function attackWins(attack: Force, defence: Force): number {
  return mean(sums(attack.metal), (more) =>
    mean(sums(defence.metal), (other) => {
      const sides: Pair<Force> = [{ ...attack, total: attack.total + more }, { ...defence, total: defence.total + other }];
      const known = new Map<string, number>();
      return mean(FACES[0], (orange) => mean(FACES[1], (grey) => settled(sides, [orange, grey], known)));
    }),
  );
}

/** The chance once the dice lie there. */
function settled(sides: Pair<Force>, dice: Pair<number>, known: Map<string, number>): number {
  const ahead = sides[0].total + dice[0] >= sides[1].total + dice[1];
  const behind = ahead ? 1 : 0;
  const force = sides[behind];
  if (!force.again && !force.either) return ahead ? 1 : 0;
  const key = [...dice, ...sides.flatMap((side) => [side.again, side.either])].join();
  let chance = known.get(key);
  if (chance === undefined) {
    const rolls = [...(force.again ? [reroll(behind, { ...force, again: force.again - 1 })] : []), ...(force.either ? [0, 1].map((die) => reroll(die, { ...force, either: force.either - 1 })) : [])];
    chance = ahead ? Math.min(...rolls) : Math.max(...rolls);
    known.set(key, chance);
  }
  return chance;

  function reroll(die: number, left: Force): number {
    const then: Pair<Force> = ahead ? [sides[0], left] : [left, sides[1]];
    return mean(FACES[die] ?? [], (face) => settled(then, die === 0 ? [face, dice[1]] : [dice[0], face], known));
  }
}

/** All sums of so many metal dice. */
function sums(count: number): number[] {
  return count > 0 ? sums(count - 1).flatMap((sum) => METAL.map((face) => sum + face)) : [0];
}

function mean(list: number[], of: (one: number) => number): number {
  return list.reduce((sum, one) => sum + of(one), 0) / list.length;
}

/** As a percentage; only what is certain shows 0 or 100. */
export function percent(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

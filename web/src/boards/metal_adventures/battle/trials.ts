// What is tried out in the battle window, and what it comes to.

import type { BattleView, OddsView, TrialView } from "../types";

/** Which of the four steps the question belongs to: help, metal dice, cards, roll. */
export function stepOf(kind: string, battle: BattleView): number {
  if (battle.dice[0]) return 3;
  if (kind === "metal") return 1;
  return kind === "before" ? 2 : 0;
}

export const keyOf = (trial: TrialView): string => `${trial.kind}.${trial.card ?? trial.seat ?? ""}`;

/** What is chosen when one is switched: where one ally is all there can be, another one takes his place. */
export function toggled(odds: OddsView, chosen: string[], trial: TrialView): string[] {
  const key = keyOf(trial);
  const others = chosen.filter((one) => one !== key && !(trial.kind === "ally" && odds.one_ally && one.startsWith("ally.")));
  return chosen.includes(key) ? others : [...others, key];
}

export interface Tried {
  percent: number;
  plus: number; // strength added
  reach: number; // more that the dice can show
  again: boolean; // somebody can roll again
}

/** What all that is tried out comes to. */
export function tried(odds: OddsView | null, trials: TrialView[]): Tried {
  const sum = (of: (trial: TrialView) => number): number => trials.reduce((total, trial) => total + of(trial), 0);
  const [plus, metal, again] = [sum((one) => one.n), sum((one) => one.metal), sum((one) => one.again)];
  return { percent: odds?.chances[`${plus} ${metal} ${again}`] ?? 0, plus, reach: sum((one) => one.reach), again: again > 0 || (odds?.again ?? false) };
}

// The adventure cards: figures from the component list.

import components from "../../../../src/cosmodrome/games/galaxy_trucker/components.json";

export interface Hit {
  kind: string;
  size: string;
  from: string;
}
interface Loss {
  op: string;
  what?: string;
  n?: number;
  list?: (Hit | string)[];
}
export interface Adventure {
  id: string;
  deck: number;
  type: string;
  strength?: number;
  days?: number;
  crew?: number;
  credits?: number;
  goods?: string[];
  planets?: string[][];
  hits?: Hit[];
  lines?: { criterion: string; penalty: Loss[] }[];
  penalty?: Loss[];
  reward?: Loss[];
  source?: string;
}
interface Round {
  ship_class: string;
  finish_rewards: number[];
  best_looking_reward: number;
}

const CARDS = new Map((components.adventure_cards as unknown as Adventure[]).map((card) => [card.id, card]));
const SOURCES = new Map((components.tiles as { id: string; source?: string }[]).map((tile) => [tile.id, tile.source]));
const ROUNDS = new Map((components.rounds as unknown as Round[]).map((round) => [round.ship_class, round]));

export const adventure = (id: string): Adventure | undefined => CARDS.get(id);
export const sourceOf = (id: string): string | undefined => CARDS.get(id)?.source ?? SOURCES.get(id);
export const roundOf = (shipClass: string): Round | undefined => ROUNDS.get(shipClass);

/** The hits of a card in their order: its own, or those that threaten whoever is beaten. */
export function hitsOf(card: Adventure): Hit[] {
  const lost = [...(card.penalty ?? []), ...(card.lines ?? []).flatMap((line) => line.penalty)];
  return card.hits ?? lost.filter((one) => one.op === "hits").flatMap((one) => (one.list ?? []) as Hit[]);
}

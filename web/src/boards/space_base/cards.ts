// The cards: figures from the component list, and each side as a row of small signs.

import components from "../../../../src/cosmodrome/games/space_base/components.json";

interface Effect {
  op: string;
  what?: string;
  n?: number;
  dir?: string;
  steps?: number[];
  sectors?: number[];
  cards?: { level: number; n: number }[];
}
interface Side {
  rewards: Effect[];
  ability: { colour: string; linked: boolean; cells: { players: number[] }[]; effects: Effect[] } | null;
}
export interface Card {
  id: string;
  name_en: string;
  class_en: string;
  level?: number;
  sector: number;
  cost: number;
  station: Side;
  deployed: Side | null;
  on_place?: Effect[];
  source?: string;
  kind: string;
}

/** A sign: an icon with a number or a short text. */
export interface Sign {
  icon: string;
  text: string;
  cls: string; // colour of the resource
}

const CARDS = new Map((components.components as unknown as Card[]).map((card) => [card.id, card]));

export function card(id: string): Card | undefined {
  return CARDS.get(id);
}

export function colonyPoints(one: Card): number {
  return one.on_place?.[0]?.n ?? 0;
}

/** The surname of the ship, which is enough on a small card. */
export function shortName(name: string): string {
  return name.replace(/\s[0-9]{4}-.$/, "").replace(/[«»]/g, "");
}

const RESOURCE: Record<string, [string, string]> = { credits: ["credits", "c"], income: ["income", "i"], vp: ["vp", "v"] };
const roman = (level: number): string => "I".repeat(level);

export function signs(effects: Effect[]): Sign[] {
  return effects.map((effect) => {
    const resource = RESOURCE[effect.what ?? ""];
    switch (effect.op) {
      case "gain":
        return { icon: resource?.[0] ?? "", text: String(effect.n), cls: resource?.[1] ?? "" };
      case "charge":
      case "place_charge":
        return { icon: "charge", text: String(effect.n ?? 1), cls: "q" };
      case "arrow":
        return { icon: effect.dir === "left" ? "arrow-left" : "arrow-right", text: "", cls: "x" };
      case "arrow_choice":
        return { icon: "arrow-both", text: "", cls: "x" };
      case "claim":
        return { icon: "claim", text: (effect.cards ?? []).map((one) => `${one.n > 1 ? one.n : ""}${roman(one.level)}`).join(" "), cls: "x" };
      case "shift_sector":
        return { icon: "shift", text: effect.steps?.length === 2 ? "1–2" : "", cls: "x" };
      case "swap_sectors":
        return { icon: "swap", text: (effect.sectors ?? []).join("/"), cls: "x" };
      case "buy_card":
        return { icon: "buy", text: (effect.n ?? 1) > 1 ? String(effect.n) : "", cls: "x" };
      case "set_die":
        return { icon: "setdie", text: "", cls: "x" };
      case "exchange_self":
        return { icon: "exchange", text: "", cls: "x" };
      case "opponents_lose":
        return { icon: "attack", text: `−${effect.n}`, cls: "x" };
      case "move_charge":
        return { icon: "swap", text: "", cls: "q" };
      default:
        return { icon: effect.op, text: "", cls: "x" }; // reroll, double, win
    }
  });
}

/** What cards deployed in one sector pay together: plain gains added up. */
export function together(sides: Side[]): Sign[] {
  const sums = new Map<string, number>();
  const rest: Effect[] = [];
  for (const effect of sides.flatMap((side) => side.rewards)) {
    if (effect.op === "gain") sums.set(effect.what ?? "", (sums.get(effect.what ?? "") ?? 0) + (effect.n ?? 0));
    else rest.push(effect);
  }
  const gains = [...sums].map(([what, n]) => ({ op: "gain", what, n }));
  return [...signs([...gains, ...rest]), ...sides.flatMap((side) => signs(side.ability?.effects.slice(0, 1) ?? []))];
}

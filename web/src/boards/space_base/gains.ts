// What an option brings, as figures: in the bar, on the tracks and at the sectors.

import type { Face } from "../../core/desk.svelte";
import type { Arg, Message, Option } from "../../core/protocol";
import { card as find, shortName, signs, type Sign } from "./cards";
import type { PlayerView } from "./view";
import { s } from "./words";

export const TRACKS = ["credits", "income", "vp"] as const;
export type Track = (typeof TRACKS)[number];

const SIGNS: Record<string, Sign> = {
  "effect-gain-credits": { icon: "credits", text: "", cls: "c" },
  "effect-gain-income": { icon: "income", text: "", cls: "i" },
  "effect-gain-vp": { icon: "vp", text: "", cls: "v" },
  "effect-charge": { icon: "charge", text: "", cls: "q" },
  "effect-arrow-both": { icon: "arrow-both", text: "", cls: "x" },
  "effect-claim": { icon: "claim", text: "", cls: "x" },
};

const isMessage = (arg: Arg): arg is Message => typeof arg === "object" && "id" in arg;

function gainsIn(option: Option): Message[] | null {
  const { gains } = option.label.args;
  return Array.isArray(gains) ? gains.filter(isMessage) : null;
}

/** The rewards that an option names, with their amounts; null where it names none. */
export function rewardsOf(option: Option): Sign[] | null {
  const gains = gainsIn(option);
  return gains && gains.flatMap((gain) => (SIGNS[gain.id] ? [{ ...SIGNS[gain.id]!, text: typeof gain.args.n === "number" ? `+${gain.args.n}` : "" }] : []));
}

/** What my tracks would show after an option: its rewards added, or else what the server foresees. */
export function tracksAfter(me: PlayerView, option: Option | null, foreseen: PlayerView | undefined): Record<Track, number> {
  const now = { credits: me.credits, income: me.income, vp: me.vp };
  if (option && typeof option.label.args.cost === "number") return paid(now, option.label.args);
  const gains = option && gainsIn(option);
  if (!gains) return foreseen ?? now;
  for (const track of TRACKS) {
    for (const gain of gains) if (gain.id === `effect-gain-${track}`) now[track] += Number(gain.args.n ?? 0);
  }
  return now;
}

/** After a purchase: a normal one takes all credits, another its price; a colony brings points. */
function paid(now: Record<Track, number>, { cost, credits, n }: Record<string, Arg>): Record<Track, number> {
  return { ...now, credits: typeof credits === "number" ? 0 : now.credits - Number(cost), vp: now.vp + Number(n ?? 0) };
}

/** How an option stands in the bar. */
export function faceOf(option: Option, name: (id: string) => string): Face | null {
  const { id, args } = option.label;
  const rewards = rewardsOf(option);
  if (rewards) {
    const figures = rewards.length ? rewards : [{ icon: "close", text: s("nothing"), cls: "x" }];
    if (id === "option-separate") return { text: s("separately"), marks: [String(args.first), String(args.second)], figures };
    return { text: id === "option-sum" ? s("sum") : s("sector-word"), marks: [String(args.sector)], figures };
  }
  const card = find(option.components[0] ?? "");
  if (!card || !/^option-(extra-)?buy|^option-claim/.test(id)) return null;
  const price = typeof args.cost === "number" ? [{ icon: "credits", text: String(args.cost), cls: "c" }] : [];
  const points = typeof args.n === "number" ? [{ icon: "vp", text: `+${args.n}`, cls: "v" }] : [];
  const station = card.kind === "colony" ? [] : signs(card.station.rewards.filter((effect) => effect.op === "gain"));
  return { text: shortName(name(card.id)), marks: [String(args.sector)], figures: [...price, ...points, ...station.map((sign) => ({ ...sign, text: `+${sign.text}` }))] };
}

/** A purchase spends all credits: say how many bring nothing. */
export function wasteOf(option: Option, me: PlayerView): string {
  const { cost, credits } = option.label.args;
  if (typeof cost !== "number" || typeof credits !== "number" || credits <= cost) return "";
  return s("waste", { n: credits - cost, credits, income: me.income });
}

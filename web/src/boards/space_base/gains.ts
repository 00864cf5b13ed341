// What an option brings: in the bar and on the tracks.

import type { Face } from "../../core/table/desk.svelte";
import type { Option } from "../../core/protocol";
import { chip, shortName } from "./cards";
import type { PlayerView } from "./types";
import { s } from "./words";

export const TRACKS = ["credits", "income", "vp"] as const;
export type Track = (typeof TRACKS)[number];

/** Tell whether an option is a choice of sectors that pay. */
export function pays(option: Option): boolean {
  return "gains" in option.label.args;
}

/** What my tracks would show after an option: as it says, or else as the server foresees. */
export function tracksAfter(me: PlayerView, option: Option | null, foreseen: PlayerView | undefined): Record<Track, number> {
  const now = { credits: me.credits, income: me.income, vp: me.vp };
  return option?.after ? { ...now, ...option.after } : (foreseen ?? now);
}

/** How an option stands in the bar. */
export function faceOf(option: Option, name: (id: string) => string): Face | null {
  const { id, args } = option.label;
  const figures = (option.signs ?? []).map((sign) => ({ icon: sign.icon, text: sign.text, cls: chip(sign) }));
  if (pays(option)) {
    const brings = figures.length ? figures : [{ icon: "close", text: s("nothing"), cls: "x" }];
    if (id === "option-separate") return { text: s("separately"), marks: [String(args.first), String(args.second)], figures: brings };
    return { text: id === "option-sum" ? s("sum") : s("sector-word"), marks: [String(args.sector)], figures: brings };
  }
  const card = option.components[0];
  if (!card || !/^option-(extra-)?buy|^option-claim/.test(id)) return null;
  return { text: shortName(name(card)), marks: [String(args.sector)], figures };
}

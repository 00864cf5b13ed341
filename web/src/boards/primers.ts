// The primers: each game in six pictures, made of its own components; loaded when somebody opens its page.

import type { Component } from "svelte";
import type { Desk } from "../core/table/desk.svelte";
import type { Say } from "./words";

export interface Variant {
  id: string; // of its words: `variant-<id>` and `variant-<id>.words`
  icon: string;
  rule?: string; // that tells of it
  first?: boolean; // good for a first game
}

export interface Primer {
  weight: number; // 1 very light to 5 heavy
  say: Say; // `lead`, the variants, and `step-<n>` with `.words`
  variants: Variant[];
  steps: string[][]; // the rules that each picture shows
  Picture: Component<{ step: number; desk: Desk }>;
}

const PRIMERS: Record<string, () => Promise<{ primer: Primer }>> = {
  galaxy_trucker: () => import("./galaxy_trucker/primer/primer"),
  metal_adventures: () => import("./metal_adventures/primer/primer"),
  red_planet: () => import("./red_planet/primer/primer"),
  space_base: () => import("./space_base/primer/primer"),
  star_realms: () => import("./star_realms/primer/primer"),
};

/** The primer of a game; nothing for a game that has none. */
export async function loadPrimer(game: string): Promise<Primer | null> {
  return (await PRIMERS[game]?.())?.primer ?? null;
}

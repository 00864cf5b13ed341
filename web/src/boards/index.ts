// The boards, each loaded when its game is shown; a game without one is shown as data.

import type { Component } from "svelte";
import type { Desk } from "../core/desk.svelte";
import type { Told, View } from "../core/protocol";

export interface BoardProps {
  view: View;
  seat: number;
  desk: Desk;
  fresh?: Told[]; // events that just happened
}

export interface Facts {
  source?: string;
  rules?: string[];
  rows: [string, string][];
}

export interface BoardModule {
  default: Component<BoardProps>;
  Picture?: Component<{ id: string; desk: Desk }>; // a component enlarged
  factsOf?: (id: string, desk: Desk) => Facts | null;
}

const BOARDS: Record<string, () => Promise<BoardModule>> = {
  galaxy_trucker: () => import("./galaxy_trucker/board"),
  red_planet: () => import("./red_planet/board"),
  space_base: () => import("./space_base/board"),
  metal_adventures: () => import("./metal_adventures/board"),
  star_realms: () => import("./star_realms/board"),
};

export function loadBoard(game: string): Promise<BoardModule> {
  const load = BOARDS[game] ?? (() => import("./plain/board"));
  return load();
}

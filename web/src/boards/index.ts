// The boards, each loaded when its game is shown; a game of another package brings its own or is shown as any game is.

import type { Component } from "svelte";
import type { Desk } from "../core/table/desk.svelte";
import type { Clock, Line, Told, View } from "../core/protocol";
import { loadSheet } from "../core/words/sheet";
import type { Brought } from "./brought/interface";
import { loadBrought } from "./brought/load";

export interface BoardProps {
  view: View;
  seat: number;
  desk: Desk;
  fresh?: Told[]; // events that just happened
  lines?: Line[]; // the log so far
  clock?: Clock | null; // when the clock will speak, in the server's time
  skew?: number; // the server's clock less ours, in milliseconds
  orders?: Record<string, boolean>; // what may be ordered beforehand now, by question, and whether it is
  order?: (question: string, on: boolean) => void;
  brought?: Brought; // what a package brought, where this board hosts it
}

/** What an event looks like: something goes from one place of the screen to another, or a place lights up. */
export interface Motion {
  from?: string; // the value of a `data-at` attribute; without it the thing appears where it goes
  to?: string; // the value of a `data-at` attribute; without it the thing vanishes where it was
  component?: string; // what goes, by id; the board's Picture draws it small
  icon?: string; // or an icon with
  text?: string; // a short text: "+3"
  sound?: Sound;
}

export type Sound = "card" | "coin" | "dice" | "hit" | "launch" | "turn" | "win" | "stamp";

/** How a component stands in a match: lines about it, and a few words about parts of its reading, by their number. */
export interface Standing {
  lines: string[];
  parts?: (string | undefined)[];
}

export interface BoardModule {
  default: Component<BoardProps>;
  Picture?: Component<{ id: string; desk: Desk }>; // a component enlarged
  icons?: Record<string, string>; // signs of readings that this board draws in its own way
  standingOf?: (id: string, place: string, view: View, desk: Desk) => Standing;
  motionsOf?: (told: Told, before: View, after: View) => Motion[]; // of one event; all of them start together
  brought?: Brought;
}

const BOARDS: Record<string, () => Promise<BoardModule>> = {
  galaxy_trucker: () => import("./galaxy_trucker/board"),
  red_planet: () => import("./red_planet/board"),
  space_base: () => import("./space_base/board"),
  metal_adventures: () => import("./metal_adventures/board"),
  star_realms: () => import("./star_realms/board"),
};

export async function loadBoard(game: string): Promise<BoardModule> {
  const load = BOARDS[game] ?? (() => loadBrought(game));
  const [board] = await Promise.all([load(), loadSheet(game)]);
  return board;
}

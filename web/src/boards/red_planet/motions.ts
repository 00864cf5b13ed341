// What the events of a Red Planet table look like.

import type { Motion } from "..";
import type { Told, View } from "../../core/protocol";
import { draw, type Moves } from "../told";
import type { Events, TableView } from "./types";
import { drawn, tableOf } from "./view";

const MOST_FIGURES = 8; // that fly one by one

const MOVES: Moves<Events, TableView> = {
  "division-began": ({ division }) => [{ to: `track.${division}`, sound: "turn" }],
  "ship-docked": ({ pad }) => [{ to: padAt(pad), component: "rocket" }],
  "astronaut-started": ({ player, pad }, table) => [{ from: `supply.${player}`, to: padAt(pad), component: figure(table, player) }],
  "first-player": ({ player }, table) => [{ to: ownerOf(table, player), icon: "first" }],
  "goal-kept": ({ card }) => [{ from: "hand", to: "goals", component: card ?? "card_back", sound: "card" }],
  "character-chosen": ({ player, card }) => [{ from: `character.${card}`, to: `now.${player}`, component: card ?? "", sound: "card" }],
  "character-chosen-hidden": ({ player }, table) => [{ from: ownerOf(table, player), to: `now.${player}`, component: "card_back" }],
  called: ({ card }) => [{ to: `called.${card}` }],
  revealed: ({ player, card }, table) => [{ from: ownerOf(table, player), to: `now.${player}`, component: card ?? "", sound: "card" }],
  placed: ({ player, pad, n }, table) => several(n, { from: `supply.${player}`, to: padAt(pad), component: figure(table, player) }),
  skipped: ({ player }) => [{ to: `now.${player}`, icon: "close" }],
  "token-laid": ({ pad, region }) => [{ from: regionAt(region), to: padAt(pad), component: region ?? "", sound: "stamp" }],
  "characters-returned": ({ player }) => [{ to: `colour.${player}`, icon: "undo", sound: "card" }],
  moved: ({ player, source, target }, table) => [{ from: placeAt(source), to: placeAt(target), component: figure(table, player) }],
  swept: ({ player, source, target, n }, table) => several(n, { from: placeAt(source), to: placeAt(target), component: figure(table, player) }),
  flipped: ({ region, resource }) => [{ to: regionAt(region), component: resource ?? "", sound: "card" }],
  "card-drawn": ({ card }) => [{ from: "cards", to: "goals", component: card ?? "card_back", sound: "card" }],
  "card-drawn-hidden": ({ player }, table) => [{ from: "cards", to: ownerOf(table, player), component: "card_back", sound: "card" }],
  "discovery-placed": ({ player, region }, table) => [{ from: ownerOf(table, player), to: regionAt(region), component: "discovery_back", sound: "card" }],
  "discovery-discarded": ({ player, card }, table) => [{ from: ownerOf(table, player), component: card ?? "" }],
  looked: ({ region, card }) => [{ from: regionAt(region), to: "goals", component: card ?? "", sound: "card" }],
  "looked-hidden": ({ player, region }, table) => [{ from: regionAt(region), to: ownerOf(table, player), component: "discovery_back" }],
  launched: ({ pad }) => [{ from: padAt(pad), to: "flying", component: "rocket", sound: "launch" }],
  destroyed: ({ pad }, table) => [{ from: padAt(pad), icon: "damage", sound: "hit" }, ...crewOf(table, pad, padAt(pad), "wormhole")],
  killed: ({ place, victim }, table) => [{ from: placeAt(place), to: "wormhole", component: figure(table, victim), sound: "hit" }],
  replaced: ({ player, place, victim }, table) => [
    { from: placeAt(place), to: "wormhole", component: figure(table, victim) },
    { from: `supply.${player}`, to: placeAt(place), component: figure(table, player), sound: "hit" },
  ],
  "action-played": ({ player, card }, table) => [{ from: ownerOf(table, player), to: "flying", component: card ?? "", sound: "card" }],
  landed: ({ pad, region }, table) => (region ? [{ from: "flying", to: regionAt(region), component: "rocket", sound: "launch" }, ...crewOf(table, pad, "flying", regionAt(region))] : []),
  produced: ({ region, resource, n }) => [{ to: regionAt(region), icon: resource ?? "", text: `+${n}`, sound: "coin" }],
  awarded: ({ player, region, resource, n }, table) => [{ from: regionAt(region), to: ownerOf(table, player), icon: resource ?? "", text: `+${n}`, sound: "coin" }],
  gained: ({ player, resource, n }, table) => [{ to: ownerOf(table, player), icon: resource ?? "", text: `+${n}`, sound: "coin" }],
  explored: ({ region, card }) => [{ to: regionAt(region), component: card ?? "", sound: "card" }],
  lost: ({ player, region, n }, table) => several(n, { from: regionAt(region), to: "wormhole", component: figure(table, player) }),
  scored: ({ player, n }, table) => [{ to: ownerOf(table, player), icon: "vp", text: n < 0 ? `−${-n}` : `+${n}`, sound: "coin" }],
  "game-over": () => [{ to: "scoring", icon: "win", sound: "win" }],
};

export function motionsOf(told: Told, before: View, after: View): Motion[] {
  const table = tableOf(before) ?? tableOf(after);
  return table?.colours ? draw(MOVES, told, table) : [];
}

// --- places on the screen ---------------------------------------------------------------------------------------------
const padAt = (pad: number): string => `pad.${pad}`;
const regionAt = (region: string | null): string => `region.${region}`;

/** A place of astronauts, which events name by its path in the view. */
function placeAt(path: string): string {
  return path.replace(/^regions\./, "region.").replace(/^pads\./, "pad.");
}

/** Where what a colour gets goes: to its seat, or to its row if nobody plays it. */
function ownerOf(table: TableView, colour: number): string {
  const one = table.colours[String(colour)];
  return one && !one.neutral ? `seat.${one.seat}` : `colour.${colour}`;
}

// --- figures ----------------------------------------------------------------------------------------------------------
const figure = (table: TableView, colour: number): string => `man_${drawn(table, colour)}`;

function several(n: number, motion: Motion): Motion[] {
  return Array.from({ length: Math.max(0, Math.min(n, MOST_FIGURES)) }, () => ({ ...motion }));
}

function crewOf(table: TableView, pad: number, from: string, to: string): Motion[] {
  const crew = Object.entries(table.pads[pad]?.crew ?? {});
  return crew.flatMap(([colour, count]) => several(count, { from, to, component: figure(table, Number(colour)) }));
}

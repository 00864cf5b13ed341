// What the events of a Red Planet table look like.

import type { Motion } from "..";
import type { Arg, Told, View } from "../../core/protocol";
import { drawn, type RedPlanetView } from "./view";

export function motionsOf(told: Told, before: View, _after: View): Motion[] {
  const table = before?.table as unknown as RedPlanetView | undefined;
  const moves = MOVES[told?.event ?? ""];
  return table?.colours && moves ? moves(new Happening(told, table)) : [];
}

/** An event, with the names of its places on the screen. */
class Happening {
  constructor(
    private readonly told: Told,
    readonly table: RedPlanetView,
  ) {}

  n(i: number): number {
    return this.told.args?.[i] ?? 0;
  }

  /** The id of a component that the sentence names. */
  named(arg: string): string {
    return componentOf(this.told.say?.args?.[arg]);
  }

  pad(i: number): string {
    return `pad.${this.n(i)}`;
  }

  region(arg = "region"): string {
    return `region.${this.named(arg)}`;
  }

  /** A place of astronauts: region, pad, wormhole or supply. */
  place(arg: string): string {
    const region = this.named(arg);
    if (region) return `region.${region}`;
    const place = this.told.say?.args?.[arg];
    if (typeof place !== "object" || Array.isArray(place) || !("id" in place)) return "";
    return place.id === "place-pad" ? `pad.${Number(place.args.pad) - 1}` : "wormhole";
  }

  man(i = 0): string {
    return figure(this.table, this.n(i));
  }

  /** Where what a colour gets goes: to its seat, or to its row if nobody plays it. */
  owner(i = 0): string {
    const one = this.table.colours[String(this.n(i))];
    return one && !one.neutral && one.seat !== null ? `seat.${one.seat}` : `colour.${this.n(i)}`;
  }
}

const figure = (table: RedPlanetView, colour: number): string => `man_${drawn(table, colour)}`;

function componentOf(arg: Arg | undefined): string {
  return typeof arg === "object" && !Array.isArray(arg) && "component" in arg ? String(arg.component) : "";
}

/** Figures go one by one, as many as there are. */
function several(n: number, motion: Motion): Motion[] {
  return Array.from({ length: Math.max(0, Math.min(n, 8)) }, () => ({ ...motion }));
}

function crewTo({ table, n }: { table: RedPlanetView; n: number }, to: string, from: string): Motion[] {
  const crew = Object.entries(table.pads[n]?.crew ?? {});
  return crew.flatMap(([colour, count]) => several(count, { from, to, component: figure(table, Number(colour)) }));
}

const card = (it: Happening, from: string, to: string): Motion[] => [{ from, to, component: it.named("card") || "card_back", sound: "card" }];

const MOVES: Record<string, (it: Happening) => Motion[]> = {
  "division-began": (it) => [{ to: `track.${it.n(0)}`, sound: "turn" }],
  "ship-docked": (it) => [{ to: it.pad(0), component: "rocket" }],
  "astronaut-started": (it) => [{ from: `supply.${it.n(0)}`, to: it.pad(1), component: it.man() }],
  "first-player": (it) => [{ to: it.owner(), icon: "first" }],
  "goal-kept": (it) => card(it, "hand", "goals"),
  "character-chosen": (it) => [{ from: `character.${it.named("card")}`, to: `now.${it.n(0)}`, component: it.named("card"), sound: "card" }],
  "character-chosen-hidden": (it) => [{ from: it.owner(), to: `now.${it.n(0)}`, component: "card_back" }],
  called: (it) => [{ to: `called.${it.named("card")}` }],
  revealed: (it) => [{ from: it.owner(), to: `now.${it.n(0)}`, component: it.named("card"), sound: "card" }],
  placed: (it) => several(it.n(3), { from: `supply.${it.n(0)}`, to: it.pad(1), component: it.man() }),
  skipped: (it) => [{ to: `now.${it.n(0)}`, icon: "close" }],
  "token-laid": (it) => [{ from: it.region(), to: it.pad(1), component: it.named("region"), sound: "stamp" }],
  "characters-returned": (it) => [{ to: `colour.${it.n(0)}`, icon: "undo", sound: "card" }],
  moved: (it) => [{ from: it.place("source"), to: it.place("target"), component: it.man() }],
  swept: (it) => several(it.n(3), { from: it.place("source"), to: it.place("target"), component: it.man() }),
  flipped: (it) => [{ to: it.region(), component: it.named("resource"), sound: "card" }],
  "card-drawn": (it) => card(it, "cards", "goals"),
  "card-drawn-hidden": (it) => [{ from: "cards", to: it.owner(), component: "card_back", sound: "card" }],
  "discovery-placed": (it) => [{ from: it.owner(), to: it.region(), component: "discovery_back", sound: "card" }],
  "discovery-discarded": (it) => [{ from: it.owner(), component: it.named("card") }],
  looked: (it) => [{ from: it.region(), to: "goals", component: it.named("card"), sound: "card" }],
  "looked-hidden": (it) => [{ from: it.region(), to: it.owner(), component: "discovery_back" }],
  launched: (it) => [{ from: it.pad(0), to: "flying", component: "rocket", sound: "launch" }],
  destroyed: (it) => [{ from: it.pad(1), icon: "damage", sound: "hit" }, ...crewTo({ table: it.table, n: it.n(1) }, "wormhole", it.pad(1))],
  killed: (it) => [{ from: it.place("place"), to: "wormhole", component: it.man(2), sound: "hit" }],
  replaced: (it) => [{ from: it.place("place"), to: "wormhole", component: it.man(2) }, { from: `supply.${it.n(0)}`, to: it.place("place"), component: it.man(), sound: "hit" }],
  "action-played": (it) => [{ from: it.owner(), to: "flying", component: it.named("card"), sound: "card" }],
  landed: (it) => [{ from: "flying", to: it.region(), component: "rocket", sound: "launch" }, ...crewTo({ table: it.table, n: it.n(0) }, it.region(), "flying")],
  produced: (it) => [{ to: it.region(), icon: it.named("resource"), text: `+${it.n(2)}`, sound: "coin" }],
  awarded: (it) => [{ from: it.region(), to: it.owner(), icon: it.named("resource"), text: `+${it.n(3)}`, sound: "coin" }],
  gained: (it) => [{ to: it.owner(), icon: it.named("resource"), text: `+${it.n(2)}`, sound: "coin" }],
  explored: (it) => [{ to: it.region(), component: it.named("card"), sound: "card" }],
  lost: (it) => several(it.n(2), { from: it.region(), to: "wormhole", component: it.man() }),
  scored: (it) => [{ to: it.owner(), icon: "vp", text: it.n(3) < 0 ? `−${-it.n(3)}` : `+${it.n(3)}`, sound: "coin" }],
  "game-over": () => [{ to: "scoring", icon: "win", sound: "win" }],
};

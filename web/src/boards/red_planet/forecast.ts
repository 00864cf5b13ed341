// What the table looks like after an option, and who leads where once the ships that start have landed.

import type { Arg, Message, Option, View } from "../../core/protocol";
import type { Colour, Pad, RedPlanetView, Region } from "./view";

export interface Forecast {
  table: RedPlanetView; // after the option
  starts: number[]; // pads whose ships the option makes start
  regions: Record<string, Region>; // the regions that change, ships that start having landed
}

/** The forecast of an option; the server's preview where there is one, else what the option itself says. */
export function forecast(view: View, seat: number, option: Option | null, after: View | null): Forecast | null {
  const now = view.table as unknown as RedPlanetView;
  const next = after ? (after.table as unknown as RedPlanetView) : option ? said(now, seat, option, view.question?.prompt ?? null) : null;
  if (!next) return null;
  const starts = now.pads.flatMap((pad, i) => (pad && !pad.launched && leaves(next.pads[i] ?? null) ? [i] : []));
  return { table: next, starts, regions: changed(now, next, starts) };
}

/** A ship leaves when it was launched, or is full: then it launches after the ability. */
export function leaves(pad: Pad | null): boolean {
  return pad !== null && (pad.launched || crewOf(pad) >= pad.capacity);
}

export const crewOf = (pad: Pad): number => Object.values(pad.crew).reduce((sum, n) => sum + n, 0);

/** Who has the most astronauts: the leaders, nobody in an empty region. */
export function leadersOf(astronauts: Record<string, number>): number[] {
  const best = Math.max(0, ...Object.values(astronauts));
  return Object.entries(astronauts).flatMap(([colour, n]) => (n && n === best ? [Number(colour)] : []));
}

function changed(now: RedPlanetView, next: RedPlanetView, starts: number[]): Record<string, Region> {
  const regions: Record<string, Region> = {};
  for (const [id, region] of Object.entries(next.regions)) {
    const lands = starts.some((i) => next.pads[i]?.destination === id);
    const astronauts = { ...region.astronauts };
    if (lands) for (const pad of next.pads) if (pad && pad.destination === id && leaves(pad)) for (const [colour, n] of Object.entries(pad.crew)) astronauts[colour] = (astronauts[colour] ?? 0) + n;
    const before = now.regions[id]?.astronauts ?? {};
    if (Object.keys(astronauts).some((colour) => astronauts[colour] !== (before[colour] ?? 0))) regions[id] = { ...region, astronauts, leaders: leadersOf(astronauts) };
  }
  return regions;
}

// --- what an option says ----------------------------------------------------------------------------------------------
/** The table after an option, as far as its words tell; the server is silent where somebody would learn something. */
function said(now: RedPlanetView, seat: number, option: Option, asked: Message | null): RedPlanetView | null {
  const table = structuredClone(now);
  const neutral = asked?.id === "ask-neutral";
  const question = neutral ? messageOf(asked.args.ask) : asked;
  const colour = Object.keys(table.colours).find((key) => table.colours[key]?.seat === seat && table.colours[key]?.neutral === neutral);
  const own = table.colours[colour ?? ""];
  const act = ACTS[option.label.id];
  if (!act || !own || colour === undefined) return null;
  act({ table, option, asked: question, colour, own });
  return table;
}

interface Doing {
  table: RedPlanetView;
  option: Option;
  asked: Message | null;
  colour: string;
  own: Colour;
}

const ACTS: Record<string, (doing: Doing) => void> = {
  "option-board": (doing) => board(doing, 1),
  "option-board-together": (doing) => board(doing, Number(doing.asked?.args.n ?? 1)),
  "option-launch": ({ table, option }) => {
    const pad = padOf(table, option);
    if (pad) pad.launched = true;
  },
  "option-token": ({ table, option, asked }) => {
    const pad = table.pads[Number(messageOf(asked?.args.ship)?.args.pad ?? 0) - 1];
    if (pad) pad.destination = regionOf(option.places[0]);
  },
  "option-destroy": ({ table, option }) => {
    const i = Number(option.places[0]?.slice("pads.".length));
    for (const [colour, n] of Object.entries(table.pads[i]?.crew ?? {})) lose(table, colour, n);
    table.pads[i] = null;
  },
  "option-kill": ({ table, option }) => {
    const victim = victimOf(table, option);
    add(crowdAt(table, option.places[0]), victim, -1);
    lose(table, victim, 1);
  },
  "option-replace": ({ table, option, colour, own }) => {
    const crowd = crowdAt(table, option.places[0]);
    add(crowd, victimOf(table, option), -1);
    add(crowd, colour, 1);
    own.supply -= 1;
  },
  "option-move": ({ table, option, colour, own }) => {
    const [from, to = from] = option.places;
    if (from === to) own.wormhole -= 1;
    else add(crowdAt(table, from), colour, -1);
    add(crowdAt(table, to), colour, 1);
  },
};

function board({ table, option, colour, own }: Doing, n: number): void {
  const pad = padOf(table, option);
  add(pad?.crew, colour, n);
  own.supply -= n;
}

const padOf = (table: RedPlanetView, option: Option): Pad | null => table.pads[Number(option.places[0]?.slice("pads.".length))] ?? null;
const regionOf = (place: string | undefined): string => place?.slice("regions.".length) ?? "";

function crowdAt(table: RedPlanetView, place: string | undefined): Record<string, number> | undefined {
  if (place?.startsWith("pads.")) return table.pads[Number(place.slice("pads.".length))]?.crew;
  return table.regions[regionOf(place)]?.astronauts;
}

function add(crowd: Record<string, number> | undefined, colour: string, n: number): void {
  if (crowd) crowd[colour] = (crowd[colour] ?? 0) + n;
}

function lose(table: RedPlanetView, colour: string, n: number): void {
  const one = table.colours[colour];
  if (one) one.wormhole += n;
}

function messageOf(arg: Arg | undefined): Message | null {
  return typeof arg === "object" && !Array.isArray(arg) && "id" in arg ? arg : null;
}

function victimOf(table: RedPlanetView, option: Option): string {
  const victim = option.label.args.victim;
  const neutral = messageOf(victim);
  const who = neutral ? neutral.args.player : victim;
  const seat = typeof who === "object" && "seat" in who ? who.seat : -1;
  return Object.keys(table.colours).find((key) => table.colours[key]?.seat === seat && table.colours[key]?.neutral === (neutral !== null)) ?? "";
}

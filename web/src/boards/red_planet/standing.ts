// How a component stands in this match: who is in a region or a ship, which characters are spent, what goals are worth.

import type { Standing } from "..";
import type { Desk } from "../../core/table/desk.svelte";
import type { View } from "../../core/protocol";
import { nameOf } from "./names";
import type { PadView, RegionView, TableView } from "./types";
import { tableOf } from "./view";
import { s } from "./words";

export function standingOf(id: string, _place: string, view: View, desk: Desk): Standing {
  const table = tableOf(view);
  if (!table) return { lines: [] };
  const region = table.regions[id];
  if (region) return { lines: linesOfRegion(id, region, table, desk) };
  const pad = table.pads.find((one) => one?.ship === id);
  if (pad) return { lines: [shipLine(pad, table, desk)] };
  const goal = table.seats[view.seat]?.goals?.find((one) => one.card === id);
  if (goal) return { lines: [s("goal-now", { worth: goal.worth, most: goal.most })] };
  const mine = table.colours[String(view.seat)];
  if (mine?.played.includes(id)) return { lines: [s("played-now")] };
  return { lines: mine?.unseen.includes(id) ? [s("own-hand")] : [] };
}

function crowd(counts: Record<string, number>, table: TableView, desk: Desk): string {
  const there = Object.entries(counts).filter(([, n]) => n);
  return there.map(([colour, n]) => `${nameOf(table, Number(colour), desk)}: ${n}`).join(", ") || s("nobody");
}

function linesOfRegion(id: string, region: RegionView, table: TableView, desk: Desk): string[] {
  const resource = region.resource ? desk.name(region.resource) : s("face-down");
  const lines = [region.tokens ? `${resource} · ${s("tokens", { n: region.tokens })}` : resource, crowd(region.astronauts, table, desk)];
  const { discovery } = region;
  if (discovery) lines.push(discovery.card ? s("discovery-known", { card: desk.name(discovery.card) }) : s("discovery"));
  return [...lines, ...table.pads.flatMap((pad) => (pad?.destination === id ? shipLine(pad, table, desk) : []))];
}

function shipLine(pad: PadView, table: TableView, desk: Desk): string {
  return `${s(pad.launched ? "ship-flying" : "ship-docked")}: ${crowd(pad.crew, table, desk)}`;
}

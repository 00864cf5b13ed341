// What an option would waste, in numbers.

import type { Desk } from "../../core/desk.svelte";
import type { Option, View } from "../../core/protocol";
import { crewOf, forecast } from "./forecast";
import { nameOf } from "./names";
import { PUT, type RedPlanetView } from "./view";
import { s } from "./words";

export function warning(view: View, seat: number, option: Option, desk: Desk): string {
  const table = view.table as unknown as RedPlanetView;
  if (option.label.id === "option-character") return option.components[0] === "dispatcher" ? fewShips(table, desk) : "";
  if (view.question?.prompt.id === "ask-neutral") return "";
  return /^option-(board|launch|token)/.test(option.label.id) ? forOthers(view, seat, option, desk) : "";
}

/** The Dispatcher needs one ship with room for all; others may take it first. */
function fewShips(table: RedPlanetView, desk: Desk): string {
  const n = PUT.dispatcher ?? 0;
  const fits = table.pads.filter((pad) => pad && !pad.launched && pad.capacity - crewOf(pad) >= n);
  if (fits.length > 1) return "";
  const region = fits[0]?.destination;
  return fits.length ? s("warn-one-ship", { n, region: region ? desk.name(region) : s("any") }) : s("warn-no-ship", { n });
}

/** A ship is sent off though somebody else will lead where it lands. */
function forOthers(view: View, seat: number, option: Option, desk: Desk): string {
  const what = forecast(view, seat, option, null);
  for (const pad of what?.starts ?? []) {
    const id = what?.table.pads[pad]?.destination;
    const region = id ? what?.regions[id] : undefined;
    if (!id || !region || region.leaders.includes(seat)) continue;
    const leader = region.leaders[0] ?? -1;
    return s("warn-for-others", { who: nameOf(what!.table, leader, desk), region: desk.name(id), n: region.astronauts[String(leader)] ?? 0, own: region.astronauts[String(seat)] ?? 0 });
  }
  return "";
}

// How a card stands in this match: its cubes, and whether it can be paid.

import type { Standing } from "..";
import type { View } from "../../core/protocol";
import { seenAt } from "../seen";
import { card } from "./cards";
import type { CardView, SectorView } from "./types";
import { tableOf } from "./view";
import { s } from "./words";

export function standingOf(id: string, place: string, view: View): Standing {
  const cost = card(id)?.cost ?? 0;
  const me = tableOf(view)?.players[view.seat];
  if (/^(shipyard|colonies)/.test(place)) return { lines: me ? [s("have-credits", { have: me.credits, cost })] : [] };
  const found = seenAt<CardView | SectorView>(view, place);
  const lies = found && "station" in found ? found.station : found;
  if (lies?.card !== id || !lies.cells) return { lines: [] };
  return { lines: [s("charged", { n: lies.cubes ?? 0, of: lies.cells, need: lies.need ?? 1 })] };
}

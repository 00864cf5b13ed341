// How a tile stands on its ship: what it carries, and what is wrong with it.

import type { Standing } from "..";
import type { View } from "../../core/protocol";
import { seenAt } from "../seen";
import { blockName } from "./cards";
import type { ShipView, TileView } from "./types";
import { s } from "./words";

export function standingOf(id: string, place: string, view: View): Standing {
  const tile = seenAt<TileView>(view, place);
  if (tile?.tile !== id) return { lines: [] };
  const lines: string[] = [];
  if (tile.batteries !== undefined) lines.push(`${s("battery")}: ${tile.batteries}`);
  if (tile.humans !== undefined || tile.alien) lines.push(`${s("crew")}: ${tile.alien ? 1 : tile.humans}`);
  if (tile.goods) lines.push(`${s("goods")}: ${tile.goods.map(blockName).join("; ") || "—"}`);
  const [, ship = "", name = ""] = /^(ships\.\d+)\.tiles\.(.+)$/.exec(place) ?? [];
  const fault = seenAt<ShipView>(view, ship)?.faults[name];
  if (fault) lines.push(s(`fault-${fault.replaceAll(".", "-")}`));
  return { lines };
}

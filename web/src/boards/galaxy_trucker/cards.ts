// Cards, tiles and goods as the server describes them.

import type { Block } from "../../art/tiles.js";
import { component } from "../../core/words/sheet";
import type { CardSheet, ComponentSheet, HitSheet, TileView } from "./types";
import { s } from "./words";

export const sheetOf = (id: string): ComponentSheet | undefined => component<ComponentSheet>("galaxy_trucker", id);
export const adventure = (id: string): CardSheet | undefined => sheetOf(id)?.card;

/** A tile by its id, as it is printed. */
export function printed(id: string): TileView | undefined {
  const tile = sheetOf(id)?.tile;
  return tile && { tile: id, ...tile, rotation: 0 };
}

/** A block of goods. */
export const block = (colour: string): Block => ({ colour, price: sheetOf(`goods_${colour}`)?.price ?? 0 });

/** The same in words. */
export const blockName = (colour: string): string => s(`good-${colour}`, { n: block(colour).price });

export const hitIcon = (hit: HitSheet["hit"]): string => ({ "small-meteor": "meteor", "large-meteor": "meteor-big" })[hit] ?? "shot";

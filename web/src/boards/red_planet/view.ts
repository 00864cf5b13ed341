// Small questions about the view of a Red Planet table.

import type { View } from "../../core/protocol";
import type { MarsMap } from "./mars/globe.js";
import type { TableView } from "./types";

export function tableOf(view: View | null): TableView | null {
  return (view?.table as TableView | undefined) ?? null;
}

export const SIGNS: Record<string, string> = {
  vastitas_borealis: "snowflake", ausonia: "sun", tritonis_sinus: "trident", mare_tyrrhenum: "wave",
  sinus_sabaeus: "crescent", mare_serpentis: "snake", valles_marineris: "canyon", hellas: "column",
  syrtis_major: "peak", phobos: "moon",
}; // prettier-ignore

/** The number by which a colour is drawn: that of its seat; neutral colours take the last ones. */
export function drawn(table: TableView, colour: number): number {
  const one = table.colours[String(colour)];
  if (one && !one.neutral) return one.seat + 1;
  const neutral = Object.entries(table.colours).filter(([, each]) => each.neutral);
  return 5 + Math.max(0, neutral.findIndex(([key]) => Number(key) === colour));
}

const LONG_WORD = /[а-яё]{9,}/gi;
const SYLLABLE = /([аеёиоуыэюя][бвгджзйклмнпрстфхцчшщъь]*)([бвгджзйклмнпрстфхцчшщ])(?=[аеёиоуыэюя][а-яё])/gi;

/** Long words may break between syllables, where a card is narrower than its name. */
export function soft(name: string): string {
  return name.replace(LONG_WORD, (word) => word.replace(SYLLABLE, "$1\u00AD$2"));
}

/** How the core lies in the ring: an inner region is centred on the outer region that touches no other inner one. */
export function marsMap({ map: { ring, adjacent } }: Pick<TableView, "map">): MarsMap {
  const innerOf = (region: string): string[] => (adjacent[region] ?? []).filter((other) => !ring.includes(other));
  const first = innerOf(ring[0] ?? "").length === 1 ? 0 : 1;
  const inner = [first, first + 2, first + 4].map((i) => innerOf(ring[i % 6] ?? "")[0] ?? "");
  return { ring, inner, turn: first * 60 };
}

/** Whether a region lies at the top or the bottom of the globe, where plates find room side by side. */
export function isWide(map: MarsMap, region: string): boolean {
  const outer = map.ring.indexOf(region);
  const angle = outer >= 0 ? outer * 60 : map.turn + map.inner.indexOf(region) * 120;
  return angle % 180 === 0;
}

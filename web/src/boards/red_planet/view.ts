// The view of a Red Planet table, and small questions about it.

import type { MarsMap } from "./globe.js";

export interface Pad {
  ship: string;
  launched: boolean;
  capacity: number;
  printed: string | null;
  destination: string | null;
  tokens: string[];
  crew: Record<string, number>;
}
export interface Region {
  resource: string | null;
  tokens: number;
  astronauts: Record<string, number>;
  leaders: number[];
  discovery?: { card: string | null; face_up: boolean; known_to: number[] } | null;
}
export interface Colour {
  colour: string;
  seat: number | null;
  neutral: boolean;
  supply: number;
  wormhole: number;
  collected: Record<string, number>;
  has_chosen: boolean;
  chosen: string | null;
  revealed: boolean;
  played: string[];
  unseen: string[];
  boxed: string[];
  points: Record<string, number> | null;
}
export interface RedPlanetView {
  map: { assembly: string; ring: string[]; adjacent: Record<string, string[]> };
  division: { place: number; kind: string; number: number } | null;
  called: string | null;
  first: number;
  pads: (Pad | null)[];
  ship_deck: number;
  regions: Record<string, Region>;
  region_tokens: Record<string, number>;
  order: number[];
  colours: Record<string, Colour>;
  seats: { cards: number; held: string[] | null; worth: number[] | null }[]; // worth: of the goals among the held
  drawn: string | null;
  card_deck: number;
}

export const CHARACTERS = ["recruiter", "explorer", "scientist", "spy", "saboteur", "robot", "dispatcher", "soldier", "pilot"];
export const PUT: Record<string, number> = { recruiter: 1, explorer: 1, scientist: 2, spy: 2, saboteur: 1, robot: 1, dispatcher: 3, soldier: 1, pilot: 2 };
export const SIGNS: Record<string, string> = {
  vastitas_borealis: "snowflake", ausonia: "sun", tritonis_sinus: "trident", mare_tyrrhenum: "wave",
  sinus_sabaeus: "crescent", mare_serpentis: "snake", valles_marineris: "canyon", hellas: "column",
  syrtis_major: "peak", phobos: "moon",
}; // prettier-ignore
export const RESOURCES = ["ice", "sylvanite", "celerium"];

export const numberOf = (character: string): number => 9 - CHARACTERS.indexOf(character);

/** The number by which a colour is drawn: that of its seat; neutral colours take the last ones. */
export function drawn(table: RedPlanetView, colour: number): number {
  const one = table.colours[String(colour)];
  if (one && !one.neutral && one.seat !== null) return one.seat + 1;
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
export function marsMap(table: RedPlanetView): MarsMap {
  const { ring, adjacent } = table.map;
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

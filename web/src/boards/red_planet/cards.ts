// The components as the server describes them.

import { component, components } from "../../core/words/sheet";
import type { ComponentSheet, DivisionSheet } from "./types";

export function card(id: string | null): ComponentSheet | undefined {
  return id === null ? undefined : component<ComponentSheet>("red_planet", id);
}

export const numberOf = (id: string | null): number => card(id)?.number ?? 0;

/** The nine characters, the highest number first. */
export const characters = (): string[] => idsOf("character").sort((a, b) => numberOf(b) - numberOf(a));

/** The resources, the least valuable first. */
export const resources = (): string[] => idsOf("resource").sort((a, b) => numberOf(a) - numberOf(b));

/** The divisions of the round counter. */
export const track = (): DivisionSheet[] => card("round_counter")?.track ?? [];

function idsOf(kind: string): string[] {
  return Object.entries(components<ComponentSheet>("red_planet")).flatMap(([id, one]) => (one.kind === kind ? [id] : []));
}

export const DRAWINGS: Record<string, string> = { launch: "rp-launch", region: "rp-any" }; // signs that this board draws itself

/** How many astronauts a character places, and the icons of what it does besides. */
export function abilityOf(id: string): { places: number; icons: string[] } {
  const signs = card(id)?.signs ?? [];
  const places = signs.find((sign) => sign.icon === "astronaut");
  return { places: Number(places?.text ?? 0), icons: signs.filter((sign) => sign !== places).map((sign) => DRAWINGS[sign.icon] ?? sign.icon) };
}

const PICTURES: Record<string, string> = { goal: "crown", global_goal: "snowflake", discovery: "scope", action: "launch" };

/** The picture of a colonization card. */
export const pictureOf = (id: string): string => PICTURES[card(id)?.kind ?? ""] ?? "";

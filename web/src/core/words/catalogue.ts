// What the lobby says about a game besides its description: how long it takes, and its order on the shelf.

export const SHELF = ["space_base", "red_planet", "star_realms", "galaxy_trucker", "metal_adventures"];
export const MINUTES: Record<string, number> = {
  space_base: 40,
  red_planet: 60,
  star_realms: 25,
  galaxy_trucker: 60,
  metal_adventures: 90,
};

export function seatRange(seats: number[]): string {
  const low = Math.min(...seats);
  const high = Math.max(...seats);
  return low === high ? String(low) : `${low}–${high}`;
}

/** Return a game's place in CSS: its accent. */
export const accent = (game: string): string => `--pa:var(--g-${game.replaceAll("_", "-")}, var(--accent))`;

export function byShelf<T extends { id: string }>(games: T[]): T[] {
  const place = (id: string) => (SHELF.includes(id) ? SHELF.indexOf(id) : SHELF.length);
  return [...games].sort((a, b) => place(a.id) - place(b.id));
}

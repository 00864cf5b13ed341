// What components look like, as the server tells it; it comes with the board of a game.

import { api } from "../api";

const sheets = new Map<string, Record<string, unknown>>();

export async function loadSheet(game: string): Promise<void> {
  if (!sheets.has(game)) keepSheet(game, (await api.sheet(game)).components);
}

export function keepSheet(game: string, components: Record<string, unknown>): void {
  sheets.set(game, components);
}

/** One component of a game; nothing where there is none of this id. */
export function component<Component>(game: string, id: string): Component | undefined {
  return sheets.get(game)?.[id] as Component | undefined;
}

/** All components of a game by id. */
export function components<Component>(game: string): Record<string, Component> {
  return (sheets.get(game) ?? {}) as Record<string, Component>;
}

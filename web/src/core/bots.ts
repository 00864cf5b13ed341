// Bots by the names people know them by.

import type { GameInfo } from "./protocol";
import { knows, t } from "./settings.svelte";

/** The strongest bot for a game. */
export function strongest(game: GameInfo | undefined): string {
  return game?.bots.at(-1) ?? "";
}

export function botName(bot: string): string {
  const id = `bot-level-${bot}`;
  return knows(id) ? t(id) : bot;
}

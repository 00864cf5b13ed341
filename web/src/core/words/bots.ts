// Bots by the names people know them by.

import type { GameInfo } from "../protocol";
import { knows, t } from "../settings.svelte";

/** The bot that takes a seat where nobody has chosen one. */
export function usualBot(game: GameInfo | undefined): string {
  return game?.usual_bot ?? "";
}

export function botName(bot: string): string {
  const id = `bot-level-${bot}`;
  return knows(id) ? t(id) : bot;
}

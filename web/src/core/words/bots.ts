// Bots by the names people know them by.

import type { GameInfo } from "../protocol";
import { knows, t } from "../settings.svelte";

/** The bot that takes a seat where nobody has chosen one. */
export function usualBot(game: GameInfo | undefined): string {
  return game?.usual_bot ?? "";
}

const LEVELS = ["cadet", "pilot", "captain", "admiral", "legend"];

/** The strengths that a game's bots come in; by lot and by rules of thumb are no strengths. */
export function levelsOf(game: GameInfo): string[] {
  return game.bots.filter((bot) => LEVELS.includes(bot));
}

export function botName(bot: string): string {
  const id = `bot-level-${bot}`;
  return knows(id) ? t(id) : bot;
}

// Bots by the names people know them by.

import { knows, t } from "./settings.svelte";

export function botName(bot: string): string {
  const id = `bot-level-${bot}`;
  return knows(id) ? t(id) : bot;
}

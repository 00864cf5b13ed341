// The shortest way to a match.

import { api } from "../api";
import type { GameInfo } from "../protocol";
import { router } from "../router.svelte";
import { usualBot } from "../words/bots";

/** Open a table of the usual size and start it against bots. */
export async function playAgainstBots(game: GameInfo): Promise<void> {
  const mode = game.modes[0];
  if (!mode) return;
  const seats = mode.seats.includes(2) ? 2 : (mode.seats[0] ?? 2);
  const table = await api.openTable({ game: game.id, mode: mode.id, seats, options: {}, pace: "live", public: false, coach: true });
  sessionStorage.setItem(`start ${table.id}`, usualBot(game));
  router.go(`/table/${table.id}?invite=${table.invite}`);
}

// How a match ended, told to whoever looks.

import { t } from "../../core/settings.svelte";

/** Tell a seat, or somebody without one, who won, and who reached the aim besides. */
export function result(seat: number, winners: number[], succeeded: number[], nameOf: (seat: number) => string): string {
  const named = (seats: number[]): string => seats.map(nameOf).join(", ");
  const others = succeeded.filter((one) => !winners.includes(one));
  if (winners.includes(seat)) return t(others.length ? "you-win-most" : "you-win");
  if (others.length) {
    const rest = others.filter((one) => one !== seat);
    const best = { seats: named(winners), n: winners.length };
    const told = rest.length ? t("winners-and-others", { ...best, others: named(rest) }) : t("greatest-winner", best);
    return rest.length < others.length ? `${t("you-won-too")}. ${told}` : told;
  }
  if (winners.length === 1) return t("winner", { seat: named(winners) });
  return winners.length ? t("winners", { seats: named(winners) }) : t("no-winner");
}

// What the events of a Metal Adventures table look like.

import type { Motion } from "..";
import type { Arg, Told, View } from "../../core/protocol";
import type { MetalView } from "./view";

export function motionsOf(told: Told, before: View, _after: View): Motion[] {
  const moves = MOVES[told?.event ?? ""];
  return before?.table && moves ? moves(new Happening(told, before)).filter((one) => one.from || one.to) : [];
}

/** An event, with the names of its places on the screen. */
class Happening {
  constructor(
    private readonly told: Told,
    private readonly view: View,
  ) {}

  get table(): MetalView {
    return this.view.table as unknown as MetalView;
  }

  n(i: number): number {
    return this.told.args?.[i] ?? 0;
  }

  /** The id of the card that the sentence names. */
  get card(): string {
    return componentOf(this.told.say?.args?.card);
  }

  /** A part of a pirate: of mine the dial or shelf, of others the seat. */
  of(i: number, part: string): string {
    return this.part(this.n(i), part);
  }

  part(seat: number, part: string): string {
    return seat === this.view.seat ? `mine.${part}` : `seat.${seat}`;
  }

  /** Where credits come from or go to; nothing for the bank. */
  account(arg: string, number: number): string | undefined {
    if (number >= 0) return this.part(number, "credits");
    const account = this.told.say?.args?.[arg];
    if (typeof account !== "object" || Array.isArray(account) || !("id" in account)) return undefined;
    if (account.id === "account-pot") return "pot";
    return account.id === "account-treasury" ? `planet.${componentOf(account.args.card)}` : undefined;
  }

  /** Where a ship that is met lies. */
  get ship(): string {
    return `ship.${this.card}`;
  }
}

function componentOf(arg: Arg | undefined): string {
  return typeof arg === "object" && !Array.isArray(arg) && "component" in arg ? String(arg.component) : "";
}

const flip = (it: Happening, to: string | undefined, from?: string): Motion[] => [{ from, to, component: it.card, sound: "card" }];
const figure = (to: string, icon: string, n: number, sound?: Motion["sound"]): Motion[] => [{ to, icon, text: n < 0 ? `−${-n}` : `+${n}`, sound }];
const stamped = (): Motion[] => [{ to: "deals", icon: "check", sound: "stamp" }];
const traded = (it: Happening, part: string, icon: string): Motion[] => [{ from: it.of(0, part), to: it.of(1, part), ...(it.card ? { component: it.card } : { icon }), sound: "card" }];
const die = (which: number, face: number): Motion => ({ to: `die.${which}`, icon: `die-${face || 1}`, text: String(face), sound: "dice" });

const MOVES: Record<string, (it: Happening) => Motion[]> = {
  "turn-began": (it) => [{ to: `seat.${it.n(0)}`, sound: "turn" }],
  paid: (it) => [{ from: it.account("giver", it.n(0)), to: it.account("receiver", it.n(1)), icon: "credits", text: String(it.n(2)), sound: "coin" }],
  "gained-glory": (it) => figure(it.of(0, "glory"), "glory", it.n(1), "win"),
  penalized: (it) => figure(it.of(0, "penalties"), "ma-penalty", 1, "hit"),
  pardoned: (it) => figure(it.of(0, "penalties"), "ma-penalty", -it.n(1)),
  damaged: (it) => figure(it.of(0, "damage"), "damage", it.n(1), "hit"),
  repaired: (it) => figure(it.of(0, "damage"), "ma-repair", -it.n(1)),
  "die-turned": (it) => [{ to: it.of(0, "metal"), icon: "reroll", text: it.n(1) ? String(it.n(1)) : "" }],
  "got-trophy": (it) => flip(it, it.of(0, "trophies"), "trophies"),
  "got-trophy-hidden": (it) => [{ from: "trophies", to: it.of(0, "trophies"), icon: "ma-trophy", sound: "card" }],
  looked: (it) => flip(it, "space", "trophies"),
  "looked-hidden": (it) => [{ from: "trophies", to: it.of(0, "trophies"), icon: "spectator" }],
  "put-under": (it) => flip(it, "trophies", it.of(0, "trophies")),
  "put-under-hidden": (it) => [{ from: it.of(0, "trophies"), to: "trophies", icon: "ma-trophy" }],
  revealed: (it) => flip(it, "space", it.of(0, "trophies")),
  "row-filled": (it) => flip(it, `row.${it.n(0)}`),
  "row-left": (it) => flip(it, undefined, `row.${it.n(0)}`),
  "row-refreshed": () => [{ to: "planet.ocg_trading_post" }],
  "took-improvement": (it) => flip(it, it.of(0, "improvements")),
  "dropped-improvement": (it) => flip(it, undefined, it.of(0, "improvements")),
  "played-card": (it) => flip(it, "space", it.of(0, "improvements")),
  "turned-up": (it) => flip(it, it.ship, "deck"),
  "event-met": (it) => flip(it, "space", "deck"),
  "sent-away": (it) => flip(it, it.n(1) ? "deck" : "planet.karokum", it.ship),
  "ship-chosen": (it) => flip(it, "foe", it.n(2) ? "planet.karokum" : it.ship),
  "planet-attacked": (it) => [{ from: it.of(0, "strength"), to: `planet.${it.card}`, icon: "ma-strength", sound: "hit" }],
  "duel-called": (it) => [{ from: `seat.${it.n(0)}`, to: `seat.${it.n(1)}`, icon: "ma-strength", sound: "hit" }],
  "got-wreck": (it) => flip(it, it.of(0, "wrecks"), "foe"),
  "gave-wreck": (it) => flip(it, it.n(2) ? "planet.karokum" : undefined, it.of(0, "wrecks")),
  "left-game": (it) => flip(it, undefined, "foe"),
  "took-from-pile": (it) => flip(it, it.of(0, "wrecks"), "planet.karokum"),
  rested: () => [{ to: "havana" }],
  raided: (it) => [{ from: "havana", to: `seat.${it.n(0)}`, icon: "rocket", sound: "launch" }],
  cruised: (it) => [{ from: it.of(0, "strength"), to: `stop.${it.n(1)}`, icon: "rocket", sound: "launch" }],
  allied: (it) => [{ from: `seat.${it.n(0)}`, to: `seat.${it.n(1)}`, icon: "ma-support", sound: "stamp" }],
  "stayed-loyal": (it) => [{ to: `seat.${it.n(0)}`, icon: "ma-support" }],
  betrayed: (it) => [{ from: `seat.${it.n(0)}`, to: `seat.${it.n(1)}`, icon: "warn", sound: "hit" }],
  "declared-metal": (it) => [{ to: it.of(0, "metal"), icon: it.n(1) ? "reroll" : "close" }],
  "rolled-dice": (it) => [die(0, it.n(0)), die(1, it.n(1))],
  "rolled-metal": (it) => [{ to: it.of(0, "metal"), icon: "reroll", text: String(it.n(1)), sound: "dice" }],
  rerolled: (it) => [die(it.n(1), it.n(2))],
  strengthened: (it) => figure(it.of(0, "strength"), "ma-strength", it.n(1)),
  "battle-won": () => [{ to: "score", sound: "hit" }],
  proposed: (it) => [{ from: `seat.${it.n(0)}`, to: "deals", icon: "exchange", sound: "card" }],
  accepted: (it) => [{ from: `seat.${it.n(0)}`, to: "deals", icon: "check" }],
  rejected: (it) => [{ from: `seat.${it.n(0)}`, to: "deals", icon: "close" }],
  "deal-executed": stamped,
  promised: stamped,
  "deal-void": () => [{ to: "deals", icon: "close" }],
  "traded-improvement": (it) => traded(it, "improvements", "ma-computer"),
  "traded-trophy": (it) => traded(it, "trophies", "ma-trophy"),
  "traded-trophy-hidden": (it) => traded(it, "trophies", "ma-trophy"),
  "traded-wreck": (it) => traded(it, "wrecks", "ma-wreck"),
  "traded-wreck-hidden": (it) => traded(it, "wrecks", "ma-wreck"),
  "promise-due": (it) => [{ to: `seat.${it.n(0)}`, icon: "clock" }],
  "promise-fulfilled": (it) => [{ from: `seat.${it.n(0)}`, to: `seat.${it.n(1)}`, icon: "check", sound: "stamp" }],
  "promise-breached": (it) => [{ to: it.of(0, "penalties"), icon: "warn", sound: "hit" }],
  "promise-released": (it) => [{ from: `seat.${it.n(1)}`, to: `seat.${it.n(0)}`, icon: "check" }],
  "fee-refused": (it) => [{ to: "pot", icon: "close" }, { to: it.of(0, "penalties") }],
  "game-over": () => [{ to: "space", icon: "win", sound: "win" }],
};

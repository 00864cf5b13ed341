// What the events of a Metal Adventures table look like.

import type { Motion } from "..";
import type { Told, View } from "../../core/protocol";
import { draw, type Moves } from "../told";
import { entry } from "./cards";
import type { Events } from "./types";
import { tableOf } from "./view";

export function motionsOf(told: Told, before: View, _after: View): Motion[] {
  return tableOf(before) ? draw(MOVES, told, before).filter((one) => one.from || one.to) : [];
}

type Card = string | null;
const DICE = ["die_orange", "die_grey"];

/** A part of a pirate: of mine the dial or shelf, of others the seat. */
const of = (view: View, seat: number, part: string): string => (seat === view.seat ? `mine.${part}` : seatAt(seat));
const seatAt = (seat: number): string => `seat.${seat}`;
const shipAt = (card: Card): string => `ship.${card ?? ""}`;
const planetAt = (planet: Card): string => `planet.${planet ?? ""}`;
const PILE = planetAt("karokum");

/** Where credits come from or go to; nothing for the bank. */
function account(view: View, which: number | string): string | undefined {
  if (typeof which === "number") return of(view, which, "credits");
  return which === "bank" ? undefined : which === "pot" ? "pot" : planetAt(which);
}

const flip = (card: Card, to: string | undefined, from?: string): Motion[] => [{ from, to, component: card ?? "", sound: "card" }];
const figure = (to: string, icon: string, n: number, sound?: Motion["sound"]): Motion[] => [{ to, icon, text: n < 0 ? `−${-n}` : `+${n}`, sound }];
const stamped = (): Motion[] => [{ to: "deals", icon: "check", sound: "stamp" }];
const die = (which: number, face: number): Motion => ({ to: `die.${which}`, icon: `die-${face || 1}`, text: String(face), sound: "dice" });
const said = (seat: number, icon: string): Motion[] => [{ from: seatAt(seat), to: "deals", icon }];
const traded = (from: string, to: string, card: Card, icon: string): Motion[] => [{ from, to, ...(card ? { component: card } : { icon }), sound: "card" }];

const MOVES: Moves<Events, View> = {
  "turn-began": ({ player }) => [{ to: seatAt(player), sound: "turn" }],
  paid: ({ giver, receiver, n }, view) => [{ from: account(view, giver), to: account(view, receiver), icon: "credits", text: String(n), sound: "coin" }],
  "gained-glory": ({ player, n }, view) => figure(of(view, player, "glory"), "glory", n, "win"),
  penalized: ({ player }, view) => figure(of(view, player, "penalties"), "ma-penalty", 1, "hit"),
  pardoned: ({ player, n }, view) => figure(of(view, player, "penalties"), "ma-penalty", -n),
  damaged: ({ player, n }, view) => figure(of(view, player, "damage"), "damage", n, "hit"),
  repaired: ({ player, n }, view) => figure(of(view, player, "damage"), "ma-repair", -n),
  "die-turned": ({ player, n }, view) => [{ to: of(view, player, "metal"), icon: "reroll", text: n ? String(n) : "" }],
  "got-trophy": ({ player, card }, view) => flip(card, of(view, player, "trophies"), "trophies"),
  "got-trophy-hidden": ({ player }, view) => [{ from: "trophies", to: of(view, player, "trophies"), icon: "ma-trophy", sound: "card" }],
  looked: ({ card }) => flip(card, "space", "trophies"),
  "looked-hidden": ({ player }, view) => [{ from: "trophies", to: of(view, player, "trophies"), icon: "spectator" }],
  "put-under": ({ player, card }, view) => flip(card, "trophies", of(view, player, "trophies")),
  "put-under-hidden": ({ player }, view) => [{ from: of(view, player, "trophies"), to: "trophies", icon: "ma-trophy" }],
  revealed: ({ player, card }, view) => flip(card, "space", of(view, player, "trophies")),
  "row-filled": ({ slot, card }) => flip(card, `row.${slot}`),
  "row-left": ({ slot, card }) => flip(card, undefined, `row.${slot}`),
  "row-refreshed": () => [{ to: planetAt("ocg_trading_post") }],
  "took-improvement": ({ player, card }, view) => flip(card, of(view, player, "improvements")),
  "dropped-improvement": ({ player, card }, view) => flip(card, undefined, of(view, player, "improvements")),
  "played-card": ({ player, card }, view) => flip(card, "space", of(view, player, "improvements")),
  "turned-up": ({ card }) => flip(card, shipAt(card), "deck"),
  "event-met": ({ card }) => flip(card, "space", "deck"),
  "sent-away": ({ card, back }) => flip(card, back ? "deck" : PILE, shipAt(card)),
  "ship-chosen": ({ card, from_pile }) => flip(card, "foe", from_pile ? PILE : shipAt(card)),
  "planet-attacked": ({ player, card }, view) => [{ from: of(view, player, "strength"), to: planetAt(card), icon: "ma-strength", sound: "hit" }],
  "duel-called": ({ player, other }) => [{ from: seatAt(player), to: seatAt(other), icon: "ma-strength", sound: "hit" }],
  "got-wreck": ({ player, card }, view) => flip(card, of(view, player, "wrecks"), "foe"),
  "gave-wreck": ({ player, card, to_pile }, view) => flip(card, to_pile ? PILE : undefined, of(view, player, "wrecks")),
  "left-game": ({ card }) => flip(card, undefined, "foe"),
  "took-from-pile": ({ player, card }, view) => flip(card, of(view, player, "wrecks"), PILE),
  rested: () => [{ to: "havana" }],
  raided: ({ player }) => [{ from: "havana", to: seatAt(player), icon: "rocket", sound: "launch" }],
  cruised: ({ player, card }, view) => [{ from: of(view, player, "strength"), to: `stop.${entry(card).number}`, icon: "rocket", sound: "launch" }],
  allied: ({ player, other }) => [{ from: seatAt(player), to: seatAt(other), icon: "ma-support", sound: "stamp" }],
  "stayed-loyal": ({ player }) => [{ to: seatAt(player), icon: "ma-support" }],
  betrayed: ({ player, other }) => [{ from: seatAt(player), to: seatAt(other), icon: "warn", sound: "hit" }],
  "declared-metal": ({ player, uses }, view) => [{ to: of(view, player, "metal"), icon: uses ? "reroll" : "close" }],
  "rolled-dice": ({ orange, grey }) => [die(0, orange), die(1, grey)],
  "rolled-metal": ({ player, n }, view) => [{ to: of(view, player, "metal"), icon: "reroll", text: String(n), sound: "dice" }],
  rerolled: ({ die: which, n }) => [die(DICE.indexOf(which ?? ""), n)],
  strengthened: ({ player, n }, view) => figure(of(view, player, "strength"), "ma-strength", n),
  "battle-won": () => [{ to: "score", sound: "hit" }],
  proposed: ({ player }) => [{ from: seatAt(player), to: "deals", icon: "exchange", sound: "card" }],
  accepted: ({ player }) => said(player, "check"),
  rejected: ({ player }) => said(player, "close"),
  "deal-executed": stamped,
  promised: stamped,
  "deal-void": () => [{ to: "deals", icon: "close" }],
  "traded-improvement": ({ giver, receiver, card }, view) => traded(of(view, giver, "improvements"), of(view, receiver, "improvements"), card, "ma-computer"),
  "traded-trophy": ({ giver, receiver, card }, view) => traded(of(view, giver, "trophies"), of(view, receiver, "trophies"), card, "ma-trophy"),
  "traded-trophy-hidden": ({ giver, receiver }, view) => traded(of(view, giver, "trophies"), of(view, receiver, "trophies"), null, "ma-trophy"),
  "traded-wreck": ({ giver, receiver, card }, view) => traded(of(view, giver, "wrecks"), of(view, receiver, "wrecks"), card, "ma-wreck"),
  "traded-wreck-hidden": ({ giver, receiver }, view) => traded(of(view, giver, "wrecks"), of(view, receiver, "wrecks"), null, "ma-wreck"),
  "promise-due": ({ player }) => [{ to: seatAt(player), icon: "clock" }],
  "promise-fulfilled": ({ player, other }) => [{ from: seatAt(player), to: seatAt(other), icon: "check", sound: "stamp" }],
  "promise-breached": ({ player }, view) => [{ to: of(view, player, "penalties"), icon: "warn", sound: "hit" }],
  "promise-released": ({ player, other }) => [{ from: seatAt(other), to: seatAt(player), icon: "check" }],
  "fee-refused": ({ player }, view) => [{ to: "pot", icon: "close" }, { to: of(view, player, "penalties") }],
  "game-over": () => [{ to: "space", icon: "win", sound: "win" }],
};

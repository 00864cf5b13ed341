// What the events of Space Base look like: dice fall, rewards fly to the tracks, cards slide to their sectors.

import type { Motion } from "..";
import type { Told, View } from "../../core/protocol";
import { draw, type Moves } from "../told";
import { card as find } from "./cards";
import type { Events, TableView } from "./types";
import { tableOf } from "./view";

const IN_A_ROW = 6;
const SHIPS = 18; // slots of the market before the colonies

const MOVES: Moves<Events, TableView> = {
  drew: ({ player, card }) => [{ from: deckOf(card), to: `${of(player)}.drawn`, component: card ?? "", sound: "card" }],
  "put-under": ({ player, card }) => [{ from: `${of(player)}.drawn`, to: deckOf(card), component: card ?? "", sound: "card" }],
  "order-rolled": ({ player, first, second }) => [{ to: `seat.${player}`, icon: "setdie", text: `${first} + ${second}`, sound: "dice" }],
  "first-player": ({ player }) => [{ to: `seat.${player}`, icon: "first" }],
  bonus: ({ player, resource, n }) => [{ to: `${of(player)}.${resource}`, icon: resource, text: `+${n}`, sound: "coin" }],
  "turn-began": ({ player }) => [{ to: `seat.${player}`, sound: "turn" }],
  "die-rolled": ({ die, face }) => [{ to: `dice.${die}`, icon: `die-${face}`, sound: "dice" }],
  "die-set": ({ die, face }) => [{ to: `dice.${die}`, icon: `die-${face}`, sound: "dice" }],
  "dice-picked-up": () => [{ from: "dice", icon: "reroll" }],
  "dice-used": ({ player, first, second }) => [first, second].filter(Boolean).map((sector) => ({ to: sectorAt(player, sector) })),
  shifted: ({ player, sector }) => [{ to: sectorAt(player, sector), icon: "shift" }],
  doubled: ({ player, sector }) => [{ to: sectorAt(player, sector), icon: "double" }],
  "sector-paid": ({ player, sector }) => [{ to: sectorAt(player, sector) }],
  gained: ({ player, resource, n, card }, before) => [{ from: card ? home(before, player, card) : `${of(player)}.income`, to: `${of(player)}.${resource}`, icon: resource, text: `+${n}`, sound: "coin" }],
  lost: ({ player, resource, n }) => [{ from: `${of(player)}.${resource}`, icon: resource, text: `−${n}`, sound: "hit" }],
  charged: ({ player, card }, before) => [{ to: home(before, player, card), icon: "charge", text: "+1", sound: "stamp" }],
  uncharged: ({ player, card }, before) => [{ from: home(before, player, card), icon: "charge", text: "−1" }],
  used: ({ player, card }, before) => [{ from: home(before, player, card), icon: "charge" }],
  "arrow-turned": ({ player, sector }) => [{ to: sectorAt(player, sector), icon: "arrow-both" }],
  "text-reward": ({ player, card }, before) => [{ from: home(before, player, card), icon: "claim" }],
  bought: ({ player, card, credits }, before) => [{ from: `${of(player)}.credits`, to: forSale(before, player, card), icon: "credits", text: `−${credits}`, sound: "coin" }],
  filled: ({ slot, card }) => [{ from: deckOf(card), to: slotAt(slot), component: card ?? "", sound: "card" }],
  placed: ({ player, card, sector }, before) => [{ from: forSale(before, player, card), to: sectorAt(player, sector), component: card ?? "", sound: "card" }],
  deployed: ({ player, card, sector }) => [{ from: sectorAt(player, sector), to: `${sectorAt(player, sector)}.deployed`, component: card ?? "", sound: "launch" }],
  swapped: ({ player, first, second }, before) => {
    const board = before.players[player]?.sectors ?? [];
    const move = (one: number, other: number): Motion => ({ from: sectorAt(player, one), to: sectorAt(player, other), component: board[one - 1]?.station.card ?? "", sound: "card" });
    return [move(first, second), move(second, first)];
  },
  exchanged: ({ player, card, other }, before) => {
    const [here, there] = [home(before, player, card), home(before, player, other)];
    return [
      { from: here, to: there, component: card ?? "", sound: "card" },
      { from: there, to: here, component: other ?? "" },
    ];
  },
  "end-in-sight": ({ player }) => [{ to: `seat.${player}`, icon: "vp", text: "40", sound: "turn" }],
  "game-over": ({ winners }) => winners.map((seat) => ({ to: `seat.${seat}`, icon: "win", sound: "win" })),
};

export function motionsOf(told: Told, before: View, after: View): Motion[] {
  const table = tableOf(before) ?? tableOf(after);
  return table?.players ? draw(MOVES, told, table) : [];
}

function of(player: number): string {
  return `players.${player}`;
}

function sectorAt(player: number, sector: number): string {
  return `${of(player)}.sectors.${sector - 1}`;
}

function slotAt(slot: number): string {
  return slot < SHIPS ? `shipyard.${Math.floor(slot / IN_A_ROW)}.${slot % IN_A_ROW}` : `colonies.${slot - SHIPS}`;
}

function deckOf(card: string | null): string {
  return `deck.${(find(card ?? "")?.level ?? 1) - 1}`;
}

/** The sector in which a card lies, whoever's it is; where it belongs if it lies in none. */
function home(before: TableView, player: number, card: string | null): string {
  for (const [seat, { sectors }] of before.players.entries()) {
    const place = sectors.findIndex((sector) => sector.station.card === card || sector.deployed.some((one) => one.card === card));
    if (place >= 0) return `players.${seat}.sectors.${place}`;
  }
  return sectorAt(player, find(card ?? "")?.sector ?? 1);
}

/** Where a card was for sale, or lay among the drawn ones. */
function forSale(before: TableView, player: number, card: string | null): string {
  const slot = [...before.shipyard.flat(), ...before.colonies].indexOf(card);
  return slot < 0 ? `${of(player)}.drawn` : slotAt(slot);
}

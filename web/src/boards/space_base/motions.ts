// What the events of Space Base look like: dice fall, rewards fly to the tracks, cards slide to their sectors.

import type { Motion } from "..";
import type { Told, View } from "../../core/protocol";
import { componentOf, seatsOf } from "../told";
import { card as find } from "./cards";
import { tableOf, type SpaceBaseView } from "./view";

const RESOURCES = ["credits", "income", "vp"];
const IN_A_ROW = 6;
const SHIPS = 18; // slots of the market before the colonies

interface Moment {
  told: Told;
  card: string;
  at: string; // the place of the seat it is about
  before: SpaceBaseView;
}

const MOTIONS: Record<string, (moment: Moment) => Motion[]> = {
  drew: ({ at, card }) => [{ from: deckOf(card), to: `${at}.drawn`, component: card, sound: "card" }],
  "put-under": ({ at, card }) => [{ from: `${at}.drawn`, to: deckOf(card), component: card, sound: "card" }],
  "order-rolled": ({ told }) => [{ to: `seat.${told.args[0]}`, icon: "setdie", text: `${told.args[1]} + ${told.args[2]}`, sound: "dice" }],
  "first-player": ({ told }) => [{ to: `seat.${told.args[0]}`, icon: "first" }],
  bonus: ({ at, told }) => [{ to: `${at}.${resource(told)}`, icon: resource(told), text: `+${told.args[2]}`, sound: "coin" }],
  "turn-began": ({ told }) => [{ to: `seat.${told.args[0]}`, sound: "turn" }],
  "die-rolled": (moment) => [die(moment)],
  "die-set": (moment) => [die(moment)],
  "dice-picked-up": () => [{ from: "dice", icon: "reroll" }],
  "dice-used": ({ at, told }) => told.args.slice(1, 3).filter(Boolean).map((sector) => ({ to: sectorAt(at, sector) })),
  shifted: ({ at, told }) => [{ to: sectorAt(at, told.args[1]), icon: "shift" }],
  doubled: ({ at, told }) => [{ to: sectorAt(at, told.args[1]), icon: "double" }],
  "sector-paid": ({ at, told }) => [{ to: sectorAt(at, told.args[1]) }],
  gained: (moment) => [{ from: moment.card ? home(moment) : `${moment.at}.income`, to: `${moment.at}.${resource(moment.told)}`, icon: resource(moment.told), text: `+${moment.told.args[2]}`, sound: "coin" }],
  lost: ({ at, told }) => [{ from: `${at}.${resource(told)}`, icon: resource(told), text: `−${told.args[2]}`, sound: "hit" }],
  charged: (moment) => [{ to: home(moment), icon: "charge", text: "+1", sound: "stamp" }],
  uncharged: (moment) => [{ from: home(moment), icon: "charge", text: "−1" }],
  used: (moment) => [{ from: home(moment), icon: "charge" }],
  "arrow-turned": ({ at, told }) => [{ to: sectorAt(at, told.args[2]), icon: "arrow-both" }],
  "text-reward": (moment) => [{ from: home(moment), icon: "claim" }],
  bought: (moment) => [{ from: `${moment.at}.credits`, to: forSale(moment), icon: "credits", text: `−${moment.told.args[2]}`, sound: "coin" }],
  filled: ({ told, card }) => [{ from: deckOf(card), to: slotAt(told.args[0] ?? 0), component: card, sound: "card" }],
  placed: (moment) => [{ from: forSale(moment), to: sectorAt(moment.at, moment.told.args[2]), component: moment.card, sound: "card" }],
  deployed: ({ at, told, card }) => [{ from: sectorAt(at, told.args[2]), to: `${sectorAt(at, told.args[2])}.deployed`, component: card, sound: "launch" }],
  swapped: ({ at, told, before }) => {
    const [, one = 0, other = 0] = told.args;
    const board = before.players[told.args[0] ?? 0]?.sectors ?? [];
    const move = (a: number, b: number): Motion => ({ from: sectorAt(at, a), to: sectorAt(at, b), component: board[a - 1]?.station.card ?? "", sound: "card" });
    return [move(one, other), move(other, one)];
  },
  exchanged: (moment) => {
    const other = componentOf(moment.told, "other");
    const [here, there] = [home(moment), home({ ...moment, card: other })];
    return [
      { from: here, to: there, component: moment.card, sound: "card" },
      { from: there, to: here, component: other },
    ];
  },
  "end-in-sight": ({ told }) => [{ to: `seat.${told.args[0]}`, icon: "vp", text: "40", sound: "turn" }],
  "game-over": ({ told }) => seatsOf(told, "winners").map((seat) => ({ to: `seat.${seat}`, icon: "win", sound: "win" })),
};

export function motionsOf(told: Told, before: View, after: View): Motion[] {
  const draw = MOTIONS[told.event];
  const table = tableOf(after);
  if (!draw || !table?.players) return [];
  return draw({ told, card: componentOf(told), at: `players.${told.args[0]}`, before: tableOf(before) ?? table });
}

function resource(told: Told): string {
  return RESOURCES[told.args[1] ?? 0] ?? "credits";
}

function die({ told }: Moment): Motion {
  return { to: `dice.${told.args[1]}`, icon: `die-${told.args[2]}`, sound: "dice" };
}

function sectorAt(at: string, sector: number | undefined): string {
  return `${at}.sectors.${(sector ?? 1) - 1}`;
}

function slotAt(slot: number): string {
  return slot < SHIPS ? `shipyard.${Math.floor(slot / IN_A_ROW)}.${slot % IN_A_ROW}` : `colonies.${slot - SHIPS}`;
}

function deckOf(card: string): string {
  return `deck.${(find(card)?.level ?? 1) - 1}`;
}

/** The sector in which a card lies, whoever's it is; where it belongs if it lies in none. */
function home({ before, card, at }: Moment): string {
  for (const [seat, player] of before.players.entries()) {
    const place = player.sectors.findIndex((sector) => sector.station.card === card || sector.deployed.some((one) => one.card === card));
    if (place >= 0) return `players.${seat}.sectors.${place}`;
  }
  return sectorAt(at, find(card)?.sector);
}

/** Where a card was for sale, or lay among the drawn ones. */
function forSale({ before, card, at }: Moment): string {
  const slot = [...before.shipyard.flat(), ...before.colonies].indexOf(card);
  return slot < 0 ? `${at}.drawn` : slotAt(slot);
}

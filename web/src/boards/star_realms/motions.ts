// What the events of Star Realms look like: cards slide, figures fly to their pools.

import type { Motion } from "..";
import type { Told, View } from "../../core/protocol";
import { componentOf, seatsOf } from "../told";
import { card as find } from "./cards";
import { home, tableOf, type StarRealmsView } from "./view";

const RESOURCES = ["trade", "combat", "authority"] as const;
const BOSS_PILES = ["elite", "subject", "acquisition"] as const;
const ZONES = ["hand", "discard", "play", "deck"];

/** One event as the board knows it: whose it is, the card it is about, and the table before and after. */
interface Moment {
  told: Told;
  card: string;
  at: string; // the place of whoever does it
  near: string; // the place of whoever looks
  before: StarRealmsView;
  after: StarRealmsView;
}

const MOTIONS: Record<string, (moment: Moment) => Motion[]> = {
  "turn-began": ({ at, told }) => [{ to: at === "boss" ? "boss.authority" : `seat.${told.args[0]}`, sound: "turn" }],
  played: (moment) => [slide(moment, moment.at === "boss" ? bossSource(moment) : inHand(moment), inPlay(moment))],
  "used-ability": (moment) => [{ from: inPlay(moment, moment.at, moment.before) }],
  gained: ({ at, told }) => {
    const [, resource = 0, amount = 0] = told.args;
    const what = RESOURCES[resource] ?? "trade";
    const chip = { icon: what, text: signed(amount) };
    if (amount < 0) return [{ from: `${at}.${what}`, ...chip }];
    return [{ from: `${at}.play`, to: `${at}.${what}`, ...chip, sound: "coin" }];
  },
  drew: (moment) => [slide(moment, `${moment.at}.deck`, inHand(moment))],
  "drew-hidden": ({ at }) => [{ from: `${at}.deck`, to: `${at}.hand`, icon: "sr-draw", sound: "card" }],
  shuffled: ({ at }) => [{ from: `${at}.discard`, to: `${at}.deck`, icon: "sr-pile", sound: "card" }],
  bought: (moment) => [{ from: `${moment.at}.trade`, to: seller(moment), icon: "trade", text: `−${moment.told.args[2] ?? 0}`, sound: "coin" }],
  acquired: (moment) => [slide(moment, seller(moment), `${moment.at}.${moment.told.args[2] ? "deck" : "discard"}`)],
  "row-filled": (moment) => [slide(moment, "trade-deck", `row.${moment.told.args[0]}`)],
  scrapped: (moment) => [slide(moment, `${moment.at}.${ZONES[moment.told.args[2] ?? 0]}`, "scrap-heap")],
  "row-card-scrapped": (moment) => [slide(moment, seller(moment), "scrap-heap")],
  attacked: ({ at, told }) => [{ from: `${at}.combat`, to: `${home(told.args[1])}.authority`, icon: "combat", text: `−${told.args[2]}`, sound: "hit" }],
  "base-attacked": (moment) => [
    { from: `${moment.at}.combat`, to: inPlay(moment, home(moment.told.args[1])), icon: "combat", text: `−${moment.told.args[3]}`, sound: "hit" },
  ],
  "base-destroyed": (moment) => [{ ...slide(moment, inPlay(moment, moment.at, moment.before), `${moment.at}.discard`), sound: "hit" }],
  discarded: (moment) => [slide(moment, inHand(moment), `${moment.at}.discard`)],
  topped: (moment) => [slide(moment, `${moment.at}.${cardsAt(moment, "discard").includes(moment.card) ? "discard" : "hand"}`, `${moment.at}.deck`)],
  "next-base-topped": ({ at }) => [{ to: `${at}.deck`, icon: "sr-top" }],
  returned: (moment) => [slide(moment, "scrap-heap", `${moment.at}.discard`)],
  "cleaned-up": ({ at }) => [{ from: `${at}.play`, to: `${at}.discard`, icon: "sr-pile", sound: "card" }],
  "switched-on": ({ at, told }) => [{ to: `${at}.play`, icon: factionIcon(componentOf(told, "faction")) }],
  "game-over": ({ told }) => seatsOf(told, "winners").map((seat) => ({ to: `seat.${seat}`, icon: "win", sound: "win" })),
  done: ({ told }) => [{ to: `seat.${told.args[0]}`, icon: "check" }],
  gave: ({ at, told }) => {
    const what = told.args[2] ? "combat" : "trade";
    return [{ from: `${at}.${what}`, to: `${home(told.args[1])}.${what}`, icon: what, text: `${told.args[3]}`, sound: "coin" }];
  },
  gifted: (moment) => [slide(moment, `${moment.at}.discard`, `${home(moment.told.args[1])}.discard`)],
  "left-legacy": (moment) => [slide(moment, `${moment.at}.${ZONES[moment.told.args[3] ?? 0]}`, `${home(moment.told.args[1])}.discard`)],
  "went-out": ({ at, told }) => [{ to: `seat.${told.args[0]}`, sound: "hit" }, { from: `${at}.authority` }],
  "row-mulliganed": ({ before }) => before.row.flatMap((id, slot) => (id ? [{ from: `row.${slot}`, to: "scrap-heap", component: id, sound: "card" as const }] : [])),
  "trade-deck-rebuilt": () => [{ from: "scrap-heap", to: "trade-deck", icon: "sr-pile", sound: "card" }],
  fed: (moment) => [slide(moment, moment.before.row.includes(moment.card) ? seller(moment) : "trade-deck", `boss.tentacles.${componentOf(moment.told, "faction")}`)],
  "tentacle-cut": (moment) => {
    const tentacle = `boss.tentacles.${find(moment.card).faction}`;
    const spent = { from: `${moment.at}.combat`, to: tentacle, icon: "combat", text: `−${moment.told.args[2]}` };
    return [spent, { ...slide(moment, tentacle, "scrap-heap"), sound: "hit" }];
  },
  buried: (moment) => [slide(moment, "scrap-heap", "boss.buried")],
  "counter-raised": ({ told }) => [{ to: "boss.assimilation", icon: "f-machine", text: `${told.args[1]}` }],
  "boss-took": (moment) => {
    if (moment.told.say.id === "event-boss-ledger") return [slide(moment, seller(moment), "boss.ledger")];
    const pile = BOSS_PILES.find((one) => moment.before.boss?.[one].includes(moment.card)) ?? "deck";
    return [slide(moment, `boss.${pile}`, pile === "acquisition" ? "boss.hand" : "boss.discard")];
  },
  "ledger-scrapped": () => [{ from: "boss.ledger", to: "scrap-heap", icon: "sr-pile", sound: "card" }],
  "trade-card-topped": (moment) => [slide(moment, seller(moment), "trade-deck")],
};

export function motionsOf(told: Told, before: View, after: View): Motion[] {
  const draw = MOTIONS[told.event];
  const table = tableOf(after);
  if (!draw || !table?.players) return [];
  const near = home(Math.max(0, after.seat));
  return draw({ told, card: componentOf(told), at: home(told.args[0]), near, before: tableOf(before) ?? table, after: table });
}

function slide({ card }: Moment, from: string, to: string): Motion {
  return { from, to, component: card, sound: "card" };
}

/** Where a card of a hand lies: only my own cards lie open, one place for each kind. */
function inHand({ card, at, near }: Moment): string {
  return at === near ? `${at}.hand.${card}` : `${at}.hand`;
}

/** Where a card in play lies; the whole row of its owner if it is not there. */
function inPlay({ after, card, at }: Moment, owner = at, table = after): string {
  const fleet = (owner === "boss" ? table.boss : table.players[Number(owner.split(".")[1])])?.fleet ?? [];
  const place = fleet.map((one) => one.card).lastIndexOf(card);
  return place < 0 ? `${owner}.play` : `${owner}.fleet.${place}`;
}

/** Where a card was for sale. */
function seller({ before, card }: Moment): string {
  const slot = before.row.indexOf(card);
  return slot < 0 ? (card === "explorer" ? "explorers" : "trade-deck") : `row.${slot}`;
}

/** Where the Boss has a card from that it plays. */
function bossSource(moment: Moment): string {
  const { before, card } = moment;
  const known = (["hand", "deck_top", "deck", "discard"] as const).find((zone) => before.boss?.[zone].includes(card));
  if (known) return known === "deck_top" ? "boss.deck" : `boss.${known}`;
  return "trade-deck";
}

function cardsAt({ before, at }: Moment, zone: "discard"): string[] {
  return (at === "boss" ? before.boss : before.players[Number(at.split(".")[1])])?.[zone] ?? [];
}

function factionIcon(faction: string): string {
  return `f-${{ machine_cult: "machine", star_empire: "star", trade_federation: "trade" }[faction] ?? faction}`;
}

function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

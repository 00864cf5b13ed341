// What the events of Star Realms look like: cards slide, figures fly to their pools.

import type { Motion } from "..";
import type { Told, View } from "../../core/protocol";
import { draw, type Moves } from "../told";
import { card as find, glyph } from "./cards";
import type { Events, TableView } from "./types";
import { home, tableOf } from "./view";

/** The table before and after an event, and the place of whoever looks. */
interface Moment {
  before: TableView;
  after: TableView;
  near: string;
}
type CardId = string | null;

const MOVES: Moves<Events, Moment> = {
  "turn-began": ({ player }) => [{ to: home(player) === "boss" ? "boss.authority" : `seat.${player}`, sound: "turn" }],
  played: ({ player, card }, moment) => [slide(card, home(player) === "boss" ? bossSource(moment, card) : inHand(moment, player, card), inPlay(moment.after, player, card))],
  "used-ability": ({ player, card }, { before }) => [{ from: inPlay(before, player, card) }],
  gained: ({ player, resource, n }) => {
    const [at, pool] = [home(player), { icon: resource, text: n < 0 ? `−${-n}` : `+${n}` }];
    return n < 0 ? [{ from: `${at}.${resource}`, ...pool }] : [{ from: `${at}.play`, to: `${at}.${resource}`, ...pool, sound: "coin" }];
  },
  drew: ({ player, card }, moment) => [slide(card, `${home(player)}.deck`, inHand(moment, player, card))],
  "drew-hidden": ({ player }) => [{ from: `${home(player)}.deck`, to: `${home(player)}.hand`, icon: "sr-draw", sound: "card" }],
  shuffled: ({ player }) => [{ from: `${home(player)}.discard`, to: `${home(player)}.deck`, icon: "sr-pile", sound: "card" }],
  bought: ({ player, card, price }, { before }) => [{ from: `${home(player)}.trade`, to: seller(before, card), icon: "trade", text: `−${price}`, sound: "coin" }],
  acquired: ({ player, card, on_top }, { before }) => [slide(card, seller(before, card), `${home(player)}.${on_top ? "deck" : "discard"}`)],
  "row-filled": ({ slot, card }) => [slide(card, "trade-deck", `row.${slot}`)],
  scrapped: ({ player, card, zone }) => [slide(card, `${home(player)}.${zone}`, "scrap-heap")],
  "row-card-scrapped": ({ card }, { before }) => [slide(card, seller(before, card), "scrap-heap")],
  attacked: ({ player, target, n }) => [{ from: `${home(player)}.combat`, to: `${home(target)}.authority`, icon: "combat", text: `−${n}`, sound: "hit" }],
  "base-attacked": ({ player, target, card, n }, { after }) => [{ from: `${home(player)}.combat`, to: inPlay(after, target, card), icon: "combat", text: `−${n}`, sound: "hit" }],
  "base-destroyed": ({ player, card }, { before }) => [{ ...slide(card, inPlay(before, player, card), `${home(player)}.discard`), sound: "hit" }],
  discarded: ({ player, card }, moment) => [slide(card, inHand(moment, player, card), `${home(player)}.discard`)],
  topped: ({ player, card, zone }) => [slide(card, `${home(player)}.${zone}`, `${home(player)}.deck`)],
  "next-base-topped": ({ player }) => [{ to: `${home(player)}.deck`, icon: "sr-top" }],
  returned: ({ player, card }) => [slide(card, "scrap-heap", `${home(player)}.discard`)],
  "cleaned-up": ({ player }) => [{ from: `${home(player)}.play`, to: `${home(player)}.discard`, icon: "sr-pile", sound: "card" }],
  "switched-on": ({ player, faction }) => [{ to: `${home(player)}.play`, icon: `f-${glyph(faction)}` }],
  "game-over": ({ winners }) => winners.map((seat) => ({ to: `seat.${seat}`, icon: "win", sound: "win" })),
  done: ({ player }) => [{ to: `seat.${player}`, icon: "check" }],
  gave: ({ player, target, resource, n }) => [{ from: `${home(player)}.${resource}`, to: `${home(target)}.${resource}`, icon: resource, text: String(n), sound: "coin" }],
  gifted: ({ player, target, card }) => [slide(card, `${home(player)}.discard`, `${home(target)}.discard`)],
  "left-legacy": ({ player, target, card, zone }) => [slide(card, `${home(player)}.${zone}`, `${home(target)}.discard`)],
  "went-out": ({ player }) => [{ to: `seat.${player}`, sound: "hit" }, { from: `${home(player)}.authority` }],
  "row-mulliganed": (_, { before }) => before.row.flatMap((id, slot) => (id ? [slide(id, `row.${slot}`, "scrap-heap")] : [])),
  "trade-deck-rebuilt": () => [{ from: "scrap-heap", to: "trade-deck", icon: "sr-pile", sound: "card" }],
  fed: ({ faction, card }, { before }) => [slide(card, before.row.includes(card) ? seller(before, card) : "trade-deck", `boss.tentacles.${faction}`)],
  "tentacle-cut": ({ player, card, n }) => {
    const tentacle = `boss.tentacles.${find(card ?? "").faction}`;
    return [{ from: `${home(player)}.combat`, to: tentacle, icon: "combat", text: `−${n}` }, { ...slide(card, tentacle, "scrap-heap"), sound: "hit" }];
  },
  buried: ({ card }) => [slide(card, "scrap-heap", "boss.buried")],
  "counter-raised": ({ n }) => [{ to: "boss.assimilation", icon: "f-machine", text: String(n) }],
  "boss-took": ({ card, pile }, { before }) => {
    if (pile === "ledger") return [slide(card, seller(before, card), "boss.ledger")];
    return [slide(card, `boss.${pile}`, pile === "acquisition" ? "boss.hand" : "boss.discard")];
  },
  "ledger-scrapped": () => [{ from: "boss.ledger", to: "scrap-heap", icon: "sr-pile", sound: "card" }],
  "trade-card-topped": ({ card }, { before }) => [slide(card, seller(before, card), "trade-deck")],
};

export function motionsOf(told: Told, before: View, after: View): Motion[] {
  const table = tableOf(after);
  if (!table?.players) return [];
  return draw(MOVES, told, { before: tableOf(before) ?? table, after: table, near: home(Math.max(0, after.seat)) });
}

function slide(card: CardId, from: string, to: string): Motion {
  return { from, to, component: card ?? "", sound: "card" };
}

/** Where a card of a hand lies: only my own cards lie open, one place for each kind. */
function inHand({ near }: Moment, player: number, card: CardId): string {
  const at = home(player);
  return at === near ? `${at}.hand.${card}` : `${at}.hand`;
}

/** Where a card in play lies; the whole row of its owner if it is not there. */
function inPlay(table: TableView, player: number, card: CardId): string {
  const at = home(player);
  const fleet = (at === "boss" ? table.boss : table.players[player])?.fleet ?? [];
  const place = fleet.map((one) => one.card).lastIndexOf(card ?? "");
  return place < 0 ? `${at}.play` : `${at}.fleet.${place}`;
}

/** Where a card was for sale. */
function seller(before: TableView, card: CardId): string {
  const slot = before.row.indexOf(card);
  return slot < 0 ? (card === "explorer" ? "explorers" : "trade-deck") : `row.${slot}`;
}

/** Where the Boss has a card from that it plays. */
function bossSource({ before }: Moment, card: CardId): string {
  const known = (["hand", "deck_top", "deck", "discard"] as const).find((zone) => before.boss?.[zone].includes(card ?? ""));
  if (known) return known === "deck_top" ? "boss.deck" : `boss.${known}`;
  return "trade-deck";
}

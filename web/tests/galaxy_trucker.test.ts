import { describe, expect, it, vi } from "vitest";
import { here, placing } from "../src/boards/galaxy_trucker/act";
import { adventure, blockName, hitIcon, printed, sheetOf } from "../src/boards/galaxy_trucker/cards";
import en from "../src/boards/galaxy_trucker/en.ftl?raw";
import { motionsOf } from "../src/boards/galaxy_trucker/motions";
import ru from "../src/boards/galaxy_trucker/ru.ftl?raw";
import { cardStory, settlement, total } from "../src/boards/galaxy_trucker/flight/story";
import type { Events, PlayerView, ShipView } from "../src/boards/galaxy_trucker/types";
import { cellOf, half, inOrder, listed, tableOf, turned } from "../src/boards/galaxy_trucker/view";
import type { Desk } from "../src/core/table/desk.svelte";
import type { Line, Option, Told, View } from "../src/core/protocol";
import { keepSheet } from "../src/core/words/sheet";
import real from "./moments/galaxy_trucker.json";

vi.mock("../src/core/settings.svelte", () => ({ settings: { language: "en" } }));
keepSheet("galaxy_trucker", real.sheet);

const events = Object.values(real.events) as unknown as Told[];
const view = { ...(real.views.turns as unknown as View), seat: 0 };
const options = real.options as unknown as Record<string, Option>;
const told = <Name extends keyof Events>(event: Name, values: Events[Name]): Told => ({ event, args: [], values, say: { id: "", args: {} } });
const line = (...events: Told[]): Line => ({ number: 1, at: 0, kind: "answer", events });

describe("motions of Galaxy Trucker", () => {
  const PLACE = /^(glass|heap|hand|face_up(\.\w+)?|card|deck|dice|pallet|credits|arrival|bank|(seat|reserve|pile|number|lost|track|rocket|planet)\.\d+|ship\.\d\.(\d+-\d+)?|edge\.\d\.(front|right|rear|left)\.\d+)$/;
  const onCell = { ship: 0, cell: 22 };
  const hit = { ...onCell, hit: { hit: "light-shot", side: "left" }, line: 7 };
  const rare = [
    told("shielded", hit),
    told("shot-down", hit),
    told("paid-token", onCell),
    told("token-lost", onCell),
    told("alien-left", { ...onCell, alien: "alien_purple" }),
    told("goods-loaded", { ...onCell, goods: "goods_red" }),
    told("goods-unloaded", { ...onCell, goods: "goods_red" }),
    told("goods-lost", { ...onCell, goods: "goods_red" }),
    told("sold", { ship: 1, n: 3, finished: true }),
    told("took-off", { player: 0, ...onCell, tile: "cannon_14" }),
  ];
  it.each([...events, ...rare].map((one) => [one.event, one] as const))("of %s name places of the screen", (_, event) => {
    for (const motion of motionsOf(event, view, view)) {
      expect(motion.from ?? motion.to).toBeDefined();
      for (const place of [motion.from, motion.to]) if (place !== undefined) expect(place).toMatch(PLACE);
      expect(motion.component ?? motion.icon).toBeDefined();
    }
  });
  it("carry a tile from my hand to its cell, and from another's seat", () => {
    const placed = { player: 0, ship: 0, cell: 22, tile: "cannon_14" };
    expect(motionsOf(told("placed", placed), view, view)).toEqual([{ from: "hand", to: "ship.0.7-7", component: "cannon_14", sound: "stamp" }]);
    const others = told("placed", { ...placed, player: 1, ship: 1 });
    expect(motionsOf(others, view, view)[0]).toMatchObject({ from: "seat.1", to: "ship.1.7-7" });
    const racing = { ...view, table: { ...view.table, hourglass: { seconds: 90 } } };
    expect(motionsOf(others, racing, racing)).toEqual([]);
  });
  it("let a hit pass the ship that it misses", () => {
    const missed = told("missed", { ship: 0, hit: { hit: "large-meteor", side: "right" }, line: 9, cell: -1 });
    expect(motionsOf(missed, view, view)).toEqual([{ from: "edge.0.right.9", to: "edge.0.left.9", icon: "meteor-big", sound: "hit" }]);
  });
  it("bring money to my credits and to others' seats", () => {
    expect(motionsOf(told("earned", { ship: 0, n: 4, card: null }), view, view)[0]).toMatchObject({ from: "card", to: "credits", text: "+4" });
    expect(motionsOf(told("fined", { ship: 1, lost: 9, n: 5 }), view, view)[0]).toMatchObject({ from: "seat.1", to: "bank", text: "−5" });
  });
  it("never fail on odd events and views", () => {
    for (const event of events) expect(() => motionsOf(event, {} as View, view)).not.toThrow();
    expect(motionsOf(told("landed", { ship: 0, number: 1 }), {} as View, {} as View)).toEqual([]);
    expect(motionsOf({ event: "odd", args: [], values: {}, say: { id: "", args: {} } }, view, view)).toEqual([]);
  });
});

describe("the log of Galaxy Trucker", () => {
  const players = [{ partner: 2 }, { partner: 3 }, { partner: 0 }, { partner: 1 }] as PlayerView[];
  const round = [
    told("round-began", { round: "I", test: false }),
    told("launched", { ship: 0, position: 0 }),
    told("launched", { ship: 1, position: -2 }),
    told("earned", { ship: 0, n: 5, card: null }),
    told("gave-up", { ship: 1, why: "lapped" }),
    told("rewarded", { ship: 0, place: 0, n: 4 }),
    told("most-beautiful", { ship: 0, n: 2 }),
    told("sold", { ship: 1, n: 3, finished: false }),
    told("fined", { ship: 1, lost: 7, n: 5 }),
    told("round-ended", { round: "I" }),
  ];
  it("adds up what each ship earned and paid", () => {
    const found = settlement([line(...round)], players);
    expect(found).toMatchObject({ round: "I", accounts: [{ earned: 5, place: 1, arrival: 4, beauty: 2 }, { place: 0, gaveUp: "lapped", sold: 3, lost: 7, fine: 5 }] });
    expect(found?.accounts.map(total)).toEqual([11, -2]);
    expect(settlement([line(...round.slice(0, -1))], players)).toBeNull();
  });
  it("names the pilots after partners changed ships", () => {
    const swapped = [...round.slice(0, 1), told("swapped", { building: false }), ...round.slice(1)];
    expect(settlement([line(...swapped)], players)?.accounts.map((one) => [one.ship, one.pilot])).toEqual([[0, 2], [1, 3]]);
  });
  it("tells how far the open card has come", () => {
    const hit = { hit: { hit: "small-meteor", side: "right" }, line: 8, cell: 4 };
    const roll = (first: number, second: number): Told => told("rolled", { ship: 0, first, second, card: null });
    const events = [roll(1, 1), told("card-opened", { card: "adv1_stardust_1" }), roll(3, 5), told("bounced", { ship: 0, ...hit }), told("missed", { ship: 1, ...hit }), roll(6, 6), told("suffered", { ship: 1, number: 0 }), told("beat-enemy", { ship: 1, card: null })];
    expect(cardStory([line(...events)])).toMatchObject({ dice: [6, 6], rolls: 2, line: 1, hits: [{ 0: "bounced", 1: "missed" }, {}], fights: { 1: "beat" } });
    expect(cardStory([]).rolls).toBe(0);
  });
});

describe("components of Galaxy Trucker", () => {
  it("are drawn as the server describes them", () => {
    expect(printed("cabin_07")).toMatchObject({ type: "cabin", connectors: "0113", rotation: 0 });
    expect(adventure("adv1_pirates_1")).toMatchObject({ strength: 5, credits: 4, loss: null, hits: [{ side: "front" }, { side: "front" }, { side: "front" }] });
    expect(adventure("adv1_slavers_1")?.loss).toEqual({ what: "crew", n: 3 });
    expect([adventure("cabin_07"), printed("adv1_pirates_1"), sheetOf("nothing")]).toEqual([undefined, undefined, undefined]);
  });
  it("have words and icons", () => {
    expect(blockName("red")).toBe("red goods, 4 credits");
    expect(["small-meteor", "large-meteor", "heavy-shot"].map(hitIcon)).toEqual(["meteor", "meteor-big", "shot"]);
    const ids = (ftl: string): string[] => [...ftl.matchAll(/^([\w-]+) =/gm)].map((match) => match[1] ?? "").sort();
    expect(ids(ru)).toEqual(ids(en));
  });
});

describe("the view of Galaxy Trucker", () => {
  const ship = { position: 4, flying: true } as ShipView;
  it("names cells as they are printed", () => {
    expect([22, 0, -1].map((cell) => cellOf(tableOf(view), cell))).toEqual(["7-7", "", ""]);
  });
  it("is put in order", () => {
    expect(listed({ blue: 1, red: 2, green: 0, yellow: 0 })).toEqual(["red", "red", "blue"]);
    expect(inOrder([ship, { ...ship, position: 9 }, { ...ship, flying: false }]).map((one) => one.position)).toEqual([9, 4]);
    expect([1, 4, 9].map(half)).toEqual(["½", "2", "4½"]);
    expect(turned("0123", 1)).toBe("3012");
  });
});

describe("pressing", () => {
  const at = (turn: number, right = true): Option => {
    const like = options[right ? "option-place" : "option-place-wrong"] as Option;
    return { ...like, label: { ...like.label, args: { ...like.label.args, turn: { id: `turn-${turn}`, args: {} } } } };
  };
  it("places a tile as it is turned, else the next turn that fits, else as it is", () => {
    const [a, b, c] = [at(0, false), at(1), at(3)];
    expect(placing([a, b, c], 3)).toBe(c);
    expect(placing([a, b, c], 0)).toBe(b);
    expect(placing([a], 0)).toBe(a);
    expect(placing([], 0)).toBeUndefined();
    expect([a.warning?.id, b.warning]).toEqual(["warning-place", undefined]);
  });
  it("loads the chosen block where several could be loaded", () => {
    const load = (colour: string): Option => ({ answer: 0, label: { id: "option-load", args: {} }, components: [`goods_${colour}`], places: ["hold"], rule: "" });
    const options = ["red", "blue"].map(load);
    const desk = { picker: { at: () => options } } as unknown as Desk;
    expect(here(desk, "hold", "blue")).toEqual([options[1]]);
    expect(here(desk, "hold", "")).toEqual(options);
  });
});

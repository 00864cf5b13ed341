// The board's logic, with events and accounts of real matches (galaxy_trucker.json).

import { describe, expect, it } from "vitest";
import components from "../../src/cosmodrome/games/galaxy_trucker/components.json";
import { here, placing } from "../src/boards/galaxy_trucker/act";
import { cellOf, circlesOf, hitsOf, adventure, printed } from "../src/boards/galaxy_trucker/cards";
import en from "../src/boards/galaxy_trucker/en.ftl?raw";
import { motionsOf } from "../src/boards/galaxy_trucker/motions";
import ru from "../src/boards/galaxy_trucker/ru.ftl?raw";
import { cardStory, settlement, total } from "../src/boards/galaxy_trucker/story";
import { inOrder, listed, type ShipView } from "../src/boards/galaxy_trucker/view";
import { warning, worth } from "../src/boards/galaxy_trucker/warn";
import type { Desk } from "../src/core/desk.svelte";
import type { Line, Option, Told, View } from "../src/core/protocol";
import real from "./galaxy_trucker.json";

const events = real.events as unknown as { told: Told; view: View }[];
const lines = real.lines as unknown as Line[];
const told = (event: string, ...args: number[]): Told => ({ event, args, say: { id: `event-${event}`, args: {} }, rule: "" });
const say = (id: string, args: Record<string, unknown> = {}): string => [id, ...Object.values(args)].join(" ");

describe("motions", () => {
  const PLACE = /^(glass|heap|hand|face_up(\.\w+)?|card|deck|dice|pallet|credits|arrival|bank|(seat|reserve|pile|number|lost|track|rocket|planet)\.\d+|ship\.\d\.\d+-\d+|edge\.\d\.(front|right|rear|left)\.\d+)$/;
  it.each(events.map((one) => [one.told.event, one] as const))("of %s name places of the screen", (_, { told, view }) => {
    for (const motion of motionsOf(told, view, view)) {
      expect(motion.from ?? motion.to).toBeDefined();
      for (const place of [motion.from, motion.to]) if (place !== undefined) expect(place).toMatch(PLACE);
      expect(motion.component ?? motion.icon).toBeDefined();
    }
  });
  it("carry a tile from my hand to its cell, and from another's seat", () => {
    const placed = events.find((one) => one.told.event === "placed");
    const [motion] = placed ? motionsOf({ ...placed.told, args: [0, 0, 22, 40] }, placed.view, placed.view) : [];
    expect(motion).toMatchObject({ from: "hand", to: "ship.0.7-7", sound: "stamp" });
    const [other] = placed ? motionsOf({ ...placed.told, args: [1, 1, 22, 40] }, placed.view, placed.view) : [];
    expect(other?.from).toBe("seat.1");
    const racing = { ...placed?.view, table: { ...placed?.view.table, hourglass: { seconds: 90 } } } as View;
    expect(placed && motionsOf({ ...placed.told, args: [1, 1, 22, 40] }, racing, racing)).toEqual([]);
  });
  it("let a hit pass the ship that it misses", () => {
    const view = events[0]?.view as View;
    expect(motionsOf(told("missed", 0, 5, 9, -1), view, view)).toEqual([{ from: "edge.0.right.9", to: "edge.0.left.9", icon: "meteor-big", sound: "hit" }]);
  });
  it("never fail on odd events", () => {
    const odd = { event: "placed", args: [], say: null } as unknown as Told;
    expect(() => motionsOf(odd, null as unknown as View, null as unknown as View)).not.toThrow();
    for (const { told, view } of events) expect(() => motionsOf({ ...told, args: [] }, view, { ...view, table: {} })).not.toThrow();
    expect(motionsOf(told("no-such-event"), events[0]?.view as View, events[0]?.view as View)).toEqual([]);
  });
});

describe("the log", () => {
  it("adds up to the credits that everybody has at the end of a match of one round", () => {
    const found = settlement(lines);
    expect(found?.round).toBe("I");
    expect(found?.accounts.map((one) => total(one))).toEqual(real.scores);
  });
  it("names the pilots after partners changed ships", () => {
    const events = [told("round-began", 0, 0), told("swapped"), told("launched", 1, 0), told("rewarded", 1, 0, 4), { ...told("round-ended", 0), say: { id: "event-round-ended", args: { round: "I" } } }];
    expect(settlement([{ number: 1, at: 0, kind: "answer", events }])?.accounts).toMatchObject([{ ship: 1, pilot: 3, place: 1, arrival: 4 }]);
  });
  it("tells how far the open card has come", () => {
    const events = [told("rolled", 0, 1, 1), told("card-opened", 3), told("rolled", 0, 3, 5), told("bounced", 0, 1, 8, 4), told("missed", 1, 1, 8, -1), told("rolled", 0, 6, 6)];
    expect(cardStory([{ number: 1, at: 0, kind: "answer", events }])).toMatchObject({ dice: [6, 6], rolls: 2, hits: [{ 0: "bounced", 1: "missed" }, {}] });
    expect(cardStory([]).rolls).toBe(0);
  });
});

describe("components", () => {
  it("name cells as they are printed, from the front", () => {
    expect([cellOf("I", 22), cellOf("IIIa", 1), cellOf("II", -1), cellOf("none", 3)]).toEqual(["7-7", "6-11", "", ""]);
  });
  it("know circles, tiles and hits", () => {
    expect(circlesOf("II")).toEqual(["II", "I", "start"]);
    expect(printed("cannon_14")).toMatchObject({ type: "cannon", connectors: "0201" });
    expect(hitsOf(adventure("adv1_pirates_1") ?? { id: "", deck: 1, type: "" })).toHaveLength(3);
  });
});

describe("words", () => {
  const ids = (ftl: string): string[] => [...ftl.matchAll(/^([\w-]+) =/gm)].map((match) => match[1] ?? "").sort();
  it("are there in both languages, for every card and every fault", () => {
    expect(ids(ru)).toEqual(ids(en));
    const wanted = [...new Set(components.adventure_cards.map((card) => `about-${card.type}`)), "fault-GT-4-4", "fault-GT-4-5", "fault-GT-4-8", "fault-GT-4-9", "fault-GT-4-10"];
    expect(ids(en)).toEqual(expect.arrayContaining(wanted));
  });
});

const option = (id: string, more: Partial<Option> = {}): Option => ({ answer: 0, label: { id, args: {} }, components: [], places: [], rule: "", ...more });

describe("pressing", () => {
  const at = (turn: number, right = true): Option => option(right ? "option-place" : "option-place-wrong", { label: { id: right ? "option-place" : "option-place-wrong", args: { turn: { id: `turn-${turn}`, args: {} } } } });
  it("places a tile as it is turned, else the next turn that fits, else as it is", () => {
    const [a, b, c] = [at(0, false), at(1), at(3)];
    expect(placing([a, b, c], 3)).toBe(c);
    expect(placing([a, b, c], 0)).toBe(b);
    expect(placing([a], 0)).toBe(a);
    expect(placing([], 0)).toBeUndefined();
  });
  it("loads the chosen block where several could be loaded", () => {
    const options = ["red", "blue"].map((colour) => option("option-load", { components: [`goods_${colour}`], places: ["hold"] }));
    const desk = { picker: { at: () => options } } as unknown as Desk;
    expect(here(desk, "hold", "blue")).toEqual([options[1]]);
    expect(here(desk, "hold", "")).toEqual(options);
  });
});

describe("warnings", () => {
  const ship = { pilot: 0, tiles: {}, faults: {}, reserve: [], lost: [], engines: [1, 1], crew: 3, position: 4, goods: { red: 1, blue: 1 }, flying: true } as unknown as ShipView;
  const view = (table: object, question: object = {}): View => ({ table: { insurance: 5, test_flight: false, rewards: { finish: [4, 3] }, ships: [ship, { ...ship, position: 9 }], pallet: {}, card: null, hit: null, ...table }, question: { prompt: { id: "", args: {} }, options: [], ...question } }) as unknown as View;
  it("name what giving up costs", () => {
    expect(warning(option("option-give-up-yes"), view({}), ship, say)).toBe("warn-give-up-goods 3 3 5");
  });
  it("name faults and tiles set aside when a ship is finished, and nothing for a good ship", () => {
    expect(warning(option("option-finish"), view({}), ship, say)).toBe("");
    const bad = { ...ship, faults: { "7-6": "GT-4.4" }, reserve: [{}], engines: [0, 0] } as unknown as ShipView;
    expect(warning(option("option-finish"), view({}), bad, say)).toBe("warn-faults 1 warn-reserve 1 warn-engines");
  });
  it("name goods that stay behind only where there is room for them", () => {
    const load = option("option-load", { components: ["goods_yellow"] });
    expect(warning(option("option-load-done"), view({ pallet: { red: 1, yellow: 2 } }, { options: [load] }), ship, say)).toBe("warn-goods 2 6");
    expect(warning(option("option-load-done"), view({ pallet: { red: 1 } }), ship, say)).toBe("");
  });
  it("name a token that is wasted on a beaten enemy", () => {
    const asked = (halves: number): View => view({ card: { strength: 4 } }, { prompt: { id: "ask-power-enemy", args: { halves } } });
    expect(warning(option("option-power"), asked(9), ship, say)).toBe("warn-power 4½ 4");
    expect(warning(option("option-power"), asked(8), ship, say)).toBe("");
  });
  it("say when nobody is left to fly", () => {
    expect(warning(option("option-use-yes"), view({ card: { crew: 3, credits: 4 } }), ship, say)).toBe("warn-crew 3");
    expect(warning(option("option-use-yes"), view({ card: { crew: 3 } }), ship, say)).toBe("");
  });
  it("know prices", () => {
    expect(worth({ red: 1, yellow: 1, green: 1, blue: 1 })).toBe(10);
    expect(listed({ blue: 1, red: 2 })).toEqual(["red", "red", "blue"]);
    expect(inOrder([ship, { ...ship, position: 9 }]).map((one) => one.position)).toEqual([9, 4]);
  });
});

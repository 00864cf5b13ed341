import { describe, expect, it, vi } from "vitest";
import { abilityOf, card, characters, numberOf, pictureOf, resources, track } from "../src/boards/red_planet/cards";
import { forecast, Forecast } from "../src/boards/red_planet/forecast";
import { motionsOf } from "../src/boards/red_planet/motions";
import { faceOf, nameOf, wordsOf } from "../src/boards/red_planet/names";
import type { Events, TableView } from "../src/boards/red_planet/types";
import { drawn, isWide, marsMap, soft, tableOf } from "../src/boards/red_planet/view";
import type { Desk } from "../src/core/table/desk.svelte";
import type { Option, Told, View } from "../src/core/protocol";
import { keepSheet } from "../src/core/words/sheet";
import real from "./moments/red_planet.json";

vi.mock("../src/core/settings.svelte", () => ({ settings: { language: "en" } }));
const rounds = { kind: "board", number: 0, destination: null, signs: [], words: [], rules: [], source: "rulebook", track: [{ kind: "round", number: 1 }, { kind: "scoring", number: 0 }] };
keepSheet("red_planet", { ...real.sheet, round_counter: rounds });

const events = Object.values(real.events) as unknown as Told[];
const options = real.options as unknown as Record<string, Option>;
const [view, duel] = [real.views.companies as unknown as View, real.views.duel as unknown as View];
const table = tableOf(duel) as TableView;
const desk = { name: (id: string) => id, seatName: (seat: number) => `P${seat}`, speech: { say: (message: { id: string }) => message.id } } as unknown as Desk;
const told = <Name extends keyof Events>(event: Name, values: Events[Name]): Told => ({ event, args: [], values, say: { id: "", args: {} } });

describe("what an option leads to", () => {
  const next = new Forecast({ "pads.0.crew.1": 2, "pads.0.launched": 1, "pads.1.capacity": 0, "regions.hellas.landing": 1, "regions.hellas.leaders.0": 0, "regions.hellas.leaders.1": 1, "colours.1.supply": 9, "seats.1.goals.0.worth": 6, "seats.1.goals.0.regions.hellas": 1 });

  it("are figures in place of those of the view", () => {
    expect(next.counts("pads.0.crew", { 0: 1, 1: 1 })).toEqual({ 0: 1, 1: 2 });
    expect(next.figure("colours.1.supply", 10)).toBe(9);
    expect(next.figure("colours.0.supply", 10)).toBe(10);
    expect(next.leaders("hellas", [0], [0, 1])).toEqual([1]);
    expect(next.leaders("ausonia", [0], [0, 1])).toEqual([0]);
  });

  it("are ships that start, land or are destroyed, and goals that come nearer", () => {
    expect([0, 1].map((pad) => next.starts(pad))).toEqual([true, false]);
    expect([0, 1].map((pad) => next.destroys(pad))).toEqual([false, true]);
    expect(["hellas", "ausonia"].map((region) => next.lands(region))).toEqual([true, false]);
    const goal = { card: "goal_x", worth: 3, most: 6, own: 2, best: 0, regions: { hellas: 0, ausonia: 1 } };
    expect(next.goal("seats.1.goals.0", goal)).toEqual({ ...goal, worth: 6, regions: { hellas: 1, ausonia: 1 } });
  });

  it("are said by real options, in figures of real views", () => {
    expect(forecast(options["option-board"] ?? null)).not.toBeNull();
    expect(forecast(options["option-pass"] ?? null)).toBeNull();
    expect(forecast(null)).toBeNull();
    const known = /^(pads\.\d\.(crew\.\d|capacity|launched)|colours\.\d\.(supply|wormhole)|regions\.[a-z_]+\.((astronauts|leaders)\.\d|landing)|seats\.\d\.goals\.\d+\.(worth|own|best|regions\.[a-z_]+))$/;
    const paths = Object.values(options).flatMap((option) => Object.keys(option.after ?? {}));
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => !known.test(path))).toEqual([]);
  });
});

describe("components", () => {
  it("are drawn as the server describes them", () => {
    expect(characters()[0]).toBe("recruiter");
    expect(characters().map(numberOf)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(resources()).toEqual(["ice", "sylvanite", "celerium"]);
    expect(track().map((division) => division.kind)).toEqual(["round", "scoring"]);
    expect(abilityOf("spy")).toEqual({ places: 2, icons: ["rp-launch"] });
    expect(abilityOf("recruiter")).toEqual({ places: 1, icons: ["undo", "hand"] });
    expect(abilityOf("dispatcher")).toEqual({ places: 3, icons: [] });
    expect(pictureOf("global_ice_monopoly")).toBe("snowflake");
    expect(card("nonsense")).toBeUndefined();
  });

  it("say what they do by the messages of the game", () => {
    expect(wordsOf("soldier", desk)).toBe("effect-place; effect-kill; effect-move-landing");
    expect(wordsOf("hellas", desk)).toBe("");
  });

  it("stand in the bar by name and number", () => {
    const choose = { ...(options["option-character"] as Option), components: ["spy"] };
    expect(faceOf(choose, desk)).toEqual({ text: "spy (6)", figures: [] });
    expect(faceOf(options["option-pass"] as Option, desk)).toBeNull();
  });
});

describe("the drawing", () => {
  it("breaks long names between syllables only", () => {
    expect(soft("Исследовательница").split("\u00AD")).toEqual(["Исс", "ле", "до", "ва", "тель", "ница"]);
    expect(soft("Великая Северная равнина")).toBe("Великая Северная равнина");
    expect(soft("Robot")).toBe("Robot");
  });

  it("knows where plates find room, and draws neutral colours by numbers of their own", () => {
    const map = marsMap({ map: { assembly: "x", ring: ["a", "b", "c", "d", "e", "f"], adjacent: { a: ["x", "y"], b: ["y"], d: ["z"], f: ["x"] } } });
    expect(["a", "b", "d", "y", "z"].map((id) => isWide(map, id))).toEqual([true, false, true, false, true]);
    expect([0, 1, 6, 7].map((one) => drawn(table, one))).toEqual([1, 2, 5, 6]);
    expect(nameOf(table, 6, desk)).toMatch(/P0/);
  });
});

describe("motions", () => {
  it("are told for every real event without failing", () => {
    for (const event of events) for (const motion of motionsOf(event, view, view)) expect(`${motion.from ?? ""}${motion.to ?? ""}`, event.event).toMatch(/^(?!.*(undefined|null|NaN|\.$)).+/);
    for (const event of events) expect(() => motionsOf(event, {} as View, view)).not.toThrow();
    expect(motionsOf({ event: "odd", args: [], values: {}, say: { id: "", args: {} }, rule: "" }, view, view)).toEqual([]);
  });

  it("carry astronauts between the places that events name", () => {
    expect(motionsOf(told("placed", { player: 1, pad: 2, ship: null, n: 2 }), view, view)).toEqual(Array(2).fill({ from: "supply.1", to: "pad.2", component: "man_2" }));
    expect(motionsOf(told("moved", { player: 0, source: "regions.ausonia", target: "regions.hellas", by: "explorer" }), view, view)).toEqual([{ from: "region.ausonia", to: "region.hellas", component: "man_1" }]);
    expect(motionsOf(told("moved", { player: 0, source: "wormhole", target: "regions.phobos", by: "rescue" }), view, view)[0]?.from).toBe("wormhole");
    expect(motionsOf(told("swept", { player: 0, source: "pads.0", target: "regions.hellas", n: 1 }), view, view)[0]?.from).toBe("pad.0");
    expect(motionsOf(told("awarded", { player: 6, region: "hellas", resource: "ice", n: 2 }), duel, duel)).toEqual([{ from: "region.hellas", to: "colour.6", icon: "ice", text: "+2", sound: "coin" }]);
  });

  it("land a ship with its crew, and none that has no destination", () => {
    const pads = [{ ...table.pads[0], crew: { 0: 1, 6: 1 } }];
    const before = { ...duel, table: { ...duel.table, pads } } as View;
    expect(motionsOf(told("landed", { pad: 0, ship: null, region: "hellas" }), before, duel).map((motion) => motion.component)).toEqual(["rocket", "man_1", "man_5"]);
    expect(motionsOf(told("landed", { pad: 0, ship: null, region: null }), before, duel)).toEqual([]);
  });
});

import "./browser";
import { describe, expect, it } from "vitest";
import type { Arg, Message, Option, Told, View } from "../src/core/protocol";
import { effects, MONOPOLY, standing } from "../src/boards/red_planet/cards";
import { forecast, leadersOf } from "../src/boards/red_planet/forecast";
import { motionsOf } from "../src/boards/red_planet/motions";
import { drawn, isWide, marsMap, soft, type Colour, type Pad, type RedPlanetView, type Region } from "../src/boards/red_planet/view";
import { warning } from "../src/boards/red_planet/warnings";
import type { Desk } from "../src/core/desk.svelte";
import told from "./fixtures/red_planet.json";

const say = (id: string, args: Record<string, Arg> = {}): Message => ({ id, args });
const pad = (capacity: number, destination: string | null, crew: Record<string, number>): Pad => ({ ship: "ship_01", launched: false, capacity, printed: destination, destination, tokens: [], crew });
const region = (astronauts: Record<string, number>): Region => ({ resource: "ice", tokens: 0, astronauts, leaders: leadersOf(astronauts) });
const colour = (seat: number, more: Partial<Colour> = {}): Colour => ({ colour: "x", seat, neutral: false, supply: 10, wormhole: 0, collected: { ice: 0, sylvanite: 0, celerium: 0 }, has_chosen: false, chosen: null, revealed: false, played: [], unseen: [], boxed: [], points: null, ...more });

function table(): RedPlanetView {
  return {
    map: { assembly: "assembly_a", ring: [], adjacent: {} },
    pads: [pad(3, "hellas", { 0: 1, 1: 1 }), pad(5, "ausonia", { 0: 0, 1: 0 }), pad(2, null, { 0: 0, 1: 1 })],
    regions: { hellas: region({ 0: 1, 1: 2 }), ausonia: region({ 0: 0, 1: 0 }), phobos: region({ 0: 2, 1: 0 }) },
    order: [0, 1],
    colours: { 0: colour(0), 1: colour(1) },
    seats: [],
  } as unknown as RedPlanetView;
}
const asked = (prompt: Message, of = table()): View => ({ seat: 0, over: false, asked: [0], question: { prompt, domain: ["pick", 9] }, table: of as unknown as View["table"] });
const option = (id: string, places: string[], args: Record<string, Arg> = {}, components: string[] = []): Option => ({ answer: 0, label: say(id, args), components, places, rule: "" });
const desk = { name: (id: string) => id, seatName: (seat: number) => `P${seat}` } as unknown as Desk;

describe("what a boarding leads to", () => {
  it("fills a ship: it starts, and its region counts the crew", () => {
    const what = forecast(asked(say("ask-board", { n: 1 })), 0, option("option-board", ["pads.0"]), null);
    expect(what?.starts).toEqual([0]);
    expect(what?.table.colours["0"]?.supply).toBe(9);
    expect(what?.regions.hellas?.astronauts).toEqual({ 0: 3, 1: 3 });
    expect(what?.regions.hellas?.leaders).toEqual([0, 1]);
  });

  it("leaves room: nothing starts, nothing lands", () => {
    const what = forecast(asked(say("ask-board", { n: 1 })), 0, option("option-board", ["pads.1"]), null);
    expect(what?.starts).toEqual([]);
    expect(what?.regions).toEqual({});
    expect(what?.table.pads[1]?.crew["0"]).toBe(1);
  });

  it("takes as many as the question says, for the neutral colour where it asks for that", () => {
    const duel = table();
    duel.colours["6"] = colour(0, { neutral: true });
    const prompt = say("ask-neutral", { ask: say("ask-board-together", { n: 3 }) });
    const what = forecast(asked(prompt, duel), 0, option("option-board-together", ["pads.1"]), null);
    expect(what?.table.pads[1]?.crew).toMatchObject({ 0: 0, 6: 3 });
    expect(what?.table.colours["6"]?.supply).toBe(7);
  });

  it("does not change the table that is shown, and believes the server first", () => {
    const view = asked(say("ask-board", { n: 1 }));
    const before = JSON.stringify(view);
    const after = { ...view, table: { ...table(), pads: [{ ...pad(3, "hellas", { 0: 2, 1: 1 }), launched: true }, null, null] } as unknown as View["table"] };
    expect(forecast(view, 0, option("option-board", ["pads.0"]), after)?.starts).toEqual([0]);
    expect(JSON.stringify(view)).toBe(before);
    expect(forecast(view, 0, option("option-pass", []), null)).toBeNull();
    expect(forecast(view, 0, null, null)).toBeNull();
  });
});

describe("what other options lead to", () => {
  it("kills, replaces and moves", () => {
    const view = asked(say("ask-kill"));
    const killed = forecast(view, 0, option("option-kill", ["regions.hellas"], { victim: { seat: 1 } }), null);
    expect(killed?.regions.hellas?.astronauts).toEqual({ 0: 1, 1: 1 });
    expect(killed?.table.colours["1"]?.wormhole).toBe(1);
    const replaced = forecast(view, 0, option("option-replace", ["regions.hellas"], { victim: { seat: 1 } }), null);
    expect(replaced?.regions.hellas).toMatchObject({ astronauts: { 0: 2, 1: 1 }, leaders: [0] });
    const moved = forecast(view, 0, option("option-move", ["regions.phobos", "regions.ausonia"]), null);
    expect(moved?.regions).toMatchObject({ phobos: { astronauts: { 0: 1 } }, ausonia: { astronauts: { 0: 1 }, leaders: [0] } });
  });
});

describe("warnings", () => {
  it("name whom a full ship would serve", () => {
    const crowd = table();
    crowd.regions.hellas = region({ 0: 0, 1: 2 });
    expect(warning(asked(say("ask-board", { n: 1 }), crowd), 0, option("option-board", ["pads.0"]), desk)).toMatch(/P1 leads hellas 3 : 2/);
    expect(warning(asked(say("ask-board", { n: 1 })), 0, option("option-board", ["pads.0"]), desk)).toBe("");
    expect(warning(asked(say("ask-board", { n: 1 }), crowd), 0, option("option-board", ["pads.1"]), desk)).toBe("");
  });

  it("are silent for a neutral colour, which nobody leads for", () => {
    const prompt = say("ask-neutral", { ask: say("ask-board", { n: 1 }) });
    expect(warning(asked(prompt), 1, option("option-board", ["pads.0"]), desk)).toBe("");
  });

  it("count the ships that suit the Dispatcher", () => {
    const choose = option("option-character", ["colours.0.unseen"], {}, ["dispatcher"]);
    expect(warning(asked(say("ask-character")), 0, choose, desk)).toMatch(/only one ship has 3 free seats \(ausonia\)/);
    const full = table();
    full.pads[1] = null;
    expect(warning(asked(say("ask-character"), full), 0, choose, desk)).toMatch(/no ship/);
    full.pads.push(pad(4, "hellas", {}), pad(3, "phobos", {}));
    expect(warning(asked(say("ask-character"), full), 0, choose, desk)).toBe("");
    expect(warning(asked(say("ask-character")), 0, option("option-character", [], {}, ["spy"]), desk)).toBe("");
  });
});

describe("goals and cards", () => {
  it("count presence by regions and leads against the best", () => {
    const one = table();
    one.regions.vastitas_borealis = region({ 0: 1, 1: 0 });
    expect(standing("goal_northern_influence", one, 0)).toMatchObject({ worth: 1, most: 6, own: 1 });
    expect(standing("goal_moon_base", one, 0)).toMatchObject({ worth: 6, own: 2, best: 0 });
    expect(standing("goal_moon_base", one, 1)).toMatchObject({ worth: 0, own: 0, best: 2 });
    expect(standing("disc_synergy", one, 0)).toBeNull();
  });

  it("share the ice monopoly among the tied, rounded down", () => {
    const one = table();
    for (const each of Object.values(one.colours)) each.collected.ice = 4;
    expect(standing(MONOPOLY, one, 0)?.worth).toBe(4);
  });

  it("tell effects by the messages of the game", () => {
    expect(effects("dispatcher")).toEqual([say("effect-place-together", { n: 3 })]);
    expect(effects("soldier").map((one) => one.id)).toEqual(["effect-place", "effect-kill", "effect-move-landing"]);
    expect(effects("disc_synergy")).toEqual([say("discovery-extra-tokens-adjacent", { n: 1 })]);
    expect(effects("goal_northern_influence")[0]?.args.points).toBe("1/3/6");
    expect(effects("action_blocks_of_ice")[0]?.id).toBe("action-production-3-end");
    expect(effects("action_forced_march")).toEqual([say("action-production-start", { effects: [say("effect-move-march", { n: 2 })] })]);
  });
});

describe("the drawing", () => {
  it("breaks long names between syllables only", () => {
    expect(soft("Исследовательница").split("\u00AD")).toEqual(["Исс", "ле", "до", "ва", "тель", "ница"]);
    expect(soft("Великая Северная равнина")).toBe("Великая Северная равнина");
    expect(soft("Robot")).toBe("Robot");
  });

  it("knows where plates find room, and draws neutral colours by numbers of their own", () => {
    const map = marsMap({ map: { ring: ["a", "b", "c", "d", "e", "f"], adjacent: { a: ["x", "y"], b: ["y"], d: ["z"], f: ["x"] } } } as unknown as RedPlanetView);
    expect(["a", "b", "d", "y", "z"].map((id) => isWide(map, id))).toEqual([true, false, true, false, true]);
    const duel = table();
    duel.colours["6"] = colour(0, { neutral: true });
    expect([0, 1, 6].map((one) => drawn(duel, one))).toEqual([1, 2, 5]);
  });
});

describe("motions", () => {
  const view = told.view as unknown as View;
  const of = (event: string): Told => (told.events as unknown as Told[]).find((one) => one.event === event)!;

  it("are told for the real events of a match, and name real places", () => {
    expect(motionsOf(of("placed"), view, view)).toContainEqual(expect.objectContaining({ to: expect.stringMatching(/^pad\.\d$/), from: expect.stringMatching(/^supply\.\d$/), component: expect.stringMatching(/^man_\d$/) }));
    expect(motionsOf(of("launched"), view, view)[0]).toMatchObject({ to: "flying", sound: "launch" });
    expect(motionsOf(of("landed"), view, view)[0]).toMatchObject({ from: "flying", to: expect.stringMatching(/^region\.[a-z_]+$/) });
    expect(motionsOf(of("awarded"), view, view)[0]).toMatchObject({ to: expect.stringMatching(/^seat\.\d$/), text: expect.stringMatching(/^\+\d$/), sound: "coin" });
    expect(motionsOf(of("moved"), view, view)).toEqual([expect.objectContaining({ from: "region.ausonia", to: "region.tritonis_sinus" })]);
    expect(motionsOf(of("swept"), view, view)).toEqual(Array(2).fill(expect.objectContaining({ from: "pad.0", to: "region.tritonis_sinus" })));
    expect(motionsOf(of("flipped"), view, view)[0]?.component).toMatch(/^(ice|sylvanite|celerium)$/);
    expect(motionsOf(of("revealed"), view, view)[0]?.to).toMatch(/^now\.\d$/);
  });

  it("never fail, whatever the event", () => {
    for (const one of told.events as unknown as Told[]) for (const motion of motionsOf(one, view, view)) expect(`${motion.from ?? ""}${motion.to ?? ""}`, one.event).not.toMatch(/undefined|NaN|\.$/);
    expect(motionsOf({ event: "placed", args: [], say: say("x"), rule: "" }, view, view)).toEqual([]);
    expect(motionsOf({ event: "landed" } as unknown as Told, view, view)).toBeInstanceOf(Array);
    expect(motionsOf({ event: "nonsense", args: [1], say: say("x"), rule: "" }, view, view)).toEqual([]);
    expect(motionsOf(null as unknown as Told, null as unknown as View, null as unknown as View)).toEqual([]);
  });
});

import "./browser";
import { describe, expect, it } from "vitest";
import { choose, isHot, labelled, optionsAt, optionsFor } from "../src/boards/metal_adventures/act";
import { keyOf, stepOf, toggled, tried } from "../src/boards/metal_adventures/battle/trials";
import { entry, figure, glyph, hull, isSupport, textOf, wordOf } from "../src/boards/metal_adventures/cards";
import { motionsOf } from "../src/boards/metal_adventures/motions";
import { stopState } from "../src/boards/metal_adventures/planets/stops";
import type { BattleView, ComponentSheet, Events, OddsView, TableView, TrialView } from "../src/boards/metal_adventures/types";
import { CIRCLE, tableOf } from "../src/boards/metal_adventures/view";
import { Desk } from "../src/core/table/desk.svelte";
import { Picker } from "../src/core/table/picker.svelte";
import type { Message, Option, Told, View } from "../src/core/protocol";
import { keepSheet } from "../src/core/words/sheet";
import type { GameSpeech } from "../src/core/words/words.svelte";
import real from "./moments/metal_adventures.json";

const SOME: Record<string, Partial<ComponentSheet>> = {
  cruise_trophies: { kind: "action", number: 1, planet: "exhalia" },
  cruise_amnesty: { kind: "action", number: 8, planet: "bazaar" },
  master_gunner: { kind: "support", family: "" },
  laser_battery: { kind: "equipment", family: "laser", text: { en: "It shoots.", ru: "Стреляет." } },
  sol_courier: { kind: "ship", name: "Sol Courier", strength: 7 },
};
keepSheet("metal_adventures", { ...real.sheet, ...SOME });

const events = Object.values(real.events) as unknown as Told[];
const view = real.views.standard as unknown as View;
const table = tableOf(view) as TableView;
const options = real.options as unknown as Record<string, Option>;
const told = <Name extends keyof Events>(event: Name, values: Events[Name]): Told => ({ event, args: [], values, say: { id: "", args: {} } });
const option = (answer: number, id: string, places: string[] = [], components: string[] = []): Option => ({ answer, label: { id, args: {} }, components, places, rule: "" });

function deskWith(options: Option[]): { desk: Desk; sent: number[] } {
  const sent: number[] = [];
  const picker = new Picker((answer) => sent.push(answer));
  picker.ask({ prompt: { id: "ask-start", args: {} }, domain: ["pick", 9], options });
  const speech = { name: (id: string) => id, say: (message: Message) => message.id, has: () => true } as unknown as GameSpeech;
  return { desk: new Desk(picker, speech, () => ["Ann", "Bob", "Cy"]), sent };
}

describe("the battle window", () => {
  const battle = table.battle as BattleView;
  const trial = (kind: string, more: Partial<TrialView> = {}): TrialView => ({ kind, card: null, seat: null, n: 0, metal: 0, again: 0, reach: 0, barred: false, ...more });
  const [first, second] = [trial("ally", { seat: 1, n: 3 }), trial("ally", { seat: 2, n: 4 })];
  const metal = trial("metal", { metal: 1, reach: 6 });
  const gunner = trial("card", { card: "master_gunner", n: 3 });
  const odds = (one_ally: boolean): OddsView => ({ chances: { "0 0 0": 42, "3 1 0": 80 }, trials: [first, second, metal, gunner], one_ally, reach: [6, 6], again: false });

  it("knows its step", () => {
    const rolled = { ...battle, dice: [3, 4] };
    expect([stepOf("speak", battle), stepOf("metal", battle), stepOf("before", battle), stepOf("after", rolled)]).toEqual([0, 1, 2, 3]);
  });

  it("shows the chance that the server gives for what is tried out together", () => {
    expect(tried(battle.odds, [])).toEqual({ percent: battle.odds?.chances["0 0 0"], plus: 0, reach: 0, again: false });
    expect(tried(odds(true), [first, metal])).toEqual({ percent: 80, plus: 3, reach: 6, again: false });
    expect(tried(odds(true), [trial("card", { again: 1 })]).again).toBe(true);
    expect(tried(null, [])).toMatchObject({ percent: 0 });
  });

  it("lets another ally take the place of the first, but not in a duel", () => {
    expect([first, metal, gunner].map(keyOf)).toEqual(["ally.1", "metal.", "card.master_gunner"]);
    expect(toggled(odds(true), ["ally.1", "metal."], second)).toEqual(["metal.", "ally.2"]);
    expect(toggled(odds(false), ["ally.1"], second)).toEqual(["ally.1", "ally.2"]);
    expect(toggled(odds(true), ["ally.1", "metal."], first)).toEqual(["metal."]);
  });
});

describe("the components", () => {
  it("are drawn as the server describes them", () => {
    const ships = Object.entries(real.sheet).filter(([id, one]) => one.kind === "ship" && !(id in SOME));
    expect(ships.length).toBeGreaterThan(0);
    for (const one of ships.flatMap(([, ship]) => ship.signs)) expect(wordOf(one)).not.toBe("effect");
    expect(entry("nothing")).toMatchObject({ kind: "", strength: 0 });
    expect(figure("glory", 3)).toEqual({ icon: "glory", text: "3", tone: "glory" });
  });

  it("have pictures by family and name", () => {
    expect([isSupport("master_gunner"), isSupport("laser_battery")]).toEqual([true, false]);
    expect([glyph("master_gunner"), glyph("laser_battery")]).toEqual(["crew", "ma-laser"]);
    expect([textOf("laser_battery"), textOf("nothing")]).toEqual(["It shoots.", ""]);
    expect(hull("sol_courier").kind).toBe("scout");
    expect(CIRCLE).toHaveLength(4);
  });
});

describe("warnings", () => {
  it("are those of the server", () => {
    const refuse = options["option-refuse-fee"] as Option;
    expect(deskWith([refuse]).desk.warn(refuse)).toBe("warning-penalty");
    expect(deskWith([]).desk.warn(options["option-pay-fee"] as Option)).toBe("");
  });
});

describe("options of what is drawn", () => {
  it("are found by place, by component and by label; a single one is picked, several are offered", () => {
    const buy = [option(1, "option-buy", ["row.0"], ["hyperdrive"]), option(2, "option-buy", ["row.1"], ["grapples"])];
    const take = option(3, "option-take", [], ["sol_courier"]);
    const { desk, sent } = deskWith([...buy, take]);
    expect(optionsAt(desk, "row.0", "hyperdrive")).toEqual([buy[0]]);
    expect(optionsAt(desk, "", "sol_courier")).toEqual([take]);
    expect(optionsFor(desk, "grapples")).toEqual([buy[1]]);
    expect(labelled(desk, "option-buy")).toEqual(buy);
    choose(desk, buy);
    expect(desk.picker.only).toEqual(buy);
    choose(desk, [take]);
    expect(desk.picker.picked).toBe(take);
    expect(isHot(desk, [take])).toBe(true);
    choose(desk, [take]);
    expect(sent).toEqual([3]);
  });
});

describe("stops of the cruise", () => {
  const me = table.players[0] as TableView["players"][number];
  const at = (more: Partial<TableView>, stops: ("free" | "dear" | "barred")[] = []): TableView => ({ ...table, active: 0, players: [{ ...me, stops }], ...more });

  it("are available, done, passed, too expensive, impossible or not now", () => {
    const { desk } = deskWith([option(1, "option-cruise", [], ["cruise_amnesty"]), option(2, "option-open-space")]);
    const state = (more: Partial<TableView>, stops?: ("free" | "dear" | "barred")[], of = desk): string => stopState("cruise_trophies", at(more, stops), 0, of);
    expect(stopState("cruise_amnesty", at({}), 0, desk)).toBe("ok");
    expect(state({ cruised: 1 })).toBe("done");
    expect(state({ cruised: 4 })).toBe("past");
    expect(state({}, ["dear"])).toBe("dear");
    expect(state({}, ["barred"])).toBe("barred");
    expect(state({ attacked: ["exhalia"] }, ["dear"])).toBe("barred");
    expect(state({ active: 1 }, ["dear"])).toBe("later");
    expect(state({}, ["dear"], deskWith([]).desk)).toBe("later");
  });
});

describe("motions", () => {
  it("are told for every real event, and name real places", () => {
    for (const one of events) for (const motion of motionsOf(one, view, view)) expect(`${motion.from ?? ""} ${motion.to ?? ""}`, one.event).not.toMatch(/undefined|NaN|null|-1|\.( |$)/);
    for (const one of events) expect(motionsOf(one, {} as View, view)).toEqual([]);
    expect(motionsOf({ event: "nonsense", args: [], values: {}, say: { id: "x", args: {} } }, view, view)).toEqual([]);
  });

  it("show cards, dice and deals where they lie", () => {
    expect(motionsOf(told("turned-up", { card: "sol_courier" }), view, view)).toEqual([{ from: "deck", to: "ship.sol_courier", component: "sol_courier", sound: "card" }]);
    expect(motionsOf(told("rerolled", { player: 0, die: "die_grey", n: 4 }), view, view)).toEqual([{ to: "die.1", icon: "die-4", text: "4", sound: "dice" }]);
    expect(motionsOf(told("cruised", { player: view.seat, card: "cruise_amnesty" }), view, view)[0]).toMatchObject({ from: "mine.strength", to: "stop.8" });
    expect(motionsOf(told("deal-executed", { deal: 1, player: 0 }), view, view)[0]).toMatchObject({ to: "deals", sound: "stamp" });
  });

  it("carry credits between pirates, pot and treasuries; the bank has no place", () => {
    const paid = (giver: number | string, receiver: number | string): [string | undefined, string | undefined][] => motionsOf(told("paid", { giver, receiver, n: 2, why: "agreement" }), view, view).map((one) => [one.from, one.to]);
    expect(paid(view.seat, "pot")).toEqual([["mine.credits", "pot"]]);
    expect(paid("karokum", view.seat + 1)).toEqual([["planet.karokum", `seat.${view.seat + 1}`]]);
    expect(paid("bank", view.seat)).toEqual([[undefined, "mine.credits"]]);
  });

  it("go to my dials, and to the seats of others", () => {
    const hit = (player: number): Told => told("damaged", { player, n: 2 });
    expect(motionsOf(hit(view.seat), view, view)[0]).toMatchObject({ to: "mine.damage", text: "+2" });
    expect(motionsOf(hit(view.seat + 1), view, view)[0]?.to).toBe(`seat.${view.seat + 1}`);
  });
});

import { describe, expect, it, vi } from "vitest";
import { faceOf, rewardsOf, tracksAfter, wasteOf } from "../src/boards/space_base/gains";
import { motionsOf } from "../src/boards/space_base/motions";
import type { PlayerView } from "../src/boards/space_base/view";
import type { Arg, Option, Told, View } from "../src/core/protocol";
import real from "./events/space_base.json";

vi.mock("../src/core/settings.svelte", () => ({ settings: { language: "en" } }));

const events = real.events as unknown as Told[];
const [view] = real.views as unknown as [View];
const told = (event: string): Told => events.find((one) => one.event === event) as Told;
const option = (id: string, args: Record<string, Arg>, card = ""): Option => ({ answer: 0, label: { id, args }, components: card ? [card] : [], places: [], rule: "" });

describe("motions of Space Base", () => {
  it("are told for every real event without failing", () => {
    for (const event of events) for (const motion of motionsOf(event, view, view)) expect(motion.from ?? motion.to).toBeTruthy();
    for (const event of events) expect(() => motionsOf({ ...event, args: [] }, {} as View, view)).not.toThrow();
    expect(motionsOf({ event: "odd", args: [], say: { id: "", args: {} }, rule: "" }, view, view)).toEqual([]);
  });

  it("fly rewards from the card's sector to the track of its owner", () => {
    expect(motionsOf(told("gained"), view, view)).toEqual([{ from: "players.1.sectors.5", to: "players.1.credits", icon: "credits", text: "+1", sound: "coin" }]);
    const income = { ...told("gained"), say: { id: "event-income", args: { player: { seat: 1 }, n: 2 } } };
    expect(motionsOf(income, view, view)[0]).toMatchObject({ from: "players.1.income", to: "players.1.credits" });
  });

  it("slide a bought ship from its slot to its sector, and the old one up", () => {
    const shipyard = [["l1_s12_bluford"], [], []];
    const before = { ...view, table: { ...view.table, shipyard } };
    expect(motionsOf(told("placed"), before, view)[0]).toMatchObject({ from: "shipyard.0.0", to: "players.2.sectors.11", component: "l1_s12_bluford" });
    expect(motionsOf(told("deployed"), before, view)[0]).toMatchObject({ from: "players.2.sectors.11", to: "players.2.sectors.11.deployed" });
  });

  it("let dice fall where they lie", () => {
    expect(motionsOf(told("die-rolled"), view, view)).toEqual([{ to: "dice.0", icon: "die-6", sound: "dice" }]);
  });
});

describe("what an option of Space Base brings", () => {
  const me = { credits: 8, income: 4, vp: 17 } as PlayerView;
  const gains = [
    { id: "effect-gain-credits", args: { n: 2 } },
    { id: "effect-gain-income", args: { n: 1 } },
    { id: "effect-charge", args: { n: 1 } },
  ];
  const sum = option("option-sum", { sector: 8, gains });

  it("stands in the bar as figures", () => {
    expect(faceOf(sum, String)).toMatchObject({ text: "Sum", marks: ["8"] });
    expect(rewardsOf(sum)?.map((sign) => `${sign.icon} ${sign.text}`)).toEqual(["credits +2", "income +1", "charge +1"]);
    const nothing = option("option-separate", { first: 2, second: 6, gains: [{ id: "effect-nothing", args: {} }] });
    expect(faceOf(nothing, String)).toMatchObject({ marks: ["2", "6"], figures: [{ text: "nothing" }] });
    expect(faceOf(option("option-no-buy", {}), String)).toBeNull();
  });

  it("grows the tracks, by its own words or by what the server foresees", () => {
    expect(tracksAfter(me, sum, undefined)).toEqual({ credits: 10, income: 5, vp: 17 });
    expect(tracksAfter(me, option("option-use", {}), { ...me, vp: 18 })).toMatchObject({ vp: 18 });
    expect(tracksAfter(me, option("option-buy-colony", { cost: 6, credits: 8, n: 3 }), undefined)).toEqual({ credits: 0, income: 4, vp: 20 });
    expect(tracksAfter(me, option("option-extra-buy", { cost: 6 }), undefined)).toMatchObject({ credits: 2 });
    expect(tracksAfter(me, null, undefined)).toEqual({ credits: 8, income: 4, vp: 17 });
  });

  it("warns in numbers of credits that a purchase wastes", () => {
    expect(wasteOf(option("option-buy", { cost: 3, credits: 8 }), me)).toBe("A purchase spends all 8 credits: 5 would be lost; income lifts you to 4");
    expect(wasteOf(option("option-buy", { cost: 8, credits: 8 }), me)).toBe("");
    expect(wasteOf(option("option-extra-buy", { cost: 3 }), me)).toBe("");
  });
});

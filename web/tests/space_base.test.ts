import { describe, expect, it, vi } from "vitest";
import { card, chip, shortName, together, togetherWithAbilities } from "../src/boards/space_base/cards";
import { faceOf, pays, tracksAfter } from "../src/boards/space_base/gains";
import { motionsOf } from "../src/boards/space_base/motions";
import type { Events, PlayerView } from "../src/boards/space_base/types";
import type { Option, Told, View } from "../src/core/protocol";
import { keepSheet } from "../src/core/words/sheet";
import real from "./moments/space_base.json";

vi.mock("../src/core/settings.svelte", () => ({ settings: { language: "en" } }));
keepSheet("space_base", real.sheet);

const events = Object.values(real.events) as unknown as Told[];
const view = real.views.standard as unknown as View;
const options = real.options as unknown as Record<string, Option>;
const told = <Name extends keyof Events>(event: Name, values: Events[Name]): Told => ({ event, args: [], values, say: { id: "", args: {} } });

describe("motions of Space Base", () => {
  it("are told for every real event without failing", () => {
    for (const event of events) for (const motion of motionsOf(event, view, view)) expect(motion.from ?? motion.to).toBeTruthy();
    for (const event of events) expect(() => motionsOf(event, {} as View, view)).not.toThrow();
    expect(motionsOf({ event: "odd", args: [], values: {}, say: { id: "", args: {} }, rule: "" }, view, view)).toEqual([]);
  });

  it("fly rewards from the card's sector to the track of its owner", () => {
    const gained = { player: 1, resource: "credits", n: 1, card: "starter_p2_s01_garn" } as const;
    expect(motionsOf(told("gained", gained), view, view)).toEqual([{ from: "players.1.sectors.0", to: "players.1.credits", icon: "credits", text: "+1", sound: "coin" }]);
    expect(motionsOf(told("gained", { ...gained, card: null }), view, view)[0]).toMatchObject({ from: "players.1.income", to: "players.1.credits" });
  });

  it("slide a bought ship from its slot to its sector, and the old one up", () => {
    const before = { ...view, table: { ...view.table, shipyard: [["l1_s12_bluford"], [], []] } };
    const placed = told("placed", { player: 1, card: "l1_s12_bluford", sector: 12, how: "purchased" });
    expect(motionsOf(placed, before, view)[0]).toMatchObject({ from: "shipyard.0.0", to: "players.1.sectors.11", component: "l1_s12_bluford" });
    const deployed = told("deployed", { player: 1, card: "starter_p2_s01_garn", sector: 12, cubes: 0 });
    expect(motionsOf(deployed, before, view)[0]).toMatchObject({ from: "players.1.sectors.11", to: "players.1.sectors.11.deployed" });
  });

  it("let dice fall where they lie", () => {
    expect(motionsOf(told("die-rolled", { player: 0, die: 0, face: 6 }), view, view)).toEqual([{ to: "dice.0", icon: "die-6", sound: "dice" }]);
  });
});

describe("cards of Space Base", () => {
  const sides = ["starter_p2_s01_garn", "starter_p2_s01_garn"].flatMap((id) => card(id)?.station ?? []);

  it("are drawn as the server describes them", () => {
    expect(sides[0]?.signs).toEqual([{ icon: "credits", text: "1", tone: "credits" }]);
    expect(sides.flatMap((side) => side.signs).map(chip)).toEqual(["c", "c"]);
    expect(chip({ icon: "swap", text: "", tone: "charge" })).toBe("q");
    expect(shortName("«Аль Сауд» 2196-А")).toBe("Аль Сауд");
  });

  it("pay together", () => {
    const arrow = { icon: "arrow-left", text: "", tone: "arrow-left" };
    const ability = { colour: "red", linked: false, cells: [], words: [], signs: [{ icon: "win", text: "", tone: "win" }] };
    const more = [...sides, { signs: [arrow], words: [], ability }];
    expect(together(more).map((sign) => sign.icon + sign.text)).toEqual(["credits2", "arrow-left"]);
    expect(togetherWithAbilities(more).at(-1)?.icon).toBe("win");
  });
});

describe("what an option of Space Base brings", () => {
  const me = { credits: 8, income: 4, vp: 17 } as PlayerView;

  it("stands in the bar as figures", () => {
    const sum = options["option-sum"] as Option;
    expect(pays(sum)).toBe(true);
    const signs = [{ icon: "credits", text: "+2", tone: "credits" }];
    expect(faceOf({ ...sum, signs }, String)).toEqual({ text: "Sum", marks: [String(sum.label.args.sector)], figures: [{ icon: "credits", text: "+2", cls: "c" }] });
    const separate = { ...(options["option-separate"] as Option), signs: [] };
    expect(faceOf(separate, String)).toMatchObject({ marks: [String(separate.label.args.first), String(separate.label.args.second)], figures: [{ text: "nothing" }] });
    expect(faceOf(options["option-buy"] as Option, () => "«Аль Сауд» 2196-А")).toMatchObject({ text: "Аль Сауд", figures: [{ icon: "credits" }] });
    expect(faceOf(options["option-no-buy"] as Option, String)).toBeNull();
  });

  it("grows the tracks as it says, or as the server foresees", () => {
    const option = { ...(options["option-sum"] as Option), after: { credits: 10, income: 5, vp: 17 } };
    expect(tracksAfter(me, option, undefined)).toEqual({ credits: 10, income: 5, vp: 17 });
    expect(tracksAfter(me, options["option-use"] as Option, { ...me, vp: 18 })).toMatchObject({ vp: 18 });
    expect(tracksAfter(me, null, undefined)).toEqual({ credits: 8, income: 4, vp: 17 });
  });
});

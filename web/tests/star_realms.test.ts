import { describe, expect, it, vi } from "vitest";
import { fallen, rowsOf, taken } from "../src/boards/star_realms/forecast";
import { motionsOf } from "../src/boards/star_realms/motions";
import { gainsAtHand, nextToPlay, playsItself, switchedOnBy, wasteOf } from "../src/boards/star_realms/turn";
import type { FleetCard, Forecast, StarRealmsView } from "../src/boards/star_realms/view";
import type { Desk } from "../src/core/desk.svelte";
import type { Option, Told, View } from "../src/core/protocol";
import real from "./events/star_realms.json";

vi.mock("../src/core/settings.svelte", () => ({ settings: { language: "en" } }));

const events = real.events as unknown as Told[];
const views = real.views as unknown as View[];
const [duel] = views as [View];
const told = (event: string): Told => events.find((one) => one.event === event) as Told;
const inPlay = (card: string, more: Partial<FleetCard> = {}): FleetCard => ({ card, base: false, outpost: false, faction: null, used: [], ready: [], ...more });

describe("motions of Star Realms", () => {
  it("are told for every real event without failing", () => {
    for (const view of views) for (const event of events) for (const motion of motionsOf(event, view, view)) expect(motion.from ?? motion.to).toBeTruthy();
    expect(motionsOf({ event: "odd", args: [], say: { id: "", args: {} }, rule: "" }, duel, duel)).toEqual([]);
    for (const event of events) expect(() => motionsOf({ ...event, args: [] }, {} as View, duel)).not.toThrow();
  });

  it("slide my card from its place in the hand, a rival's from the hidden hand", () => {
    const played = told("played");
    expect(motionsOf(played, duel, duel)[0]).toMatchObject({ from: "players.0.hand.scout", component: "scout" });
    expect(motionsOf({ ...played, args: [1, 45, 0, 0] }, duel, duel)[0]).toMatchObject({ from: "players.1.hand" });
  });

  it("fly gains to the pool and combat to whom it hits", () => {
    expect(motionsOf(told("gained"), duel, duel)).toEqual([{ from: "players.0.play", to: "players.0.trade", icon: "trade", text: "+1", sound: "coin" }]);
    expect(motionsOf(told("attacked"), duel, duel)[0]).toMatchObject({ from: "players.1.combat", to: "players.0.authority", text: "−2" });
    expect(motionsOf({ ...told("attacked"), args: [0, -4, 5, 0] }, duel, duel)[0]).toMatchObject({ to: "boss.authority" });
  });

  it("take a bought card from where it was for sale", () => {
    const table = duel.table as unknown as StarRealmsView;
    const before = { ...duel, table: { ...duel.table, row: ["burrower", ...table.row.slice(1)] } };
    expect(motionsOf(told("acquired"), before, duel)[0]).toMatchObject({ from: "row.0", to: "players.1.discard", component: "burrower" });
  });
});

const option = (id: string, card = "", places: string[] = [], args = {}): Option => ({ answer: 1, label: { id, args }, components: card ? [card] : [], places, rule: "" });

describe("my turn in Star Realms", () => {
  it("knows which cards ask nothing", () => {
    expect(["scout", "viper", "ion_station", "crusher"].map(playsItself)).toEqual([true, true, true, true]);
    expect(["moonwurm_hatchling", "destroyer_bot", "cargo_craft"].map(playsItself)).toEqual([false, false, false]);
    expect(nextToPlay([option("option-end-turn"), option("option-play", "destroyer_bot"), option("option-play", "viper")])?.components).toEqual(["viper"]);
  });

  it("sums what lies at hand, without what costs the card", () => {
    const fleet = [inPlay("ion_station", { base: true, outpost: true, ready: ["primary", "scrap"] }), inPlay("scout", { ready: ["primary"] })];
    expect(gainsAtHand(fleet, "trade")).toBe(2);
  });

  it("tells which cards would find their ally", () => {
    const fleet = [inPlay("ion_station", { faction: "trade_federation" }), inPlay("crusher", { faction: "blob" })];
    expect(switchedOnBy("patrol_boat", fleet)).toEqual(["ion_station"]);
    expect(switchedOnBy("scout", fleet)).toEqual([]);
  });

  const player = { combat: 5, trade: 3, hand: ["scout"], fleet: [], team: 0 };
  const table = { players: [player, { ...player, team: 1, fleet: [inPlay("defense_system", { base: true, outpost: true }), inPlay("neural_nexus", { base: true, outpost: true })] }] } as unknown as StarRealmsView;
  const waste = (one: Option, options: Option[]): string => wasteOf(one, table, 0, options, (id) => id);

  it("names in numbers what the end of the turn would waste", () => {
    const end = option("option-end-turn");
    expect(waste(end, [end, option("option-attack"), option("option-buy")])).toBe("Would be lost: 5 combat, 3 trade, 1 card not played");
    expect(waste(end, [end])).toBe("Would be lost: 1 card not played");
    expect(waste(option("option-buy"), [end])).toBe("");
  });

  it("warns where outposts eat the combat", () => {
    const rich = { ...table, players: [{ ...player, combat: 7 }, ...table.players.slice(1)] } as StarRealmsView;
    const hit = option("option-attack-base", "defense_system", ["players.1.fleet.0"]);
    expect(wasteOf(hit, rich, 0, [hit], (id) => id)).toBe("The other 2 combat reach nobody: neural_nexus still stands");
    const destroy = option("option-choose", "", [], { effects: [{ id: "effect-destroy-base", args: {} }] });
    expect(waste(option("option-choose"), [destroy])).toBe("Outposts eat 5 of your 5 combat");
    expect(waste(destroy, [destroy])).toBe("");
  });
});

describe("the forecast of a Boss", () => {
  const desk = { name: (id: string) => id, speech: { say: (message: { id: string }) => message.id } } as unknown as Desk;
  const step = (event: string, args: number[], card = ""): Told => ({ event, args, say: { id: `event-${event}`, args: card ? { card: { component: card } } : {} }, rule: "" });
  const forecast = {
    steps: [
      step("played", [-4, 2], "pulverizer"),
      step("row-card-scrapped", [-4, 1], "hammerhead"),
      step("gained", [-4, 1, 5]),
      step("base-returned", [9], "spike_cluster"),
      step("played", [-4, 9], "spike_cluster"),
      step("used-ability", [-4, 9, 0], "spike_cluster"),
      step("gained", [-4, 1, 2]),
      step("used-ability", [-4, 9, 0], "spike_cluster"),
      step("gained", [-4, 1, 2]),
      step("base-destroyed", [0, 1], "ion_station"),
    ],
  } as unknown as Forecast;

  it("stands in few rows, gains with what brings them", () => {
    expect(rowsOf(forecast, desk)).toEqual([
      { text: "Plays pulverizer", gains: [] },
      { text: "Scraps hammerhead", gains: [["combat", 5]] },
      { text: "Back in play: spike_cluster", gains: [] },
      { text: "Primary: spike_cluster ×2", gains: [["combat", 4]] },
    ]);
    expect(fallen(forecast)).toEqual(["ion_station"]);
    expect(taken(forecast, ["scout", "hammerhead", "hammerhead"])).toEqual([1]);
  });
});

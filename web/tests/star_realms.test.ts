import { describe, expect, it, vi } from "vitest";
import { card, chip } from "../src/boards/star_realms/cards";
import { motionsOf } from "../src/boards/star_realms/motions";
import { nextToPlay } from "../src/boards/star_realms/options";
import type { Events } from "../src/boards/star_realms/types";
import type { Option, Told, View } from "../src/core/protocol";
import { keepSheet } from "../src/core/words/sheet";
import real from "./moments/star_realms.json";

vi.mock("../src/core/settings.svelte", () => ({ settings: { language: "en" } }));
keepSheet("star_realms", real.sheet);

const events = Object.values(real.events) as unknown as Told[];
const views = Object.values(real.views) as unknown as View[];
const duel = { ...real.views.duel, seat: 0 } as unknown as View;
const told = <Name extends keyof Events>(event: Name, values: Events[Name]): Told => ({ event, args: [], values, say: { id: "", args: {} } });
const row = (...cards: (string | null)[]): View => ({ ...duel, table: { ...duel.table, row: cards } });

describe("motions of Star Realms", () => {
  it("are told for every real event without failing", () => {
    for (const view of views) for (const event of events) for (const motion of motionsOf(event, view, view)) expect(motion.from ?? motion.to).toBeTruthy();
    for (const event of events) expect(() => motionsOf(event, {} as View, duel)).not.toThrow();
    expect(motionsOf({ event: "odd", args: [], values: {}, say: { id: "", args: {} }, rule: "" }, duel, duel)).toEqual([]);
  });

  it("slide my card from its place in the hand, a rival's from the hidden hand", () => {
    expect(motionsOf(told("played", { player: 0, card: "scout" }), duel, duel)[0]).toMatchObject({ from: "players.0.hand.scout", component: "scout" });
    expect(motionsOf(told("played", { player: 1, card: "scout" }), duel, duel)[0]).toMatchObject({ from: "players.1.hand" });
  });

  it("fly gains to the pool and combat to whom it hits", () => {
    expect(motionsOf(told("gained", { player: 0, resource: "trade", n: 1 }), duel, duel)).toEqual([{ from: "players.0.play", to: "players.0.trade", icon: "trade", text: "+1", sound: "coin" }]);
    expect(motionsOf(told("gained", { player: -4, resource: "combat", n: -2 }), duel, duel)).toEqual([{ from: "boss.combat", icon: "combat", text: "−2" }]);
    expect(motionsOf(told("attacked", { player: 1, target: 0, n: 2, team: false }), duel, duel)[0]).toMatchObject({ from: "players.1.combat", to: "players.0.authority", text: "−2" });
    expect(motionsOf(told("attacked", { player: 0, target: -4, n: 5, team: false }), duel, duel)[0]).toMatchObject({ to: "boss.authority" });
  });

  it("take a bought card from where it was for sale to where it goes", () => {
    const acquired = told("acquired", { player: 1, card: "burrower", on_top: false, how: "bought" });
    expect(motionsOf(acquired, row("burrower", null), duel)[0]).toMatchObject({ from: "row.0", to: "players.1.discard", component: "burrower" });
    const topped = told("acquired", { player: 1, card: "explorer", on_top: true, how: "free" });
    expect(motionsOf(topped, row("burrower"), duel)[0]).toMatchObject({ from: "explorers", to: "players.1.deck" });
  });

  it("move cards between the piles that events name", () => {
    expect(motionsOf(told("topped", { player: 0, card: "viper", zone: "hand" }), duel, duel)[0]).toMatchObject({ from: "players.0.hand", to: "players.0.deck" });
    expect(motionsOf(told("boss-took", { card: "hammerhead", pile: "elite" }), duel, duel)[0]).toMatchObject({ from: "boss.elite", to: "boss.discard" });
    expect(motionsOf(told("boss-took", { card: "gateship", pile: "acquisition" }), duel, duel)[0]).toMatchObject({ from: "boss.acquisition", to: "boss.hand" });
    expect(motionsOf(told("boss-took", { card: "gateship", pile: "ledger" }), row(null, "gateship"), duel)[0]).toMatchObject({ from: "row.1", to: "boss.ledger" });
    expect(motionsOf(told("tentacle-cut", { player: 0, card: "burrower", n: 3 }), duel, duel)[0]).toMatchObject({ to: "boss.tentacles.blob", text: "−3" });
  });
});

describe("cards of Star Realms", () => {
  const signs = (id: string): string[] => card(id).abilities.flatMap((one) => one.signs.map((group) => `${chip(group)}: ${group.map((sign) => sign.icon + sign.text).join(" ")}`));

  it("are drawn as the server describes them", () => {
    expect(card("ion_station")).toMatchObject({ f: "trade", type: "outpost", id: "ion_station" });
    expect(signs("scout")).toEqual(["r-trade: trade1"]);
    expect(signs("neural_nexus")[0]).toBe("e bin: sr-scrap hand sr-pile");
    expect(signs("neural_nexus")[1]).toBe("r-combat: combat= sr-draw");
    expect(signs("imperial_flagship")).toContain("e foex: attack sr-drop1");
    expect(card("nobody")).toMatchObject({ id: "", name: "?", kind: "cargo" });
  });

  it("are played one after the other as long as none asks anything", () => {
    const play = (id: string, label = "option-play"): Option => ({ answer: 1, label: { id: label, args: {} }, components: [id], places: [], rule: "" });
    const end = real.options["option-end-turn"] as unknown as Option;
    expect(nextToPlay([end, play("destroyer_bot"), play("moonwurm_hatchling"), play("viper")])?.components).toEqual(["viper"]);
    expect(nextToPlay([end, play("cargo_craft"), play("ion_station", "option-play-base")])?.components).toEqual(["ion_station"]);
    expect(nextToPlay([end, play("scout", "option-buy")])).toBeUndefined();
  });
});

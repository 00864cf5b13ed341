// The reading panel: where it stands, and how components stand in a match.

import "./browser";

import { describe, expect, it } from "vitest";
import { standingOf as inStarRealms } from "../src/boards/star_realms/standing";
import { standingOf as inSpaceBase } from "../src/boards/space_base/standing";
import { seenAt } from "../src/boards/seen";
import { keepSheet } from "../src/core/words/sheet";
import { beside } from "../src/frame/reading/beside";
import type { View } from "../src/core/protocol";
import type { Desk } from "../src/core/table/desk.svelte";

const SCREEN = { left: 10, top: 10, right: 1430, bottom: 730 };
const view = (table: object): View => ({ seat: 0, over: false, asked: [0], table: table as View["table"] });
const desk = { name: (id: string) => `the ${id}` } as Desk;
const shown = { card: "bot", damage: 2, used: ["primary"], ready: ["scrap"], base: true, outpost: false, faction: "blob" };

describe("the panel", () => {
  it("stands right of what it tells of, else left, else above, and never leaves its bounds", () => {
    expect(beside({ left: 100, top: 300, right: 200, bottom: 400 }, 480, 300, SCREEN)).toEqual({ left: 212, top: 200 });
    expect(beside({ left: 1000, top: 20, right: 1200, bottom: 60 }, 480, 300, SCREEN)).toEqual({ left: 508, top: 10 });
    expect(beside({ left: 300, top: 600, right: 1200, bottom: 700 }, 480, 300, SCREEN)).toEqual({ left: 510, top: 288 });
    expect(beside({ left: 300, top: 100, right: 1200, bottom: 200 }, 480, 600, SCREEN)).toEqual({ left: 510, top: 130 });
  });
});

describe("how a component stands", () => {
  keepSheet("star_realms", { bot: { cost: 4, defense: 5, abilities: ["primary", "ally", "scrap"].map((ability) => ({ ability, at_once: false, signs: [], words: [] })) } });
  keepSheet("space_base", { ship: { cost: 6 } });

  it("is found at its place in the view", () => {
    const table = { players: [{ fleet: [shown] }] };
    expect(seenAt(view(table), "players.0.fleet.0")).toBe(shown);
    expect([seenAt(view(table), "players.1.fleet.0"), seenAt(view(table), "")]).toEqual([undefined, undefined]);
  });

  it("tells what abilities can still do, and damage", () => {
    const found = inStarRealms("bot", "players.0.fleet.0", view({ players: [{ fleet: [shown] }] }), desk);
    expect(found.parts).toEqual(["used this turn", "switched off now", "can be used: the card leaves the game"]);
    expect(found.lines).toEqual(["damage 2 of 5"]);
    expect(inStarRealms("bot", "row.2", view({ players: [{ trade: 3, fleet: [] }] }), desk).lines).toEqual(["you have 3 of 4 trade"]);
  });

  it("tells which cards in play a card of the hand would switch on", () => {
    const table = { players: [{ trade: 0, fleet: [shown], hand: ["bot"], links: { bot: ["other"] } }] };
    expect(inStarRealms("bot", "players.0.hand", view(table), desk).lines.join()).toContain("the other");
  });

  it("tells cubes of a sector's card and not of another one there", () => {
    const table = { players: [{ credits: 2, sectors: [{ station: { card: "ship", cubes: 1, cells: 2, need: 2 }, deployed: [] }] }] };
    expect(inSpaceBase("ship", "players.0.sectors.0", view(table)).lines).toEqual(["charges 1 of 2; one use takes 2"]);
    expect(inSpaceBase("other", "players.0.sectors.0", view(table)).lines).toEqual([]);
    expect(inSpaceBase("ship", "shipyard.0.1", view(table)).lines).toEqual(["you have 2 credits, it costs 6"]);
  });
});

import { describe, expect, it } from "vitest";
import { unknown } from "../src/art/posters.js";
import { clickable, fieldOf, fieldsOf, hueOf, readable, thingOf, valueAt } from "../src/boards/plain/things";

const isComponent = (id: string): boolean => id.startsWith("tug-");

describe("the board for any game", () => {
  it("tells what stands in a view", () => {
    const values = ["tug-3", "words", 4, false, null, { hidden: 6 }, { seat: 1 }, [1], { hidden: 1, more: 2 }];
    expect(values.map((value) => thingOf(value, isComponent)?.is)).toEqual(["card", "text", "number", "flag", "empty", "hidden", "seat", undefined, undefined]);
  });

  it("gives every card a place of its own, equal or not", () => {
    const field = fieldOf("hand", "players.0.hand", ["tug-3", "tug-3"], isComponent);
    expect(field.as === "things" && field.things.map((one) => one.path)).toEqual(["players.0.hand.0", "players.0.hand.1"]);
  });

  it("clicks a card where an option names it, else where one names the whole zone", () => {
    expect(clickable("hand.1", "hand", (place) => place === "hand.1")).toBe("hand.1");
    expect(clickable("hand.1", "hand", (place) => place === "hand")).toBe("hand");
  });

  it("shows figures, things and what has more inside", () => {
    const fields = fieldsOf({ round: 1, first: { seat: 0 }, wreck: null, hand: { hidden: 2 }, sectors: [{ top: "tug-1" }] }, "", isComponent);
    expect(fields.map((field) => field.as)).toEqual(["figure", "figure", "things", "things", "group"]);
    expect(fields.at(-1)).toMatchObject({ path: "sectors", value: { "0": { top: "tug-1" } } });
  });

  it("writes keys that have no word as people would", () => {
    expect([readable("under_decks"), readable("0"), readable("hold")]).toEqual(["Under decks", "1", "Hold"]);
  });

  it("finds values by their path", () => {
    expect(valueAt({ players: [{ base: 7 }] }, "players.0.base")).toBe(7);
    expect(valueAt(undefined, "players.0.base")).toBeUndefined();
  });

  it("colours a kind alike", () => {
    expect(hueOf("tug-1")).toBe(hueOf("tug-9"));
    expect(hueOf("tug-1")).not.toBe(hueOf("wreck-1"));
  });
});

describe("posters", () => {
  it("have a letter where there is no picture, and no markup from a name", () => {
    expect(unknown("go", "Go")).toContain(">G</text>");
    expect(unknown("go", "<script>")).not.toContain("<script");
  });
});

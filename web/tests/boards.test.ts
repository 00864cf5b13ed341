import { describe, expect, it } from "vitest";
import { parts, svg } from "../src/art/ships.js";
import { half, turned } from "../src/boards/galaxy_trucker/view";
import { marsMap } from "../src/boards/red_planet/view";

describe("drawings", () => {
  it("draw the same ship alike every time", () => {
    const look = { name: "Gagarin 4879-F", cls: "command ship", level: 3 };
    expect(parts(look)).toBe(parts(look));
    expect(svg(look)).toContain("<svg");
  });
});

describe("Red Planet", () => {
  const ring = ["a", "b", "c", "d", "e", "f"];
  const map = (adjacent: Record<string, string[]>) => ({ map: { assembly: "x", ring, adjacent } });
  it("finds how the core lies in the ring", () => {
    expect(marsMap(map({ a: ["x"], b: ["x", "y"], c: ["y"], e: ["z"] }))).toMatchObject({ inner: ["x", "y", "z"], turn: 0 });
    expect(marsMap(map({ a: ["x", "y"], b: ["y"], d: ["z"], f: ["x"] }))).toMatchObject({ inner: ["y", "z", "x"], turn: 60 });
  });
});

describe("Galaxy Trucker", () => {
  it("turns connectors and writes halves", () => {
    expect(turned("0123", 1)).toBe("3012");
    expect([half(0), half(1), half(3), half(4)]).toEqual(["0", "½", "1½", "2"]);
  });
});

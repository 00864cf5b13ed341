import { expect, test } from "vitest";
import { around, beside, type Rect } from "../src/frame/lesson/beside";

const screen: Rect = { x: 0, y: 0, width: 1000, height: 600 };
const size = { width: 300, height: 200 };

test("several places are one target", () => {
  expect(around([])).toBeNull();
  expect(around([{ x: 10, y: 20, width: 30, height: 40 }, { x: 100, y: 5, width: 10, height: 10 }])).toEqual({ x: 10, y: 5, width: 100, height: 55 });
});

test("a bubble stands where there is room beside its target", () => {
  const side = (target: Rect) => beside(target, size, screen, [target]).side;
  expect(side({ x: 10, y: 200, width: 100, height: 100 })).toBe("right");
  expect(side({ x: 880, y: 200, width: 100, height: 100 })).toBe("left");
  expect(side({ x: 10, y: 10, width: 980, height: 100 })).toBe("below");
  expect(side({ x: 10, y: 450, width: 980, height: 100 })).toBe("above");
});

test("a bubble stays on the screen, and points at nothing that it covers", () => {
  const all = { x: 0, y: 0, width: 1000, height: 600 };
  const place = beside(all, size, screen, [all]);
  expect(place.side).toBe("");
  expect(place.x).toBeGreaterThan(0);
  expect(place.x + size.width).toBeLessThan(1000);
  expect(beside(null, size, screen, [])).toMatchObject({ x: 350, y: 390, side: "" });
});

test("a bubble does not cover the other places that are to be seen", () => {
  const target = { x: 300, y: 200, width: 100, height: 100 };
  const other = { x: 420, y: 150, width: 300, height: 200 };
  expect(beside(target, size, screen, [target, other]).side).not.toBe("right");
});

import "./browser";
import { expect, it } from "vitest";
import { hashOf, newPromise, partOf } from "../src/core/fair/parts";

it("promises a part of the key as the server checks it", () => {
  const part = Uint8Array.from({ length: 32 }, (_, i) => i);
  expect(hashOf(part)).toBe("cb2f5160fc1f7e05a55ef49d340b48da2e5a78099d53393351cd579dd42503d6");
});

it("keeps what it promised, and nothing else", () => {
  const [one, other] = [newPromise(), newPromise()];
  expect(one).not.toBe(other);
  expect(partOf(one)).toMatch(/^[0-9a-f]{64}$/);
  const bytes = (partOf(one)?.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  expect(hashOf(Uint8Array.from(bytes))).toBe(one);
  expect(partOf("00".repeat(32))).toBeNull();
});

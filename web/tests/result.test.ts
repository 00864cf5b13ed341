import { describe, expect, it, vi } from "vitest";
import { result } from "../src/frame/table/result";

vi.mock("../src/core/settings.svelte", () => ({ t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(" ") }));

const NAMES = ["Vera", "Leo", "Ada"];
const told = (seat: number, winners: number[], succeeded = winners): string => result(seat, winners, succeeded, (one) => NAMES[one] ?? "?");

describe("the end of a match", () => {
  it("is told to winners, losers and spectators", () => {
    expect(told(0, [0])).toBe("you-win");
    expect(told(1, [0])).toBe("winner Vera");
    expect(told(-1, [0, 2])).toBe("winners Vera, Ada");
    expect(told(1, [])).toBe("no-winner");
  });
  it("is a victory for whoever reached the aim, too", () => {
    expect(told(0, [0], [0, 1])).toBe("you-win-most");
    expect(told(1, [0], [0, 1])).toBe("you-won-too. greatest-winner Vera 1");
    expect(told(1, [0], [0, 1, 2])).toBe("you-won-too. winners-and-others Vera 1 Ada");
    expect(told(2, [0], [0, 1])).toBe("winners-and-others Vera 1 Leo");
  });
});

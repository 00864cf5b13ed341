import "./browser";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ago } from "../src/core/words/ago";
import { byShelf, seatRange } from "../src/core/words/catalogue";
import { logEntries, withEarlier } from "../src/core/table/log";
import { touches } from "../src/core/table/picker.svelte";
import type { Option } from "../src/core/protocol";
import { findRules, gameOfRule, loadRules, parseRules } from "../src/core/words/rulebooks";

const option = (answer: number, places: string[], components: string[] = []): Option => ({ answer, places, components, label: { id: "x", args: {} }, rule: "" });

describe("options and places", () => {
  it("meet by place, and by component where the place is a list", () => {
    expect(touches(option(1, ["row.2"], ["scout"]), "row.2")).toBe(true);
    expect(touches(option(1, ["players.0.hand"], ["scout"]), "players.0.hand", "viper")).toBe(false);
    expect(touches(option(1, ["players.1.authority"]), "players.1.authority", "any")).toBe(true);
  });
});

describe("the log", () => {
  it("tells seats, events and turns, and leaves chat to the chat", () => {
    const say = { id: "event-played", args: { player: { seat: 1 } } };
    const lines = [
      { number: 1, at: 0, kind: "sit", seat: 0 },
      { number: 2, at: 0, kind: "chat", seat: 0, text: "Vera\thello" },
      { number: 3, at: 0, kind: "answer", seat: 0, events: [{ event: "turn-began", args: [], say, rule: "" }] },
    ];
    const entries = logEntries(lines, (seat) => `P${seat}`);
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({ id: "line-sit", who: "P0" });
    expect(entries[1]).toMatchObject({ seat: 1, turn: true });
  });

  it("puts together what was answered for me without anything in between", () => {
    const given = { prompt: { id: "ask", args: {} }, answer: { id: "pass", args: {} } };
    const line = (number: number, more: object) => ({ number, at: 0, kind: "answer", seat: 0, ...more });
    const told = { event: "bought", args: [], say: { id: "bought", args: {} } };
    const entries = logEntries([line(1, { given }), line(2, {}), line(3, { given }), line(4, { events: [told] }), line(5, { given })], String);
    expect(entries.map((entry) => entry.given?.length)).toEqual([2, undefined, 1]);
  });

  it("takes earlier lines in, each once and in order", () => {
    const line = (number: number, text = "") => ({ number, at: 0, kind: "chat", text });
    const known = [line(2, "known"), line(7), line(8)];
    const merged = withEarlier(known, [line(1), line(2, "again"), line(3), line(6)]);
    expect(merged.map((one) => one.number)).toEqual([1, 2, 3, 6, 7, 8]);
    expect(merged[1]?.text).toBe("known");
  });

  it("tells once what happens several times in a row, and nothing of quiet events", () => {
    const drawn = { event: "drew", args: [], say: { id: "event-drew", args: { player: { seat: 0 } } } };
    const other = { event: "drew", args: [], say: { id: "event-drew", args: { player: { seat: 1 } } } };
    const quiet = { event: "left", args: [], say: { id: "event-left", args: {} }, quiet: true };
    const entries = logEntries([{ number: 1, at: 0, kind: "answer", seat: 0, events: [drawn, quiet, drawn, other, drawn] }], String);
    expect(entries.map((entry) => [entry.seat, entry.times])).toEqual([[0, 2], [1, undefined], [0, undefined]]);
  });
});

describe("rules of a game of another package", () => {
  afterEach(() => vi.unstubAllGlobals());
  const rule = { id: "MD-2.1", text: "A turn begins with digging.", section: "2. A turn" };

  it("come from the server", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => (asked.push(path), Response.json({ rules: [rule] })));
    expect(await loadRules("moon_dust", "ru")).toEqual([rule]);
    expect((await loadRules("star_realms", "en")).length).toBeGreaterThan(50);
    expect(asked).toEqual(["/api/games/moon_dust/rules?lang=ru"]);
  });
  it("are none where it has none", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ code: "no_such_rule", text: "" }, { status: 404 }));
    expect(await loadRules("chess", "en")).toEqual([]);
  });
});

describe("rules", () => {
  const rules = parseRules("# x\n## 4. Playing cards\n- SR-4.7 Play a card. [NOTE]\n- SR-4.7a Then draw.\n");
  it("are read with their sections", () => {
    expect(rules.map((rule) => [rule.id, rule.section])).toEqual([["SR-4.7", "4. Playing cards"], ["SR-4.7a", "4. Playing cards"]]);
  });
  it("are found by id and by words", () => {
    expect(findRules(rules, "sr-4.7").map((rule) => rule.id)).toEqual(["SR-4.7"]);
    expect(findRules(rules, "DRAW then")).toHaveLength(1);
    expect(gameOfRule("GT-1.1")).toBe("galaxy_trucker");
  });
});

describe("the shelf", () => {
  it("has an order, and unknown games stand last", () => {
    expect(byShelf([{ id: "new" }, { id: "star_realms" }, { id: "space_base" }]).map((game) => game.id)).toEqual(["space_base", "star_realms", "new"]);
    expect(seatRange([3, 2, 4])).toBe("2–4");
  });
});

describe("how long ago", () => {
  const now = Date.UTC(2026, 10, 16, 12);
  const hour = 3_600_000;
  it.each([
    [0.9, "en", ""],
    [3.2, "en", "3 hours ago"],
    [30, "en", "yesterday"],
    [24 * 21, "ru", "21 день назад"],
    [5, "ru", "5 часов назад"],
  ])("%d hours, %s: %s", (hours, language, said) => expect(ago(now - hours * hour, now, language)).toBe(said));
});

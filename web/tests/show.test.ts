import { describe, expect, it } from "vitest";
import type { Motion } from "../src/boards";
import type { Line, Told, View } from "../src/core/protocol";
import { Show, type Stage } from "../src/core/table/show.svelte";

const told = (event: string): Told => ({ event, args: [], say: { id: event, args: {} }, rule: "" });
const line = (number: number, ...events: string[]): Line => ({ number, at: 0, kind: "answer", events: events.map(told) });
const view = (number: number): View => ({ seat: 0, over: false, asked: [0], number, table: {} });

/** A show whose time passes only when the test lets it. */
function theatre(still = false) {
  const seen: string[] = [];
  const sleeps: { milliseconds: number; wake: () => void }[] = [];
  const stage: Stage = {
    motionsOf: (one): Motion[] => (one.event.startsWith("quiet") ? [] : [{ to: one.event }]),
    mark: () => undefined,
    set: () => undefined,
    perform: (motions) => void seen.push(...motions.map((motion) => motion.to ?? "")),
    hear: (motions) => void seen.push(...motions.map((motion) => `heard ${motion.to}`)),
    clear: () => void seen.push("clear"),
  };
  const show = new Show(() => still, (milliseconds) => new Promise((wake) => sleeps.push({ milliseconds, wake })));
  show.stage = stage;
  show.jump([], view(0));
  seen.length = 0;
  const settle = () => new Promise((done) => setTimeout(done));
  const wake = async () => {
    sleeps.shift()?.wake();
    await settle();
  };
  return { show, seen, sleeps, wake, settle };
}
const events = (show: Show): string[] => show.lines.flatMap((one) => (one.events ?? []).map((event) => event.event));

describe("the show", () => {
  it("shows events one after the other, each with its line of the log", async () => {
    const { show, seen, wake, settle } = theatre();
    show.push(line(1, "a", "quiet", "b"), view(1));
    show.push(line(2, "c"), view(2));
    await settle();
    expect([seen, events(show), show.view?.number]).toEqual([["a"], ["a"], 1]);
    await wake();
    expect([seen, events(show), show.view?.number]).toEqual([["a", "b"], ["a", "quiet", "b"], 1]);
    await wake();
    expect([seen, show.view?.number, show.running]).toEqual([["a", "b", "c"], 2, true]);
    await wake();
    expect([show.running, show.behind]).toEqual([false, false]);
  });

  it("shows at once what does not move", () => {
    const { show } = theatre();
    show.push(line(1, "quiet"), view(1));
    expect([show.view?.number, show.running, events(show)]).toEqual([1, false, ["quiet"]]);
  });

  it("is behind until the newest view is on the board, so that no old question is answered", async () => {
    const { show, wake, settle } = theatre();
    show.push(line(1, "a"), view(1));
    show.push(line(2, "b"), view(2));
    await settle();
    expect([show.view?.number, show.newest?.number, show.behind]).toEqual([1, 2, true]);
    await wake();
    expect([show.view?.number, show.behind]).toEqual([2, false]);
  });

  it("skips to the newest view and tells everything that was left out, once", async () => {
    const { show, seen, sleeps, wake, settle } = theatre();
    show.push(line(1, "a", "b"), view(1));
    show.push(line(2, "c", "quiet"), view(2));
    await settle();
    show.skip();
    expect([show.view?.number, show.running, events(show)]).toEqual([2, false, ["a", "b", "c", "quiet"]]);
    expect(seen.at(-1)).toBe("clear");
    expect(sleeps).toHaveLength(1);
    await wake(); // the sleeper of the old show wakes late and does nothing
    expect(events(show)).toEqual(["a", "b", "c", "quiet"]);
    show.push(line(3, "d"), view(3));
    await settle();
    expect([seen.at(-1), show.view?.number]).toEqual(["d", 3]);
  });

  it("hurries when much waits: never more than about two seconds behind", async () => {
    const { show, sleeps, wake, settle } = theatre();
    const names = Array.from({ length: 40 }, (_, i) => `e${i}`);
    show.push(line(1, ...names), view(1));
    await settle();
    let whole = 0;
    for (let i = 0; i < 40; i++) {
      whole += sleeps[0]?.milliseconds ?? 0;
      await wake();
    }
    expect(show.running).toBe(false);
    expect(whole).toBeLessThanOrEqual(2000);
    show.push(line(2, "a"), view(2));
    await settle();
    expect(sleeps[0]?.milliseconds).toBe(220);
  });

  it("does not even begin what would take too long", () => {
    const { show } = theatre();
    for (let i = 1; i <= 61; i++) show.push(line(i, `e${i}`), view(i));
    expect([show.view?.number, show.running]).toEqual([61, false]);
    expect(events(show)).toHaveLength(61);
  });

  it("moves nothing for those who want stillness, who still hear it", () => {
    const { show, seen } = theatre(true);
    show.push(line(1, "a"), view(1));
    expect([show.view?.number, seen]).toEqual([1, ["heard a"]]);
  });
});

import { describe, expect, it } from "vitest";
import { bytes, text } from "../src/core/person/base64";
import { Picker } from "../src/core/table/picker.svelte";
import { Previews } from "../src/core/table/previews.svelte";
import type { Option, Question } from "../src/core/protocol";

const option = (answer: number, label = `option ${answer}`): Option => ({ answer, label: { id: label, args: {} }, components: [], places: [`place.${answer}`], rule: "" });
const question = (...options: Option[]): Question => ({ prompt: { id: "prompt", args: {} }, domain: ["pick", options.length], options });

describe("the picker", () => {
  it("answers at the second tap, or at once where that is wished", () => {
    const sent: number[] = [];
    const picker = new Picker((answer) => sent.push(answer));
    const [one, two] = [option(0), option(1)];
    picker.ask(question(one, two), 1);
    picker.pick(one);
    picker.pick(two);
    expect(sent).toEqual([]);
    picker.pick(two);
    picker.ask(question(one, two), 2);
    picker.click("place.0", undefined, () => true);
    picker.click("place.1", undefined, () => false);
    expect(sent).toEqual([1, 0]);
  });

  it("keeps what is picked when the same question is asked again, and forgets it otherwise", () => {
    const picker = new Picker(() => undefined);
    picker.ask(question(option(0), option(1)), 7);
    picker.pick(picker.options[1] as Option);
    picker.ask(question(option(0), option(1), option(2)), 7);
    expect(picker.picked?.answer).toBe(1);
    picker.ask(question(option(0), option(1, "something else")), 7);
    expect(picker.picked).toBeNull();
    picker.pick(picker.options[0] as Option);
    picker.ask(question(option(0)), 8);
    expect(picker.picked).toBeNull();
  });

  it("forgets what has been answered, though the same question goes on", () => {
    const picker = new Picker(() => undefined);
    picker.ask(question(option(0)), 3);
    picker.pick(picker.options[0] as Option);
    picker.confirm();
    picker.ask(question(option(0)), 3);
    expect(picker.picked).toBeNull();
  });
});

describe("previews", () => {
  it("are asked for once, and forgotten with the question", () => {
    const asked: number[] = [];
    const previews = new Previews((answer) => asked.push(answer) > 0);
    const found = { type: "preview" as const, table: "t", question: 1, answer: 4, events: [], view: null };
    previews.want(4);
    previews.want(4);
    expect(asked).toEqual([4]);
    previews.take(found);
    expect(previews.of(4)).toBe(found);
    previews.forget();
    expect(previews.of(4)).toBeNull();
    previews.take(found); // it comes too late
    expect(previews.of(4)).toBeNull();
    previews.want(4);
    expect(asked).toEqual([4, 4]);
  });
});

describe("bytes as text", () => {
  it("come back as they went", () => {
    const all = Uint8Array.from({ length: 256 }, (_, i) => i);
    expect(text(all.buffer)).not.toMatch(/[+/=]/);
    expect([...bytes(text(all.buffer))]).toEqual([...all]);
  });
});

// The primers: complete in both languages, with rules that exist; and the gallery of components.

import "./browser";

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Message, Reading } from "../src/core/protocol";
import { chapters, parseRules } from "../src/core/words/rulebooks";
import { Speech } from "../src/core/words/speech";
import { grouped, textOf } from "../src/frame/reading/gallery";

const GAMES = ["galaxy_trucker", "metal_adventures", "red_planet", "space_base", "star_realms"];
const file = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

describe.each(GAMES)("the primer of %s", (game) => {
  const source = file(`../src/boards/${game}/primer/primer.ts`);
  const quoted = (pattern: RegExp): string[] => [...source.matchAll(pattern)].map((found) => found[1] ?? "");
  const steps = (/steps: (\[.*\]),/.exec(source)?.[1] ?? "").split("], [").length;

  it("shows rules that are in the rulebook", () => {
    const known = new Set(parseRules(file(`../../docs/rules/${game}.md`)).map((rule) => rule.id));
    const cited = quoted(/"([A-Z]{2}-\d+\.\d+[a-z]?)"/g);
    expect(cited.length).toBeGreaterThan(steps);
    expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
  });

  it.each(["en", "ru"] as const)("says everything in %s", (language) => {
    const speech = new Speech(language, [file(`../src/boards/${game}/primer/${language}.ftl`)]);
    const picture = file(`../src/boards/${game}/primer/Picture.svelte`);
    const said = [...picture.matchAll(/say\("([a-z-]+)"/g)].map((found) => found[1] ?? "");
    const ids = ["lead", ...quoted(/id: "([a-z-]+)"/g).flatMap((id) => [`variant-${id}`, `variant-${id}.words`]), ...Array.from({ length: steps }, (_, i) => [`step-${i + 1}`, `step-${i + 1}.words`]).flat(), ...said];
    expect(steps).toBe(6);
    expect(ids.filter((id) => speech.say({ id, args: { n: 1, round: 1 } }).includes("【"))).toEqual([]);
  });
});

describe("the gallery", () => {
  const say = (message: Message): string => message.id;
  const name = (id: string): string => id.replace(/_\d$/, "");
  const one = (id: string, kind: string, words: string): Reading => ({ id, kind: { id: kind, args: {} }, figures: [], parts: [{ title: null, words: [{ id: words, args: {} }], detail: false, mark: null, signs: [] }], rules: ["SR-1.1"], source: "public" });

  it("puts components under their kinds, and those that say the same together", () => {
    const kinds = grouped([one("cannon_1", "tile", "shoots"), one("engine_1", "tile", "flies"), one("cannon_2", "tile", "shoots"), one("pirates", "card", "fight")], say, name);
    expect(kinds.map((kind) => [kind.name, kind.components.map((shown) => [shown.reading.id, shown.copies])])).toEqual([["tile", [["cannon_1", 2], ["engine_1", 1]]], ["card", [["pirates", 1]]]]);
  });

  it("finds a component by all that stands on it", () => {
    expect(textOf(one("cannon_1", "tile", "Shoots"), say, name)).toBe("cannon tile shoots sr-1.1");
  });
});

describe("the rules page", () => {
  it("has its rules by chapter", () => {
    const rule = (id: string, section: string) => ({ id, section, text: "" });
    expect(chapters([rule("a", "1"), rule("b", "1"), rule("c", "2")]).map((one) => [one.title, one.rules.length])).toEqual([["1", 2], ["2", 1]]);
  });
});

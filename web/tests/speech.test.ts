import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { quotedInside, Speech, withMinus } from "../src/core/words/speech";

const GAME = `
option-buy = Buy { $card-accusative } for { $price }
both = { $parts }
turn = Turn of { $player }
    .short = { $player }
`;

describe("a speech", () => {
  const names = { scout: { en: "Scout", ru: "разведчик", "ru-accusative": "разведчика" } };
  const en = new Speech("en", [GAME], names, (seat) => ["Vera", "Leo"][seat] ?? "?");
  const ru = new Speech("ru", [GAME], names);

  it("says components by their names, in the form the sentence wants", () => {
    const message = { id: "option-buy", args: { card: { component: "scout" }, price: 2 } };
    expect(ru.say(message)).toBe("Buy разведчика for 2");
  });

  it("says seats, messages within messages, lists and attributes", () => {
    const turn = { id: "turn", args: { player: { seat: 1 } } };
    expect(en.say(turn)).toBe("Turn of Leo");
    expect(en.say({ ...turn, id: "turn.short" })).toBe("Leo");
    expect(en.say({ id: "both", args: { parts: [turn, { component: "scout" }] } })).toBe("Turn of Leo, Scout");
  });

  it("gives quotes inside quotes their own form", () => {
    expect(quotedInside("нет карты «Охотник «Вдоводел»», есть «Бур»", "ru")).toBe("нет карты «Охотник „Вдоводел“», есть «Бур»");
    expect(quotedInside("the card “A “B” C”", "en")).toBe("the card “A ‘B’ C”");
  });

  it("puts a minus before numbers below zero, and nowhere else", () => {
    expect(withMinus("glory 0 → -1 (-2), tile 7-6")).toBe("glory 0 → −1 (−2), tile 7-6");
  });

  it("shows the bare id where there are no words", () => {
    expect(en.say({ id: "nothing", args: {} })).toBe("【nothing】");
  });
});

describe("the words of the client", () => {
  const ids = (file: string): string[] => [...readFileSync(file, "utf8").matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1] ?? "");

  it.each(["locale", "boards/star_realms", "boards/space_base", "boards/red_planet", "boards/galaxy_trucker", "boards/metal_adventures"])("of %s are the same in both languages", (folder) => {
    expect(ids(`src/${folder}/ru.ftl`)).toEqual(ids(`src/${folder}/en.ftl`));
  });
});

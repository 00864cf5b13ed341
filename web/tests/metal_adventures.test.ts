import "./browser";
import { describe, expect, it } from "vitest";
import type { Arg, Message, Option, Told, View } from "../src/core/protocol";
import { choose, isHot, labelled, optionsAt, optionsFor } from "../src/boards/metal_adventures/act";
import { alone, chance, damageAfter, partsOf, sideOf, stepOf, trialsOf, tried } from "../src/boards/metal_adventures/battle";
import { barredSeat, breachCosts, clauseOf, clausesOf } from "../src/boards/metal_adventures/clauses";
import { ability, ACTIONS, entry, figure, hull, isSupport, powerOf, rewards } from "../src/boards/metal_adventures/data";
import { motionsOf } from "../src/boards/metal_adventures/motions";
import { attackWins, percent, type Force } from "../src/boards/metal_adventures/odds";
import { canPay, stopState } from "../src/boards/metal_adventures/stops";
import type { BattleView, MetalView, PlayerView } from "../src/boards/metal_adventures/view";
import { warning } from "../src/boards/metal_adventures/warnings";
import { Desk } from "../src/core/desk.svelte";
import { Picker } from "../src/core/picker.svelte";
import type { GameSpeech } from "../src/core/words.svelte";
import told from "./fixtures/metal_adventures.json";

const say = (id: string, args: Record<string, Arg> = {}): Message => ({ id, args });
const pirate = (number: number): Message => say("seat-name", { number, name: { seat: number - 1 } });
const player = (more: Partial<PlayerView> = {}): PlayerView => ({ base: "base_privateer", strength: 8, support: 3, damage: 0, glory: 2, penalties: 0, infamous: false, breaches: 0, credits: 3, metal: 0, improvements: [], trophies: [], revealed: false, wreck_count: 0, wrecks: [], powers: {}, ...more });
const fight = (more: Partial<BattleView> = {}): BattleView => ({ kind: "ship", target: "sol_courier", from_pile: false, hunter: false, attacker: 0, challenged: null, sides: ["attack", "none", "none"], traitor: null, metal: [-1, -1, -1], debt: 0, dice: [0, 0], added: [0, 0], attack: 8, defence: 7, won: "none", ...more });
const force = (total: number, more: Partial<Force> = {}): Force => ({ total, metal: 0, again: 0, either: 0, ...more });
const option = (answer: number, id: string, places: string[] = [], components: string[] = [], args: Record<string, Arg> = {}): Option => ({ answer, label: say(id, args), components, places, rule: "" });

function deskWith(options: Option[]): { desk: Desk; sent: number[] } {
  const sent: number[] = [];
  const picker = new Picker((answer) => sent.push(answer));
  picker.ask({ prompt: say("ask-start"), domain: ["pick", 9], options });
  const speech = { name: (id: string) => id, say: (message: Message) => message.id, has: () => true } as unknown as GameSpeech;
  return { desk: new Desk(picker, speech, () => ["Ann", "Bob", "Cy"]), sent };
}
const table = (more: Partial<MetalView> = {}): MetalView => ({ turn: 3, active: 0, fought: true, cruised: 0, cruise: "none", attacked: [], visited: [], row: [], support_discard: [], deals: [], promises: [], battle: null, draft: null, players: [player(), player(), player()], ...more }) as unknown as MetalView;
const viewOf = (of: MetalView, options: Option[], prompt = say("ask-start")): View => ({ seat: 0, over: false, asked: [0], question: { prompt, domain: ["pick", 9], options }, table: of as unknown as View["table"] });

describe("the chance of a battle", () => {
  it("counts both dice, and gives ties to the attacker", () => {
    expect(attackWins(force(8), force(8))).toBeCloseTo(21 / 36);
    expect(attackWins(force(8), force(9))).toBeCloseTo(15 / 36);
    expect(attackWins(force(13), force(8))).toBe(1);
    expect(attackWins(force(2), force(8))).toBe(0);
  });

  it("lets who is behind roll again", () => {
    // Level: 15 of 36 rolls lose; the attacker then needs at least the grey die.
    const again = Array.from({ length: 6 }, (_, i) => i + 1).reduce((sum, grey) => sum + ((grey - 1) / 6) * ((7 - grey) / 6), 0) / 6;
    expect(attackWins(force(8, { again: 1 }), force(8))).toBeCloseTo(21 / 36 + again);
    expect(attackWins(force(8), force(8, { again: 1 }))).toBeLessThan(21 / 36);
    expect(attackWins(force(8, { either: 1 }), force(8))).toBeGreaterThan(attackWins(force(8, { again: 1 }), force(8)));
  });

  it("counts metal dice that were declared, with their own faces", () => {
    // 0, 2, 2, 4, 4, 6 on top of level totals
    const ahead = (by: number): number => attackWins(force(8 + by), force(8));
    expect(attackWins(force(8, { metal: 1 }), force(8))).toBeCloseTo((ahead(0) + 2 * ahead(2) + 2 * ahead(4) + ahead(6)) / 6);
  });

  it("shows 0 and 100 only for what is certain", () => {
    expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
  });
});

describe("the battle window", () => {
  it("knows its step and sides", () => {
    expect([stepOf("speak", fight()), stepOf("metal", fight()), stepOf("before", fight()), stepOf("after", fight({ dice: [3, 4] }))]).toEqual([0, 1, 2, 3]);
    const battle = fight({ sides: ["attack", "attack", "none"], traitor: 1 });
    expect([0, 1, 2].map((seat) => sideOf(battle, seat))).toEqual([0, 1, -1]);
  });

  it("lists all parts of the totals; what is left over is a bonus", () => {
    const players = [player({ strength: 8 }), player({ support: 4 }), player()];
    const battle = fight({ sides: ["attack", "attack", "none"], metal: [-1, 4, -1], debt: 2, added: [3, 0], attack: 18, defence: 7 });
    const [attack, defence] = partsOf(battle, players);
    expect(attack.map((part) => [part.word, part.n])).toEqual([["strength", 8], ["support", 4], ["metal", 4], ["metal-debt", -2], ["cards", 3], ["bonus", 1]]);
    expect(attack.reduce((sum, part) => sum + part.n, 0)).toBe(18);
    expect(defence.map((part) => [part.word, part.n])).toEqual([["target", 7]]);
  });

  it("counts rolling again by the equipment of the principals", () => {
    const bare = chance(fight(), [player(), player(), player()]);
    expect(bare).toBeCloseTo(attackWins(force(8), force(7)));
    expect(chance(fight(), [player({ improvements: ["targeting_computer"] }), player(), player()])).toBeGreaterThan(bare);
    expect(chance(fight(), [player(), player({ improvements: ["targeting_computer"] }), player()])).toBe(bare);
    const duel = fight({ kind: "duel", target: null, challenged: 1, sides: ["attack", "target", "none"], defence: 8 });
    expect(chance(duel, [player(), player({ improvements: ["targeting_computer"] }), player()])).toBeLessThan(21 / 36);
  });

  it("offers to try out allies, cards and the metal die, and changes nothing else", () => {
    const players = [player({ base: "base_lone_wolf", improvements: ["master_gunner", "bodyguard"] }), player({ support: 4, improvements: ["oracle_core"] }), player({ infamous: true, penalties: 4 })];
    const battle = fight({ attack: 9 });
    const trials = trialsOf(battle, players, 0);
    expect(trials.map((one) => [one.key, one.n, one.barred])).toEqual([["ally.1", 5, false], ["ally.2", 3, true], ["card.master_gunner", 3, false], ["metal", 0, false]]);
    const [attack, defence] = tried(battle, players, 0, trials.filter((one) => one.key === "ally.1" || one.key === "metal"));
    expect(attack).toMatchObject({ total: 9 + 5 - 1, metal: 1 }); // the lone wolf is no longer alone
    expect(defence.total).toBe(7);
    expect(trialsOf(battle, players, 2)).toEqual([]);
    expect(trialsOf(fight({ dice: [2, 3] }), players, 0)).toEqual([]);
    expect(trialsOf(fight({ sides: ["attack", "attack", "none"] }), players, 0).some((one) => one.seat !== undefined)).toBe(false);
  });

  it("tells before the attack how likely it is, and what defeat brings", () => {
    const odds = alone(player({ metal: 2, improvements: ["master_gunner"] }), "sol_courier");
    expect(odds.bare).toBeCloseTo(attackWins(force(6), force(7)));
    expect(odds.cards).toBeCloseTo(attackWins(force(9), force(7)));
    expect(alone(player(), "exhalia").cards).toBe(-1);
    expect(damageAfter(player({ damage: 3 }), "sol_courier")).toBe(4);
    expect(damageAfter(player({ base: "base_bulwark", damage: 1 }), "sol_courier")).toBe(2); // at least 1
    expect(damageAfter(player({ damage: 1 }), "exhalia")).toBe(2);
  });
});

describe("the data", () => {
  it("reads cards, powers, rewards and abilities", () => {
    expect(entry("nothing").id).toBe("");
    expect(powerOf("sol_courier")).toBe("sol_empire");
    expect(rewards("sol_courier")).toEqual([figure("credits", 2)]);
    expect([isSupport("master_gunner"), isSupport("laser_battery")]).toEqual([true, false]);
    expect(ability(player({ base: "base_lone_wolf" }), "strength_bonus", "attack_ship_without_ally")).toBe(1);
    expect(ability(player({ improvements: ["master_gunner"] }), "strength_bonus")).toBe(0); // a card that is played stands not
    expect(ACTIONS.map((one) => one.n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(hull("sol_courier").kind).toBe("scout");
  });
});

describe("deals", () => {
  const gift = say("clause-transfer", { giver: pirate(2), receiver: pirate(1), goods: say("goods-credits", { n: 3 }) });
  const word = say("clause-promise", { by: pirate(1), to: [pirate(2), pirate(3)], duty: say("duty-pay", { n: 2 }) });
  const help = say("clause-alliance", { helper: pirate(3), principal: pirate(1) });

  it("are taken apart into clauses", () => {
    expect(clausesOf(say("deal", { clauses: [gift, word, help] })).map(({ kind, by, to }) => [kind, by, to])).toEqual([["now", 1, 1], ["later", 0, 2], ["ally", 2, 1]]);
    expect(clausesOf(say("deal-empty"))).toEqual([]);
    expect(clauseOf(say("clause-unknown")).by).toBe(-1);
  });

  it("tell what a breach costs: a penalty for each who was promised something, at most four", () => {
    const clauses = clausesOf(say("deal", { clauses: [gift, word] }));
    expect(breachCosts(clauses, [player({ penalties: 1, glory: 4 }), player(), player()])).toEqual([{ by: 0, penalties: 2, before: 1, glory: 2, free: false }]);
    expect(breachCosts(clauses, [player({ penalties: 3, glory: 4 }), player(), player()])[0]).toMatchObject({ penalties: 1, glory: 3, free: false });
    expect(breachCosts(clauses, [player({ penalties: 4 }), player(), player()])[0]?.free).toBe(true);
    expect(breachCosts(clausesOf(say("deal", { clauses: [gift] })), [player()])).toEqual([]);
  });
});

describe("writing an offer", () => {
  const writing = (half: number[], more: Partial<MetalView> = {}): MetalView => table({ draft: { clauses: [], half }, battle: fight(), players: [player(), player(), player({ infamous: true, penalties: 4 })], ...more });

  it("bars pirates with whom the clause could never be sent", () => {
    expect([0, 1, 2].map((seat) => barredSeat(writing([1]), seat))).toEqual(["barred-principal", "", "infam"]); // who helps
    expect([0, 1].map((seat) => barredSeat(writing([1, 1]), seat))).toEqual(["", "barred-outsider"]); // who is helped
    expect(barredSeat(writing([1], { battle: fight({ sides: ["attack", "attack", "none"] }) }), 1)).toBe("barred-engaged");
    expect([0, 1].map((seat) => barredSeat(writing([0, 1]), seat))).toEqual(["", "barred-self"]); // who receives
    expect(barredSeat(writing([2]), 0)).toBe("");
    expect(barredSeat(table(), 0)).toBe("");
  });

  it("warns of them in the bar", () => {
    const who = option(3, "option-field", ["players.0"]);
    expect(warning(viewOf(writing([1]), [who]), 0, who, deskWith([who]).desk)).toMatch(/cannot help/);
  });
});

describe("options of what is drawn", () => {
  it("are found by place, by component and by label; a single one is picked, several are offered", () => {
    const buy = [option(1, "option-buy", ["row.0"], ["hyperdrive"]), option(2, "option-buy", ["row.1"], ["grapples"])];
    const take = option(3, "option-take", [], ["sol_courier"]);
    const { desk, sent } = deskWith([...buy, take]);
    expect(optionsAt(desk, "row.0", "hyperdrive")).toEqual([buy[0]]);
    expect(optionsAt(desk, "", "sol_courier")).toEqual([take]);
    expect(optionsFor(desk, "grapples")).toEqual([buy[1]]);
    expect(labelled(desk, "option-buy")).toEqual(buy);
    choose(desk, buy);
    expect(desk.picker.only).toEqual(buy);
    choose(desk, [take]);
    expect(desk.picker.picked).toBe(take);
    expect(isHot(desk, [take])).toBe(true);
    choose(desk, [take]);
    expect(sent).toEqual([3]);
  });
});

describe("stops of the cruise", () => {
  const minor = option(1, "option-cruise", [], ["cruise_minor_repair"]);

  it("are available, done, passed, too expensive, impossible or not now", () => {
    const { desk } = deskWith([minor, option(2, "option-open-space")]);
    expect(stopState("cruise_minor_repair", table(), 0, desk)).toBe("ok");
    expect(stopState("cruise_trophies", table({ cruised: 1 }), 0, desk)).toBe("done");
    expect(stopState("cruise_trophies", table({ cruised: 4 }), 0, desk)).toBe("past");
    expect(stopState("cruise_lavish_spending", table(), 0, desk)).toBe("dear");
    expect(stopState("cruise_amnesty", table(), 0, desk)).toBe("barred"); // it could be paid, but there is no penalty
    expect(stopState("cruise_amnesty", table({ attacked: ["bazaar"] }), 0, desk)).toBe("barred");
    expect(stopState("cruise_amnesty", table({ active: 1 }), 0, desk)).toBe("later");
    expect(stopState("cruise_amnesty", table(), 0, deskWith([]).desk)).toBe("later");
  });

  it("can be paid in credits, wrecks, three of a power or both mixed", () => {
    expect(canPay("cruise_minor_repair", table(), player({ credits: 0, wreck_count: 1 }))).toBe(true);
    expect(canPay("cruise_honorary_title", table(), player({ powers: { sol_empire: 2, ocg: 3 } }))).toBe(false);
    expect(canPay("cruise_honorary_title", table(), player({ powers: { sol_empire: 3 } }))).toBe(true);
    expect(canPay("cruise_lavish_spending", table(), player({ credits: 4, wreck_count: 2 }))).toBe(true);
    expect(canPay("cruise_purchase", table({ row: ["hyperdrive", null] }), player({ credits: 5 }))).toBe(false);
    expect(canPay("cruise_contraband", table({ support_discard: ["pickpocket"] }), player({ credits: 2 }))).toBe(true);
  });
});

describe("warnings", () => {
  const title = option(1, "option-cruise-title", [], ["cruise_honorary_title"]);
  const amnesty = option(2, "option-cruise", [], ["cruise_amnesty"]);
  const lavish = option(3, "option-cruise", [], ["cruise_lavish_spending"]);
  const warn = (of: Option, me: Partial<PlayerView>, options: Option[] = [of], more: Partial<MetalView> = {}, prompt?: Message): string => warning(viewOf(table({ players: [player(me), player({ penalties: 4, infamous: true }), player()], ...more }), options, prompt), 0, of, deskWith(options).desk);

  it("name what the cruise leaves behind", () => {
    expect(warn(lavish, {}, [title, lavish])).toMatch(/4 credits and 1 glory/);
    expect(warn(lavish, { penalties: 2 }, [amnesty, lavish])).toMatch(/2 penalties stay/);
    expect(warn(option(9, "option-end"), { penalties: 1 }, [amnesty, option(9, "option-end")])).toMatch(/1 penalty stays/);
    expect(warn(title, {}, [title, amnesty])).toBe("");
  });

  it("name full damage, lost titles, penalties and words that cost nothing", () => {
    expect(warn(option(1, "option-attack", ["shown.0"], ["sol_courier"]), { damage: 3 })).toMatch(/3 → 4 of 4/);
    expect(warn(option(1, "option-attack", ["shown.0"], ["sol_courier"]), { damage: 2 })).toBe("");
    expect(warn(option(1, "option-wreck", [], ["sol_courier"]), { powers: { sol_empire: 3 } })).toMatch(/2 of 3 left/);
    expect(warn(option(1, "option-wreck", [], ["sol_courier"]), { powers: { sol_empire: 4 } })).toBe("");
    expect(warn(option(1, "option-break"), { penalties: 1, glory: 4 })).toMatch(/penalty 2 of 4, glory 4 → 3/);
    expect(warn(option(1, "option-betray"), { penalties: 3, glory: 4 })).toMatch(/infamy/);
    expect(warn(option(1, "option-break"), { penalties: 4 })).toBe("");
    const deal = say("deal", { clauses: [say("clause-promise", { by: pirate(2), to: [pirate(1)] })] });
    expect(warn(option(1, "option-accept"), {}, undefined, {}, say("ask-answer", { deal }))).toMatch(/Bob has 4 penalties/);
    expect(warn(option(1, "option-accept-bid", ["deals.0"], [], { deal }), {})).toMatch(/Bob/);
  });
});

describe("motions", () => {
  const view = told.view as unknown as View;
  const events = told.events as unknown as Told[];
  const of = (event: string): Told => events.find((one) => one.event === event)!;

  it("are told for the real events of a match, and name real places", () => {
    expect(motionsOf(of("turned-up"), view, view)[0]).toMatchObject({ from: "deck", to: expect.stringMatching(/^ship\.[a-z_]+$/), component: expect.stringMatching(/^[a-z_]+$/) });
    expect(motionsOf(of("rolled-dice"), view, view).map((one) => [one.to, one.sound])).toEqual([["die.0", "dice"], ["die.1", "dice"]]);
    expect(motionsOf(of("cruised"), view, view)[0]?.to).toMatch(/^stop\.\d+$/);
    expect(motionsOf(of("deal-executed"), view, view)[0]).toMatchObject({ to: "deals", sound: "stamp" });
    expect(motionsOf(of("paid"), view, view)[0]).toMatchObject({ icon: "credits", sound: "coin" });
  });

  it("go to my dials, and to the seats of others", () => {
    const hit = (seat: number): Told => ({ event: "damaged", args: [seat, 2, 0, 0], say: say("event-damaged"), rule: "" });
    expect(motionsOf(hit(view.seat), view, view)[0]).toMatchObject({ to: "mine.damage", text: "+2" });
    expect(motionsOf(hit(view.seat + 1), view, view)[0]?.to).toBe(`seat.${view.seat + 1}`);
  });

  it("never fail, whatever the event", () => {
    for (const one of events) for (const motion of motionsOf(one, view, view)) expect(`${motion.from ?? ""} ${motion.to ?? ""}`, one.event).not.toMatch(/undefined|NaN|\.( |$)/);
    expect(motionsOf({ event: "paid" } as unknown as Told, view, view)).toBeInstanceOf(Array);
    expect(motionsOf({ event: "nonsense", args: [], say: say("x"), rule: "" }, view, view)).toEqual([]);
    expect(motionsOf(null as unknown as Told, null as unknown as View, null as unknown as View)).toEqual([]);
  });
});

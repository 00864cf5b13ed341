// What an option would waste, in numbers.

import type { Desk } from "../../core/desk.svelte";
import type { Arg, Message, Option, View } from "../../core/protocol";
import { damageAfter, MOST } from "./battle";
import { barredSeat, breachCosts, clausesOf } from "./clauses";
import { entry, powerOf, TITLED } from "./data";
import type { MetalView, PlayerView } from "./view";
import { s } from "./words";

const TITLE = { action: "cruise_honorary_title", wrecks: 3, credits: 4, glory: 1 };
const AMNESTY = "cruise_amnesty";

export function warning(view: View, seat: number, option: Option, desk: Desk): string {
  const table = view.table as unknown as MetalView;
  const options = view.question?.options ?? [];
  const me = table.players[seat];
  if (!me) return "";
  return [passedBy(me, option, options, desk), worn(me, option), lostTitle(me, option, desk), penalty(me, option), unsafe(view, seat, option, desk), cannotStand(table, option)].find(Boolean) ?? "";
}

/** Actions of the cruise that can be done now and never again this turn. */
function passedBy(me: PlayerView, option: Option, options: Option[], desk: Desk): string {
  const at = option.label.id.startsWith("option-cruise") ? (entry(option.components[0]).n ?? 0) : option.label.id === "option-end" ? Infinity : 0;
  const left = (action: string): boolean => at > (entry(action).n ?? 0) && options.some((one) => one.components.includes(action));
  if (left(TITLE.action)) return s("warn-title-passed", { name: desk.name(TITLE.action), credits: TITLE.credits, glory: TITLE.glory });
  return left(AMNESTY) ? s("warn-amnesty-passed", { name: desk.name(AMNESTY), n: me.penalties }) : "";
}

/** An attack whose defeat would fill the damage dial. */
function worn(me: PlayerView, option: Option): string {
  if (!/^option-(attack|pile|planet)$/.test(option.label.id)) return "";
  return damageAfter(me, option.components[0] ?? "") >= MOST ? s("warn-damage", { n: MOST, was: me.damage }) : "";
}

/** A wreck given away that the title needs. */
function lostTitle(me: PlayerView, option: Option, desk: Desk): string {
  if (!/^option-(wreck|give)$/.test(option.label.id)) return "";
  const power = powerOf(option.components[0] ?? "");
  const n = me.powers?.[power] ?? 0;
  return TITLED.includes(power) && n === TITLE.wrecks ? s("warn-title-lost", { power: desk.name(power), n: n - 1, of: TITLE.wrecks, title: desk.name(TITLE.action) }) : "";
}

/** A penalty costs glory, the last one all alliances. */
function penalty(me: PlayerView, option: Option): string {
  if (!/^option-(break|betray|refuse-fee)$/.test(option.label.id)) return "";
  if (me.penalties >= MOST) return "";
  return s(me.penalties + 1 === MOST ? "warn-infamy" : "warn-penalty", { n: me.penalties + 1, of: MOST, from: me.glory, to: me.glory - 1 });
}

/** An offer of somebody whose word costs him nothing any more. */
function unsafe(view: View, seat: number, option: Option, desk: Desk): string {
  if (!option.label.id.startsWith("option-accept")) return "";
  const table = view.table as unknown as MetalView;
  const text = messageOf(option.label.args?.deal) ?? messageOf(view.question?.prompt.args?.deal);
  const free = text ? breachCosts(clausesOf(text), table.players).find((one) => one.by !== seat && one.free) : undefined;
  return free ? s("warn-free-breach", { who: desk.seatName(free.by), n: MOST }) : "";
}

/** A pirate who makes the clause one that cannot be sent. */
function cannotStand(table: MetalView, option: Option): string {
  const named = option.label.id === "option-field" ? option.places[0]?.match(/^players\.(\d+)$/)?.[1] : undefined;
  const reason = named === undefined ? "" : barredSeat(table, Number(named));
  return reason && s(reason);
}

function messageOf(arg: Arg | undefined): Message | null {
  return typeof arg === "object" && !Array.isArray(arg) && "id" in arg ? arg : null;
}

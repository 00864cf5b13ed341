// What characters and colonization cards do, as the messages of the game; and how a goal stands.

import components from "../../../../src/cosmodrome/games/red_planet/components.json";
import type { Arg, Message } from "../../core/protocol";
import type { RedPlanetView } from "./view";

interface Effect {
  op: string;
  n?: number;
  min?: number;
  max?: number;
  points?: number | number[];
  regions?: string[];
  metric?: string;
  where?: string | string[];
  each_present_color?: number;
  what?: string;
  from?: string;
  target?: string | string[];
  max_per_ship?: number;
}
interface Card {
  id: string;
  source?: string;
  rules?: string[];
  steps?: Effect[];
  all_or_nothing?: boolean;
  timing?: string;
  window?: string;
  effect?: Effect;
  capacity?: number;
  destination?: string | null;
}

const lists = [components.regions, components.characters, components.goals, components.discoveries, components.actions, components.ships, components.global_goal];
const CARDS = new Map((lists.flat() as unknown as Card[]).map((card) => [card.id, card]));
export const card = (id: string): Card | undefined => CARDS.get(id);

const message = (id: string, args: Record<string, Arg> = {}): Message => ({ id, args });
const dashed = (name: string): string => name.replaceAll("_", "-");
const FIXED: Record<string, string> = { return_played_characters: "effect-return-played", choose_one: "effect-study", destroy_ship: "effect-destroy", replace: "effect-replace", kill: "effect-kill", put_region_token: "effect-retarget" };
const ROUTES: Record<string, string> = { mars_region: "step", phobos: "landing", wormhole: "rescue" };

/** What a card does; nothing for what does nothing by itself. */
export function effects(id: string): Message[] {
  const one = CARDS.get(id);
  if (!one) return [];
  if (one.steps) return one.steps.map((step) => stepText(step, one.all_or_nothing ?? false));
  if (one.window && one.effect) return [message(`action-${dashed(one.window)}`, { effects: [stepText(one.effect, false)] })];
  if (one.timing && one.effect) return [discoveryText(one.effect)];
  return one.effect ? [goalText(one.effect)] : [];
}

function stepText(step: Effect, together: boolean): Message {
  if (FIXED[step.op]) return message(FIXED[step.op] ?? "");
  if (step.op === "place") return message(together ? "effect-place-together" : step.max_per_ship ? "effect-place-apart" : "effect-place", { n: step.n ?? 1 });
  if (step.op === "move") return message(`effect-move-${step.from === "mars_region" && step.min ? "march" : ROUTES[step.from ?? ""]}`, { n: step.max ?? 1 });
  if (step.op === "launch") return message(step.target === "docked_ship_with_crew" ? "effect-launch-with-crew" : "effect-launch-not-full");
  return message("effect-gain", { n: step.n ?? 1, resource: { component: (step.what ?? "").replace("vp_", "") } });
}

function discoveryText(effect: Effect): Message {
  const everywhere = effect.op === "extra_tokens" && effect.where === "each_adjacent_region";
  const n = effect.n ?? effect.max ?? effect.each_present_color ?? Number(effect.points ?? 0);
  return message(`discovery-${dashed(effect.op)}${everywhere ? "-adjacent" : ""}`, { n });
}

function goalText(effect: Effect): Message {
  if (!Array.isArray(effect.points)) return message(`goal-${dashed(effect.metric ?? "")}`, { n: effect.points ?? 0 });
  return message("goal-presence", { regions: (effect.regions ?? []).map((region) => ({ component: region })), points: effect.points.slice(1).join("/") });
}

// --- how a goal stands ------------------------------------------------------------------------------------------------
export interface Standing {
  worth: number;
  most: number; // what it can be worth
  regions: { id: string; here: boolean }[]; // of a goal of presence
  own: number;
  best: number; // of the others
}

/** How a goal stands for a colour; nothing for a card that is no goal. */
export function standing(id: string, table: RedPlanetView, colour: number): Standing | null {
  const effect = CARDS.get(id)?.effect;
  if (effect?.op === "score_presence" && Array.isArray(effect.points)) {
    const regions = (effect.regions ?? []).map((region) => ({ id: region, here: (table.regions[region]?.astronauts[String(colour)] ?? 0) > 0 }));
    const own = regions.filter((region) => region.here).length;
    return { worth: effect.points[own] ?? 0, most: effect.points.at(-1) ?? 0, regions, own, best: 0 };
  }
  const count = COUNTS[effect?.metric ?? ""];
  if (effect?.op !== "score_leader" || !count || typeof effect.points !== "number") return null;
  const others = table.order.filter((other) => other !== colour).map((other) => count(table, String(other)));
  const own = count(table, String(colour));
  const best = Math.max(0, ...others);
  const shares = id === MONOPOLY ? 1 + others.filter((n) => n === own).length : 1;
  return { worth: own > 0 && own >= best ? Math.floor(effect.points / shares) : 0, most: effect.points, regions: [], own, best };
}

export const MONOPOLY = "global_ice_monopoly"; // the goal of everybody

type Count = (table: RedPlanetView, colour: string) => number;
const INNER = components.regions.filter((region) => region.kind === "inner").map((region) => region.id);
const astronauts = (table: RedPlanetView, colour: string, regions: string[]): number => regions.reduce((sum, id) => sum + (table.regions[id]?.astronauts[colour] ?? 0), 0);
const collected = (resource: string): Count => (table, colour) => table.colours[colour]?.collected[resource] ?? 0;
const COUNTS: Record<string, Count> = {
  astronauts_in_inner_regions: (table, colour) => astronauts(table, colour, INNER),
  astronauts_on_phobos: (table, colour) => astronauts(table, colour, ["phobos"]),
  astronauts_in_all_regions: (table, colour) => astronauts(table, colour, Object.keys(table.regions)),
  own_astronauts_in_wormhole: (table, colour) => table.colours[colour]?.wormhole ?? 0,
  regions_with_own_astronaut: (table, colour) => Object.values(table.regions).filter((region) => region.astronauts[colour]).length,
  regions_led_alone_or_tied: (table, colour) => Object.values(table.regions).filter((region) => region.leaders.includes(Number(colour))).length,
  ice_vp_tokens: collected("ice"),
  sylvanite_vp_tokens: collected("sylvanite"),
  celerium_vp_tokens: collected("celerium"),
};

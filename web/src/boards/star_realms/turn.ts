// What is still open in my turn: gains at hand, cards that play themselves, and what would be wasted.

import type { Option } from "../../core/protocol";
import { card as find, type Ability, type Effect } from "./cards";
import type { FleetCard, PlayerView, StarRealmsView } from "./view";
import { s } from "./words";

const ASKS = new Set(["discard", "discard_any", "scrap", "choose", "destroy_base", "acquire_free", "move"]);

/** Tell whether playing a card asks nothing: a base only lies down, a ship does what it says. */
export function playsItself(id: string): boolean {
  const card = find(id);
  return card.type !== "ship" || !asks(card.ab.primary ?? []);
}

function asks(effects: Effect[]): boolean {
  return effects.some((effect) => ASKS.has(effect.op) || asks(effect.then ?? []));
}

export const plays = (option: Option): boolean => option.label.id === "option-play" || option.label.id === "option-play-base";

/** The next card that can be played without asking anything. */
export function nextToPlay(options: Option[]): Option | undefined {
  return options.find((option) => plays(option) && playsItself(option.components[0] ?? ""));
}

/** What the abilities that are switched on and unused would gain, scrapping aside. */
export function gainsAtHand(fleet: FleetCard[], what: Effect["what"]): number {
  return fleet.flatMap(readyEffects).reduce((sum, effect) => sum + (effect.op === "gain" && effect.what === what && typeof effect.n === "number" ? effect.n : 0), 0);
}

function readyEffects(one: FleetCard): Effect[] {
  return readyAbilities(one).flatMap((ability) => find(one.card).ab[ability] ?? []);
}

function readyAbilities(one: FleetCard): Ability[] {
  return one.ready.filter((ability) => ability !== "scrap" && (ability !== "primary" || one.base));
}

/** My cards in play that a card of the hand would switch on: those that still lack an ally. */
export function switchedOnBy(id: string, fleet: FleetCard[]): string[] {
  const { faction } = find(id);
  const lacking = fleet.filter((one) => faction && one.faction === faction && find(one.card).ab.ally && !one.ready.includes("ally") && !one.used.includes("ally"));
  return [...new Set(lacking.map((one) => one.card))];
}

/** What an answer would waste, in words; nothing for most. */
export function wasteOf(option: Option, table: StarRealmsView, seat: number, options: Option[], name: (id: string) => string): string {
  const me = table.players[seat];
  if (!me) return "";
  switch (option.label.id) {
    case "option-end-turn":
      return wasteAtEnd(me, options);
    case "option-attack-base":
      return wasteOnOutpost(option, table, me, name);
    case "option-choose":
      return wasteByOutposts(option, options, table, me, seat);
    default:
      return "";
  }
}

function wasteAtEnd(me: PlayerView, options: Option[]): string {
  const has = (label: string): boolean => options.some((option) => option.label.id.startsWith(label));
  const parts: string[] = [];
  if (me.combat && (has("option-attack") || has("option-cut"))) parts.push(s("waste-combat", { n: me.combat }));
  if (me.trade && has("option-buy")) parts.push(s("waste-trade", { n: me.trade }));
  const ready = me.fleet.flatMap(readyAbilities).length;
  if (ready) parts.push(s("waste-abilities", { n: ready }));
  if (me.hand?.length) parts.push(s("waste-hand", { n: me.hand.length }));
  return parts.length ? s("waste", { what: parts.join(", ") }) : "";
}

const left = (one: FleetCard): number => find(one.card).def - (one.damage ?? 0);

/** After this outpost another one stands, and the combat that is left reaches nobody. */
function wasteOnOutpost(option: Option, table: StarRealmsView, me: PlayerView, name: (id: string) => string): string {
  const [, seat, , index] = (option.places[0] ?? "").split(".");
  const fleet = option.places[0]?.startsWith("boss") ? table.boss?.fleet : table.players[Number(seat)]?.fleet;
  const hit = fleet?.[Number(index ?? option.places[0]?.split(".")[2])];
  if (!fleet || !hit?.outpost) return "";
  const rest = me.combat - left(hit);
  const others = fleet.filter((one) => one.outpost && one !== hit);
  if (rest <= 0 || !others.length || others.some((one) => left(one) <= rest)) return "";
  return s("waste-rest", { n: rest, card: name(others[0]?.card ?? "") });
}

/** Combat that outposts would eat, where the other choice destroys a base. */
function wasteByOutposts(option: Option, options: Option[], table: StarRealmsView, me: PlayerView, seat: number): string {
  const destroys = (one: Option): boolean => JSON.stringify(one.label.args).includes("effect-destroy-base");
  if (destroys(option) || !options.some(destroys) || !me.combat) return "";
  const walls = table.players.filter((player, i) => i !== seat && player.team !== me.team).map((player) => player.fleet).concat(table.boss ? [table.boss.fleet] : []);
  const eaten = Math.max(0, ...walls.map((fleet) => fleet.filter((one) => one.outpost).reduce((sum, one) => sum + left(one), 0)));
  return eaten ? s("waste-outposts", { n: Math.min(eaten, me.combat), all: me.combat }) : "";
}

// A deal taken apart into clauses, so that it can be drawn in lanes.

import type { Arg, Message } from "../../core/protocol";
import { MOST } from "./battle";
import type { MetalView, PlayerView } from "./view";

export type Kind = "now" | "ally" | "later";

export interface Clause {
  kind: Kind;
  by: number; // the seat that gives, helps or promises
  to: number; // how many are promised something
  text: Message;
}

const KINDS: Record<string, [Kind, string]> = {
  "clause-transfer": ["now", "giver"],
  "clause-alliance": ["ally", "helper"],
  "clause-promise": ["later", "by"],
};

function isMessage(arg: Arg | undefined): arg is Message {
  return typeof arg === "object" && !Array.isArray(arg) && "id" in arg;
}

function seatOf(arg: Arg | undefined): number {
  if (typeof arg === "object" && !Array.isArray(arg) && "seat" in arg) return arg.seat as number;
  const number = isMessage(arg) ? arg.args?.number : undefined;
  return typeof number === "number" ? number - 1 : -1;
}

export function clauseOf(text: Message): Clause {
  const [kind, who] = KINDS[text.id] ?? ["later", "by"];
  return { kind, by: seatOf(text.args?.[who]), to: Array.isArray(text.args?.to) ? text.args.to.length : 1, text };
}

/** The clauses of a deal. */
export function clausesOf(text: Message): Clause[] {
  const clauses = text.args?.clauses;
  return Array.isArray(clauses) ? clauses.filter(isMessage).map(clauseOf) : [];
}

export interface BreachCost {
  by: number;
  penalties: number; // taken when every promise is broken
  before: number;
  glory: number; // that is left then
  free: boolean; // nothing can be taken any more
}

/** What breaking the promises of a deal costs everybody who gives one: a penalty for each who was promised something. */
export function breachCosts(clauses: Clause[], players: PlayerView[]): BreachCost[] {
  const promises = clauses.filter((one) => one.kind === "later");
  return [...new Set(promises.map((one) => one.by))].flatMap((by) => {
    const player = players[by];
    if (!player) return [];
    const broken = promises.filter((one) => one.by === by).reduce((sum, one) => sum + one.to, 0);
    const penalties = Math.min(broken, MOST - player.penalties);
    return [{ by, penalties, before: player.penalties, glory: player.glory - penalties, free: penalties <= 0 }];
  });
}

// --- what cannot stand in a clause ------------------------------------------------------------------------------------
const TRANSFER = 0;
const ALLIANCE = 1;

/** Why a pirate cannot stand in the next field of the clause that is being written; "" if he can. */
export function barredSeat(table: MetalView, seat: number): string {
  const half = table.draft?.half ?? [];
  const battle = table.battle;
  if (half[0] === TRANSFER && half.length === 2) return seat === half[1] ? "barred-self" : "";
  if (half[0] !== ALLIANCE || !battle || half.length > 2) return "";
  const leads = seat === battle.attacker || seat === battle.challenged;
  if (leads !== (half.length === 2)) return leads ? "barred-principal" : "barred-outsider";
  if (table.players[seat]?.infamous) return "infam";
  return !leads && battle.sides[seat] !== "none" ? "barred-engaged" : "";
}

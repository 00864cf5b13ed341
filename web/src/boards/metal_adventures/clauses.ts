// A deal taken apart into clauses, so that it can be drawn in lanes.

import type { Arg, Message } from "../../core/protocol";

export type Kind = "now" | "ally" | "later";

export interface Clause {
  kind: Kind;
  by: number; // the seat that gives, helps or promises
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
  return { kind, by: seatOf(text.args?.[who]), text };
}

/** The clauses of a deal. */
export function clausesOf(text: Message): Clause[] {
  const clauses = text.args?.clauses;
  return Array.isArray(clauses) ? clauses.filter(isMessage).map(clauseOf) : [];
}

// An answer to a question without a list of options is composed from its domain, part by part.

import type { DomainSpec } from "./protocol";

export interface Part {
  kind: "pick" | "subset";
  size: number; // number of values, or of members
}

/** Return the simple parts of a domain, the first counting most. */
export function partsOf(domain: DomainSpec): Part[] {
  const [kind, ...rest] = domain;
  if (kind === "pick" || kind === "subset") return [{ kind, size: rest[0] as number }];
  return (rest as DomainSpec[]).flatMap(partsOf);
}

/** Return how many values a part has. */
export function bound(part: Part): bigint {
  return part.kind === "pick" ? BigInt(part.size) : 1n << BigInt(part.size);
}

/** Return the answer made of one value for each part; a subset's value is the sum of its members' bits. */
export function compose(parts: Part[], values: bigint[]): number {
  return Number(parts.reduce((sum, part, i) => sum * bound(part) + (values[i] ?? 0n), 0n));
}

// Compares the record of a finished match with what this browser kept of it. It trusts nothing that the server says.

import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { hashOf, partOf } from "./parts";
import type { SeenExchange, Testimony } from "./witness";

interface Promised {
  hash: string;
  part?: string;
}

interface Exchange {
  server: Promised;
  seats?: Record<string, Promised>;
}

/** Field `chance` of a record: the server's key alone, or the parts that several brought. */
export interface RecordedChance {
  key?: string;
  key_hash?: string;
  parts?: Exchange & { restarts?: Exchange[] };
}

export interface Finding {
  id: string; // of the message that tells it
  good: boolean | null; // null: nothing could be compared, or nothing follows from it
  seats: number[];
}

export type Mark = "fair" | "kept" | "unknown" | "wrong";

const finding = (id: string, good: boolean | null, seats: string[] = []): Finding => ({ id: `check-${id}`, good, seats: seats.map(Number) });

/** All exchanges of a record, the one that made the key last. */
function exchangesOf(chance: RecordedChance): Exchange[] {
  if (chance.parts) return [...(chance.parts.restarts ?? []), chance.parts];
  return [{ server: { hash: chance.key_hash ?? "", part: chance.key } }];
}

/** What was found, the most important first. `people` are the seats that people held. */
export function compare(chance: RecordedChance, kept: Testimony | null, people: number[]): Finding[] {
  const exchanges = exchangesOf(chance);
  const last = exchanges.at(-1)?.seats ?? {};
  const missing = Object.keys(last).filter((seat) => !last[seat]?.part);
  const without = people.map(String).filter((seat) => !last[seat]);
  return [
    serverPromise(exchanges, kept),
    partsFit(exchanges) ? finding("parts-fit", true) : finding("parts-wrong", false),
    ...otherPromises(exchanges, kept),
    ownPart(last, exchanges, kept),
    ...(missing.length ? [finding("missing", null, missing)] : []),
    ...(without.length ? [finding("without", null, without)] : []),
  ];
}

/** What the findings amount to: nobody chose the key, it was not changed, nothing is known, or something is wrong. */
export function markOf(findings: Finding[]): Mark {
  const found = (id: string): boolean => findings.some((one) => one.id === `check-${id}`);
  if (findings.some((one) => one.good === false)) return "wrong";
  if (!found("hash-same")) return "unknown";
  return found("own-in") ? "fair" : "kept";
}

function serverPromise(exchanges: Exchange[], kept: Testimony | null): Finding {
  if (!kept) return finding("hash-none", null);
  if (exchanges[0]?.server.hash !== kept.hash) return finding("hash-other", false);
  return kept.before ? finding("hash-same", true) : finding("hash-late", null);
}

/** Every part has the hash that promised it, and the server's parts of new beginnings follow from its first one. */
function partsFit(exchanges: Exchange[]): boolean {
  const first = exchanges[0]?.server.part ?? "";
  return exchanges.every(({ server, seats }, number) => {
    const wanted = number ? restartPart(first, number) : first;
    return !!server.part && server.part === wanted && [server, ...Object.values(seats ?? {})].every(fits);
  });
}

function fits({ hash, part }: Promised): boolean {
  if (part === undefined) return true;
  return /^([0-9a-f]{2})+$/.test(part) && hashOf(hexToBytes(part)) === hash;
}

/** The server's part after the exchange was begun anew so many times, as the server has to make it. */
export function restartPart(first: string, number: number): string {
  if (!/^([0-9a-f]{2})+$/.test(first)) return "";
  return bytesToHex(blake2b(utf8ToBytes(`restart ${number}`), { key: hexToBytes(first), dkLen: 32 }));
}

/** What this browser saw promised and shown stands in the record, in every exchange, and nothing was slipped in. */
function otherPromises(exchanges: Exchange[], kept: Testimony | null): Finding[] {
  const seen = Object.entries(kept?.exchanges ?? {}).filter(([, exchange]) => exchange.fixed);
  if (!seen.length) return [];
  const changed = new Set(seen.flatMap(([number, exchange]) => changedSeats(exchanges[Number(number)], exchange, number === "0")));
  if (changed.size) return [finding("promises-changed", false, [...changed])];
  const other = seen.some(([number, exchange]) => number !== "0" && exchange.server !== exchanges[Number(number)]?.server.hash);
  return [other ? finding("restart-other", false) : finding("promises-same", true)];
}

/** The seats whose promise or part is another one; `all`: what was seen is all that was promised, so more was slipped in. */
function changedSeats(recorded: Exchange | undefined, seen: SeenExchange, all: boolean): string[] {
  const seats = recorded?.seats ?? {};
  const known = new Set([...(all ? Object.keys(seats) : []), ...Object.keys(seen.promises)]);
  return [...known].filter((seat) => seats[seat]?.hash !== seen.promises[seat] || (seen.shown[seat] ?? seats[seat]?.part) !== seats[seat]?.part);
}

/** The part that this browser chose, if it did; `undefined` where none of its parts was promised. */
export function ownPromise(kept: Testimony | null, number: number): [seat: string, hash: string] | undefined {
  return Object.entries(kept?.exchanges[number]?.promises ?? {}).find(([, hash]) => partOf(hash));
}

/** What became of the own part: in the key, left out although the server had it, never shown, or not brought. */
function ownPart(last: Record<string, Promised>, exchanges: Exchange[], kept: Testimony | null): Finding {
  const latest = kept?.exchanges[exchanges.length - 1];
  const mine = ownPromise(kept, exchanges.length - 1);
  if (!mine) return finding("own-none", null);
  const [seat, hash] = mine;
  if (last[seat]?.part && last[seat].part === partOf(hash)) return finding("own-in", true);
  return latest?.shown[seat] ? finding("own-left-out", false) : finding("own-missing", null);
}

// What this browser saw of a match while it was promised and played, kept to compare the finished record with.

import type { PartsInfo, TableInfo } from "../protocol";
import { remembered } from "../settings.svelte";

/** One exchange of parts of the key: what the server and the seats promised, and what seats have shown. */
export interface SeenExchange {
  server: string;
  promises: Record<string, string>; // hashes by seat
  shown: Record<string, string>; // parts by seat
  fixed: boolean; // the match was starting: nobody may promise anything else any more
}

export interface Testimony {
  hash: string; // the server's promise when the table was seen first
  before: boolean; // that was before the first deal
  exchanges: Record<string, SeenExchange>; // by how often it was begun anew
}

export function testimony(table: string): Testimony | null {
  const kept = remembered.read(`match-${table}`);
  return kept ? (JSON.parse(kept) as Testimony) : null;
}

/** Note what the server says now; of what may not change, what was seen first counts. Once it is over nothing is noted. */
export function witness(info: TableInfo, parts: PartsInfo | null): void {
  if (info.status === "over" || info.status === "closed") return;
  const known = testimony(info.id) ?? { hash: info.key_hash, before: info.status !== "playing", exchanges: {} };
  if (parts) known.exchanges[parts.restarts] = seen(known.exchanges[parts.restarts], parts, info.status === "open");
  remembered.keep(`match-${info.id}`, JSON.stringify(known));
}

function seen(before: SeenExchange | undefined, parts: PartsInfo, open: boolean): SeenExchange {
  const server = before?.server ?? parts.server;
  if (!before?.fixed) return { server, promises: parts.promises, shown: parts.shown, fixed: !open };
  return { server, promises: { ...parts.promises, ...before.promises }, shown: { ...parts.shown, ...before.shown }, fixed: true };
}

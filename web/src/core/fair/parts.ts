// The own part of a match's key: chosen here, promised by its hash, shown when the match starts.

import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { remembered } from "../settings.svelte";

/** The hash that promises a part. */
export function hashOf(part: Uint8Array): string {
  return bytesToHex(blake2b(part, { dkLen: 32 }));
}

/** Choose a part, keep it in this browser, and return the hash that promises it. */
export function newPromise(): string {
  const part = crypto.getRandomValues(new Uint8Array(32));
  const hash = hashOf(part);
  remembered.keep(`part-${hash}`, bytesToHex(part));
  return hash;
}

/** The part that was promised by this hash, if it was promised in this browser. */
export function partOf(hash: string): string | null {
  return remembered.read(`part-${hash}`);
}

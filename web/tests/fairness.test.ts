import "./browser";
import { bytesToHex } from "@noble/hashes/utils.js";
import { describe, expect, it } from "vitest";
import { compare, markOf, restartPart, type Finding, type RecordedChance } from "../src/core/fair/fairness";
import { hashOf, newPromise, partOf } from "../src/core/fair/parts";
import type { PartsInfo, TableInfo } from "../src/core/protocol";
import { testimony, witness, type Testimony } from "../src/core/fair/witness";

const bytes = (first: number): Uint8Array => Uint8Array.from({ length: 32 }, (_, i) => (first + i) % 256);
const promised = (part: Uint8Array) => ({ hash: hashOf(part), part: bytesToHex(part) });
const server = promised(bytes(0));
const other = promised(bytes(77));
const ids = (findings: Finding[]): string[] => findings.map((one) => one.id.replace("check-", ""));
let tables = 0;

function table(status: TableInfo["status"], id: string): TableInfo {
  return { id, status, key_hash: server.hash } as TableInfo;
}

function told(promises: Record<string, string>, shown: Record<string, string> = {}, restarts = 0, by = server.hash): PartsInfo {
  return { server: by, restarts, promises, shown, unpromised: [], unshown: [], show: false, until: 0 };
}

/** Sit down beside somebody who brings a part, see the start, and return what is kept and what an honest record holds. */
function played(): { kept: Testimony; chance: RecordedChance; mine: { hash: string; part: string } } {
  const id = `t${tables++}`;
  const hash = newPromise();
  const mine = { hash, part: partOf(hash) ?? "" };
  witness(table("open", id), told({ 0: mine.hash, 1: "one who left" }));
  witness(table("starting", id), told({ 0: mine.hash, 1: other.hash }));
  witness(table("starting", id), told({ 0: mine.hash, 1: other.hash }, { 0: mine.part }));
  witness(table("playing", id), told({ 0: mine.hash, 1: other.hash }, { 0: mine.part, 1: other.part }));
  const kept = testimony(id);
  if (!kept) throw new Error("nothing was kept");
  return { kept, mine, chance: { parts: { server, seats: { 0: mine, 1: other }, restarts: [] } } };
}

describe("a finished match is compared with what was seen of it", () => {
  it("is fair where the promise is the same and the own part is in the key", () => {
    const { kept, chance } = played();
    const found = compare(chance, kept, [0, 1]);
    expect(ids(found)).toEqual(["hash-same", "parts-fit", "promises-same", "own-in"]);
    expect(markOf(found)).toBe("fair");
  });

  it("is only kept where the key is the server's alone", () => {
    witness(table("open", "alone"), null);
    const found = compare({ key: server.part, key_hash: server.hash }, testimony("alone"), [0]);
    expect(ids(found)).toEqual(["hash-same", "parts-fit", "own-none", "without"]);
    expect(markOf(found)).toBe("kept");
  });

  it("is unknown to who came late or was not there", () => {
    witness(table("playing", "late"), null);
    witness(table("over", "after"), null);
    const chance = { key: server.part, key_hash: server.hash };
    expect(testimony("after")).toBeNull();
    for (const kept of [testimony("late"), null]) expect(markOf(compare(chance, kept, []))).toBe("unknown");
  });

  it("names parts that did not come", () => {
    const id = `t${tables++}`;
    const mine = newPromise();
    witness(table("starting", id), told({ 0: mine, 1: other.hash }, { 1: other.part }));
    const chance = { parts: { server, seats: { 0: { hash: mine }, 1: other }, restarts: [] } };
    const found = compare(chance, testimony(id), [0, 1, 2]);
    expect(ids(found)).toEqual(["hash-same", "parts-fit", "promises-same", "own-missing", "missing", "without"]);
    expect(found.slice(-2).map((one) => one.seats)).toEqual([[0], [2]]);
    expect(markOf(found)).toBe("kept");
  });

  it("follows an exchange that was begun anew", () => {
    const { kept, chance, mine } = played();
    const again = { hash: "", part: restartPart(server.part, 1) };
    again.hash = hashOf(Uint8Array.from(again.part.match(/../g) ?? [], (pair) => parseInt(pair, 16)));
    const hash = newPromise();
    const fresh = { hash, part: partOf(hash) ?? "" };
    kept.exchanges["1"] = { server: again.hash, promises: { 0: hash }, shown: { 0: fresh.part }, fixed: true };
    const seats = { 0: fresh, 1: other };
    const found = compare({ parts: { server: again, seats, restarts: [chance.parts as never] } }, kept, [0, 1]);
    expect(ids(found)).toEqual(["hash-same", "parts-fit", "promises-same", "own-in"]);
    const chosen = promised(bytes(99));
    expect(ids(compare({ parts: { server: chosen, seats, restarts: [chance.parts as never] } }, kept, [0, 1]))).toContain("restart-other");
    kept.exchanges["1"].server = chosen.hash;
    const bent = compare({ parts: { server: chosen, seats, restarts: [{ server, seats: { 0: mine, 1: other } }] } }, kept, [0, 1]);
    expect(ids(bent)).toContain("parts-wrong");
  });
});

it("makes the server's next part as the server does", () => {
  expect(restartPart("00".repeat(32), 1)).toBe("1603bac2de65675ad263925889906ffa1cd653401d2bd9a6aef3ec7f729eb630");
});

describe("a record that was tampered with is called out", () => {
  const strange = promised(bytes(200));
  const tampered: Record<string, [(chance: Required<RecordedChance>["parts"]) => void, string]> = {
    "another key of the server": [(parts) => (parts.server = strange), "hash-other"],
    "a part that does not fit its hash": [(parts) => (parts.server = { ...server, part: strange.part }), "parts-wrong"],
    "a key that is not shown": [(parts) => (parts.server = { hash: server.hash }), "parts-wrong"],
    "nonsense for a part": [(parts) => ((parts.seats ?? {})[1] = { ...other, part: "xyz" }), "parts-wrong"],
    "another part of a neighbour": [(parts) => ((parts.seats ?? {})[1] = strange), "promises-changed"],
    "a part that was slipped in": [(parts) => ((parts.seats ?? {})[2] = strange), "promises-changed"],
    "a neighbour left out": [(parts) => delete parts.seats?.[1], "promises-changed"],
    "my part exchanged": [(parts) => ((parts.seats ?? {})[0] = strange), "own-left-out"],
    "my part left out": [(parts) => ((parts.seats ?? {})[0] = { hash: parts.seats?.[0]?.hash ?? "" }), "own-left-out"],
  };
  it.each(Object.entries(tampered))("%s", (_, [tamper, expected]) => {
    const { kept, chance } = played();
    const parts = structuredClone(chance.parts);
    if (parts) tamper(parts);
    const found = compare({ parts }, kept, [0, 1]);
    expect(ids(found)).toContain(expected);
    expect(new Set(ids(found)).size).toBe(found.length); // each is told once
    expect(markOf(found)).toBe("wrong");
  });
});

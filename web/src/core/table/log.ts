// The lines of a table as entries of a readable log.

import type { Given, Line, Message } from "../protocol";

export interface LogEntry {
  key: string;
  number: number;
  seat: number; // whose colour it has; negative for nobody's
  say?: Message; // an event of the game
  turn?: boolean; // it begins a turn or a round
  rule?: string; // why it happened
  times?: number; // so often in a row
  given?: Given[]; // or what was answered for me, one after the other
  id?: string; // or a message of the client
  who?: string;
}

const TOLD_BY_FRAME = new Set(["sit", "leave", "away", "back", "start", "undo", "ask_back", "ask_undo", "agree", "disagree", "lapse", "restart", "deal", "close"]);

const BEGINS = /^(turn|round|cruise)[-_](began|begins|started)$/;

export function logEntries(lines: Line[], seatName: (seat: number) => string): LogEntry[] {
  return joined(lines.flatMap((line) => {
    const seat = line.seat ?? -3;
    const entries: LogEntry[] = [];
    if (TOLD_BY_FRAME.has(line.kind)) {
      entries.push({ key: `${line.number}`, number: line.number, seat: -3, id: `line-${line.kind}`, who: seat >= 0 ? seatName(seat) : "" });
    }
    if (line.given) entries.push({ key: `${line.number} given`, number: line.number, seat: -3, given: [line.given] });
    for (const [i, told] of (line.events ?? []).entries()) {
      const { say, rule, event, quiet } = told;
      const last = entries.at(-1);
      if (quiet) continue;
      if (last?.say && same(last.say, say)) last.times = (last.times ?? 1) + 1;
      else entries.push({ key: `${line.number} ${i}`, number: line.number, seat: seatOf(say, seat), say, rule, turn: BEGINS.test(event) });
    }
    return entries;
  }));
}

/** Put together what was answered for me without anything else in between. */
function joined(entries: LogEntry[]): LogEntry[] {
  const found: LogEntry[] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    if (entry.given && last?.given) last.given.push(...entry.given);
    else found.push(entry);
  }
  return found;
}

function same(one: Message, other: Message): boolean {
  return one.id === other.id && JSON.stringify(one.args) === JSON.stringify(other.args);
}

/** Put earlier lines before those that are known; none of them twice. */
export function withEarlier(known: Line[], earlier: Line[]): Line[] {
  const numbers = new Set(known.map((line) => line.number));
  return [...earlier.filter((line) => !numbers.has(line.number)), ...known].sort((one, other) => one.number - other.number);
}

/** Whom an event is about: the first seat it names, else whoever gave the answer. */
export function seatOf(message: Message, answered: number): number {
  for (const arg of Object.values(message.args)) {
    if (typeof arg === "object" && !Array.isArray(arg) && "seat" in arg && typeof arg.seat === "number") return arg.seat;
  }
  return answered;
}

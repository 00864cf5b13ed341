// What the log tells about the open card and about the last settlement.

import type { Line, Told } from "../../../core/protocol";
import type { Events, PlayerView } from "../types";

export interface CardStory {
  dice: number[]; // of the last roll
  rolls: number; // hits rolled for so far
  line: number; // of a Combat Zone: how many lines are done
  hits: Record<number, string>[]; // by hit, then by ship: what came of it
  fights: Record<number, string>; // by ship: beat, drew or lost
  sabotaged: [number, number] | null; // column and row of the last attempt
}
export interface Account {
  ship: number;
  pilot: number;
  earned: number; // on the way
  arrival: number;
  place: number; // 0 for who gave up
  beauty: number;
  sold: number;
  fine: number;
  lost: number; // components
  gaveUp: string; // why
}
export interface Settlement {
  round: string;
  line: number; // of the log
  accounts: Account[];
}

/** What is noted of each event, read from its values. */
type Notes<Into> = { [Name in keyof Events]?: (into: Into, values: Events[Name]) => void };

function note<Into>(notes: Notes<Into>, into: Into, told: Told): void {
  const write = notes[told.event as keyof Events] as ((into: Into, values: unknown) => void) | undefined;
  write?.(into, told.values);
}

const came = (how: string) => (story: CardStory, { ship }: { ship: number }): void => void ((story.hits.at(-1) ?? {})[ship] = how);
const fought = (how: string) => (story: CardStory, { ship }: { ship: number }): void => void (story.fights[ship] = how);

const OF_CARD: Notes<CardStory> = {
  rolled: (story, { first, second }) => {
    story.dice = [first, second];
    story.rolls += 1;
    story.hits.push({});
  },
  sabotaged: (story, { column, row }) => void (story.sabotaged = [column, row]),
  suffered: (story, { number }) => void (story.line = number + 1),
  missed: came("missed"),
  bounced: came("bounced"),
  "shot-down": came("shot-down"),
  shielded: came("shielded"),
  struck: came("struck"),
  "beat-enemy": fought("beat"),
  "drew-with-enemy": fought("drew"),
  "lost-to-enemy": fought("lost"),
};

/** Tell how far the open card has come: the events since it was opened. */
export function cardStory(lines: Line[]): CardStory {
  const story: CardStory = { dice: [], rolls: 0, line: 0, hits: [], fights: {}, sabotaged: null };
  for (const told of sinceLast(lines, "card-opened")) note(OF_CARD, story, told);
  return story;
}

function sinceLast(lines: Line[], event: string): Told[] {
  const events: Told[] = [];
  for (let i = lines.length - 1; i >= 0; i--) {
    const told = lines[i]?.events ?? [];
    const at = told.findLastIndex((one) => one.event === event);
    events.unshift(...told.slice(at + 1));
    if (at >= 0) break;
  }
  return events;
}

/** The accounts of the round that is told now, and of the last one that is over. */
interface Books {
  partners: (number | null)[]; // by seat
  line: number;
  open: Map<number, Account>; // by ship
  swapped: boolean; // partners fly each other's ships
  settled: Settlement | null;
}

function accountOf({ open, swapped, partners }: Books, ship: number): Account {
  const pilot = (swapped ? partners[ship] : null) ?? ship;
  const found = open.get(ship) ?? { ship, pilot, earned: 0, arrival: 0, place: 0, beauty: 0, sold: 0, fine: 0, lost: 0, gaveUp: "" };
  open.set(ship, found);
  return found;
}

const OF_ROUND: Notes<Books> = {
  "round-began": (books) => {
    books.open = new Map();
    books.swapped = false;
  },
  swapped: (books) => void (books.swapped = !books.swapped),
  launched: (books, { ship }) => void accountOf(books, ship),
  earned: (books, { ship, n }) => void (accountOf(books, ship).earned += n),
  rewarded: (books, { ship, place, n }) => void Object.assign(accountOf(books, ship), { place: place + 1, arrival: n }),
  "most-beautiful": (books, { ship, n }) => void (accountOf(books, ship).beauty = n),
  sold: (books, { ship, n }) => void (accountOf(books, ship).sold = n),
  fined: (books, { ship, lost, n }) => void Object.assign(accountOf(books, ship), { lost, fine: n }),
  "gave-up": (books, { ship, why }) => void (accountOf(books, ship).gaveUp = why),
  "round-ended": (books, { round }) => void (books.settled = { round, line: books.line, accounts: [...books.open.values()].sort((a, b) => a.pilot - b.pilot) }),
};

/** Add up what each ship earned and paid in the last round that is over; nothing if none is. */
export function settlement(lines: Line[], players: PlayerView[]): Settlement | null {
  const books: Books = { partners: players.map((player) => player.partner), line: 0, open: new Map(), swapped: false, settled: null };
  for (const line of lines) {
    books.line = line.number;
    for (const told of line.events ?? []) note(OF_ROUND, books, told);
  }
  return books.settled;
}

export const total = (one: Account): number => one.earned + one.arrival + one.beauty + one.sold - one.fine;

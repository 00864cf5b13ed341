// What the log tells about the open card and about the last settlement.

import type { Line, Told } from "../../core/protocol";
import { SHIPS } from "./view";

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

const OUTCOMES = ["missed", "bounced", "shot-down", "shielded", "struck"];
const ACCOUNTS = ["launched", "earned", "rewarded", "most-beautiful", "sold", "fined", "gave-up"];
const FIGHTS: Record<string, string> = { "beat-enemy": "beat", "drew-with-enemy": "drew", "lost-to-enemy": "lost" };

/** Tell how far the open card has come: the events since it was opened. */
export function cardStory(lines: Line[]): CardStory {
  const story: CardStory = { dice: [], rolls: 0, line: 0, hits: [], fights: {}, sabotaged: null };
  for (const { event, args } of sinceLast(lines, "card-opened")) {
    const [ship = 0, second = 0, third = 0] = args;
    if (event === "rolled") {
      story.dice = [second, third];
      story.rolls += 1;
      story.hits.push({});
    } else if (event === "sabotaged") story.sabotaged = [second, third];
    else if (event === "suffered") story.line = second + 1;
    else if (OUTCOMES.includes(event)) (story.hits.at(-1) ?? {})[ship] = event;
    else if (FIGHTS[event]) story.fights[ship] = FIGHTS[event];
  }
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

/** Add up what each ship earned and paid in the last round that is over; nothing if none is. */
export function settlement(lines: Line[]): Settlement | null {
  let open = new Map<number, Account>();
  let found: Settlement | null = null;
  let swapped = false;
  for (const line of lines) {
    for (const told of line.events ?? []) {
      const [ship = 0, second = 0, third = 0] = told.args;
      if (told.event === "round-began") {
        open = new Map();
        swapped = false;
      } else if (told.event === "swapped") swapped = !swapped;
      else if (told.event === "round-ended") found = { round: String(told.say.args.round), line: line.number, accounts: [...open.values()].sort((a, b) => a.pilot - b.pilot) };
      else if (ACCOUNTS.includes(told.event)) {
        const one = open.get(ship) ?? account(ship, swapped);
        enter(one, told, second, third);
        open.set(ship, one);
      }
    }
  }
  return found;
}

function account(ship: number, swapped: boolean): Account {
  const pilot = swapped ? (ship + 2) % SHIPS.length : ship;
  return { ship, pilot, earned: 0, arrival: 0, place: 0, beauty: 0, sold: 0, fine: 0, lost: 0, gaveUp: "" };
}

function enter(one: Account, told: Told, second: number, third: number): void {
  if (told.event === "earned") one.earned += second;
  else if (told.event === "rewarded") [one.place, one.arrival] = [second + 1, third];
  else if (told.event === "most-beautiful") one.beauty = second;
  else if (told.event === "sold") one.sold = second;
  else if (told.event === "fined") [one.lost, one.fine] = [second, third];
  else if (told.event === "gave-up") one.gaveUp = told.say.id.replace("event-gave-up-", "");
}

export const total = (one: Account): number => one.earned + one.arrival + one.beauty + one.sold - one.fine;

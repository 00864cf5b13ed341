// Every message between this client and the server; docs/protocol.md tells how they follow each other.

export type Language = "en" | "ru";
export type Pace = "live" | "slow";
export type Status = "open" | "starting" | "playing" | "over" | "closed";
export type Names = Record<string, string>;
export type Json = Record<string, unknown>;

// --- words ------------------------------------------------------------------------------------------------------------
export interface Message {
  id: string;
  args: Record<string, Arg>;
}
export type Arg = number | string | { component: string } | { seat: number } | Message | Arg[];

export interface Words {
  messages: string;
  names: Record<string, Names>;
}

export interface Sheet {
  hash: string;
  components: Record<string, Json>;
}

/** Some of what is written on a component: an ability, a side of a card. */
export interface Part {
  title: Message | null;
  words: Message[];
  detail: boolean; // what can be left out where there is little room
  mark: Sign | null; // drawn with the title
  signs: Sign[]; // the same as the words
}

/** All that can be read on a component. */
export interface Reading {
  id: string;
  kind: Message;
  figures: Message[];
  parts: Part[];
  rules: string[];
  source: string; // of its figures
}

export interface Catalogue {
  hash: string;
  components: Reading[];
}

export interface RuleText {
  id: string;
  text: string;
  section: string;
}

export interface RuleTexts {
  rules: RuleText[];
}

// --- what both parts speak of -----------------------------------------------------------------------------------------
export interface SeatInfo {
  seat: number;
  person: string;
  name: string;
  bot: string;
}

export interface TableInfo {
  id: string;
  game: string;
  version: number;
  mode: string;
  options: Record<string, number>;
  seats: SeatInfo[];
  pace: Pace;
  answer_seconds: number;
  public: boolean;
  title: string;
  host: string;
  status: Status;
  created_at: number;
  number: number;
  key_hash: string;
  key: string;
  invite: string;
  ask_everything?: boolean; // also where nothing hangs on the answer
  coach?: boolean; // everybody here may ask for hints
  lesson?: boolean; // a guided first game, which counts for nobody
}

export interface Told {
  event: string;
  args: number[];
  values?: Record<string, unknown>; // by name; types.ts of each game says which
  say: Message;
  rule?: string;
  quiet?: boolean; // it follows from others and is not worth a line of the log
}

export interface Line {
  number: number;
  at: number;
  kind: string;
  seat?: number;
  person?: string;
  text?: string;
  value?: number;
  events?: Told[];
  given?: Given; // the own seat was spared this question
}

/** An answer that was given for the own seat: what was asked, and what was answered. */
export interface Given {
  prompt: Message;
  answer: Message;
}

/** A figure: an icon with a number or a short text. */
export interface Sign {
  icon: string;
  text: string;
  tone: string; // what it is coloured as
}

export interface Option {
  answer: number;
  label: Message;
  components: string[];
  places: string[];
  rule: string;
  signs?: Sign[]; // what it brings
  after?: Record<string, number>; // figures of mine as they will be
  warning?: Message; // what it would waste or lose
}


export interface Question {
  prompt: Message;
  domain: ["pick", number]; // answers are 0 to one less
  options?: Option[];
}

export interface View {
  seat: number;
  over: boolean;
  asked: number[];
  winners?: number[];
  succeeded?: number[]; // who reached the aim of the game; the winners are the best of them
  scores?: number[];
  kind?: string;
  number?: number;
  sealed?: number;
  question?: Question | null;
  table: Json;
}

export interface Proposal {
  seat: number;
  inputs: number;
  waiting: number[];
  until: number; // consent that has not come by then is refused
}

export interface Clock {
  timer: number;
  at: number;
}

/** Parts of the key that people bring, by seat. */
export interface PartsInfo {
  server: string; // the server's promise
  restarts: number;
  promises: Record<string, string>; // hashes by seat
  shown: Record<string, string>; // parts by seat
  unpromised: number[]; // asked to promise anew
  unshown: number[]; // still missing; after the start: left out
  show: boolean; // those who promised are to show their parts now
  until: number;
}

export interface Ending {
  game: string;
  version: number;
  release: string; // which plays the match
  over: boolean;
  mine: boolean; // the own consent is missing
  waiting: string[]; // names
}

// --- what the server sends on the socket ------------------------------------------------------------------------------
interface Now {
  view?: View | null;
  asked_at?: number; // the line that opened the own question, which an answer must name
  can_undo?: boolean;
  orders?: Record<string, boolean>; // what may be ordered beforehand now, by question, and whether it is
  proposal?: Proposal | null;
  clock?: Clock | null;
  deadlines?: Record<string, number>; // when a bot will stand in, by asked seat
  bot_budget?: number; // percent of their usual effort that bots make now; 100 where it is missing
  lesson?: Lesson | null; // for the learner of a guided first game
}
/** One thing that the guide of a first game says; its message has an attribute title. */
export interface Page {
  say: Message;
  spots: string[]; // places of the board to look at
  rules: string[];
}
/** Where a guided first game stands: what is said, and which answers lead on. */
export interface Lesson {
  step: number; // from 0; as many as there are steps when the script is over
  steps: number;
  pages: Page[]; // to be read in order; the last one says what to do
  answers: number[]; // none while others answer, or when everybody plays freely
}
export interface Welcome {
  type: "welcome";
  person: string;
  name: string;
  protocol: number;
  time: number;
}
export interface Sync extends Now {
  type: "sync";
  table: TableInfo;
  seat: number;
  number: number;
  lines: Line[];
  here?: string[];
  left_out?: number; // of the lines up to this number some are missing
  parts?: PartsInfo | null;
}
export interface Update extends Now {
  type: "update";
  table: string;
  line: Line;
  key?: string;
  info?: TableInfo | null;
  parts?: PartsInfo | null; // there with info
}
export interface Accepted {
  type: "accepted";
  table: string;
  key: string;
  number: number;
}
export interface Refused {
  type: "refused";
  table: string;
  key: string;
  rule: string;
  say: Message;
}
export interface Hint {
  type: "hint";
  table: string;
  question: number;
  answer: number;
  bot: string;
  option: Option | null;
  chances?: OptionChance[]; // the best first; none where the bot does not think ahead
  worlds?: number; // in which they were compared
}
/** How likely the own seat is to win after an answer, as far as it can know. */
export interface OptionChance {
  answer: number;
  chance: number; // from 0 to 1
  gain: number; // beside the answer that is advised
  sure: boolean; // surely better or worse than that
}
export interface Why {
  type: "why";
  table: string;
  answer: number;
  legal: boolean;
  rule: string;
  say: Message;
}
export interface Preview {
  type: "preview";
  table: string;
  question: number;
  answer: number;
  events: Told[];
  view: View | null; // nothing where the answer would reveal something
}
export interface Presence {
  type: "presence";
  table: string;
  here: string[];
}
export interface Reminder {
  type: "reminder";
  table: string;
  title: string;
  due_at: number;
}
export interface Problem {
  type: "error";
  code: string;
  text: string;
  say?: Message | null;
}
export interface Pong {
  type: "pong";
  time: number;
}
export type FromServer =
  Welcome | Sync | Update | Accepted | Refused | Hint | Why | Preview | Presence | Reminder | Problem | Pong;

// --- what the client sends --------------------------------------------------------------------------------------------
export type FromClient =
  | { type: "watch"; table: string; after: number; invite: string }
  | { type: "unwatch"; table: string }
  | { type: "answer"; table: string; asked_at: number; answer: number; key: string }
  | { type: "sit"; table: string; seat: number; key: string }
  | { type: "leave"; table: string; key: string }
  | { type: "bot"; table: string; seat: number; bot: string; key: string }
  | { type: "start"; table: string; bot: string; key: string }
  | { type: "promise"; table: string; hash: string; key: string }
  | { type: "show"; table: string; part: string; key: string }
  | { type: "undo"; table: string; key: string }
  | { type: "vote"; table: string; agree: boolean; key: string }
  | { type: "chat"; table: string; text: string; key: string }
  | { type: "order"; table: string; question: string; on: boolean; key: string }
  | { type: "hint"; table: string; bot: string }
  | { type: "why"; table: string; answer: number }
  | { type: "preview"; table: string; answer: number }
  | { type: "ping" };

// --- bodies of the HTTP part ------------------------------------------------------------------------------------------
export interface Me {
  id: string;
  name: string;
  language: Language;
  login: string;
  passkeys: number;
  push_key: string;
  has_password: boolean;
  email: string;
  recovery_codes: number;
  mail: boolean;
}
export interface SessionInfo {
  id: string;
  browser: string;
  system: string;
  created_at: number;
  seen_at: number;
  here: boolean;
}
export interface Proof {
  password?: string;
  passkey?: PasskeyReply;
  word?: string;
}
export interface PasskeyOptions {
  options: Json;
  challenge: string;
}
export interface PasskeyReply {
  credential: Json;
  challenge: string;
}
export interface PushAddress {
  endpoint: string;
  keys: Record<string, string>;
}
export interface ModeInfo {
  id: string;
  name: Names;
  seats: number[];
}
export interface SettingInfo {
  id: string;
  name: Names;
  default: number;
  low: number;
  high: number;
  values: Names[];
  names_seat: boolean; // from 1 on
}
export interface GameInfo {
  id: string;
  name: Names;
  version: number;
  seats: number[];
  modes: ModeInfo[];
  options: SettingInfo[];
  bots: string[]; // that can play it, the strongest last
  usual_bot: string; // that takes a seat where nobody has chosen one
  lesson?: boolean; // it has a guided first game
  poster: string; // where its picture is; nothing where this client draws one
  board: string; // where the module of its own board is, if it brings one
  styles: string;
}
export interface Games {
  games: GameInfo[];
  bots: string[];
  broken: Record<string, string>;
}
export interface NewTable {
  game: string;
  mode: string;
  seats: number;
  options: Record<string, number>;
  pace: Pace;
  public: boolean;
  ask_everything?: boolean;
  coach?: boolean;
  title?: string;
}
export interface RecordInfo {
  id: string;
  game: string;
  version: number;
  mode: string;
  seats: number;
  inputs: number;
  over: boolean;
  result: { winners: number[]; scores: number[] } | null;
}
export interface Moment {
  inputs: number;
  seat: number;
  events: Told[];
  view: View;
}
export interface Moments {
  total: number;
  moments: Moment[];
}
export interface Verdict {
  consistent: boolean;
  text: string;
  game: string;
  inputs: number;
  key_hash: string;
}

// --- the analysis of a finished match: GET and POST /api/matches/{id}/analysis -----------------------------------------
export type Mark = "" | "find" | "slip" | "blunder";

/** Another answer, and what it would have brought beside the one that was given, as its seat could know. */
export interface Alternative {
  answer: number;
  notation: string;
  label: Message;
  chance: number;
  gain: number;
  sure: boolean;
}
export interface AnalysedInput {
  inputs: number; // how many there are with it
  seat: number;
  answer: number;
  notation: string;
  label: Message | null; // of time, nothing
  chances: number[]; // of each seat to win after it
  luck?: number[]; // what rolls brought each seat; where something was rolled
  chance?: number; // of its seat, as far as it could know; where there was a choice
  best?: number; // the answer that was surely better
  loss?: number; // that this would have spared
  gain?: number; // beside the answer that comes first to mind
  mark?: Mark;
  alternatives?: Alternative[]; // the best first
}
export interface SeatAnalysis {
  seat: number;
  luck: number;
  skill: number;
  choices: number;
  finds: number;
  slips: number;
  blunders: number;
  accuracy: number;
}
export interface TurningPoint {
  inputs: number;
  seat: number; // who gave it
  favours: number; // whose chance it changed most
  change: number;
  why: "find" | "slip" | "blunder" | "luck" | "answer";
}
export interface Analysis {
  game: string;
  version: number;
  level: string;
  seed: number;
  worlds: number;
  start: number[];
  inputs: AnalysedInput[];
  seats: SeatAnalysis[];
  turning_points: TurningPoint[];
}
export interface MatchAnalysis {
  status: "none" | "waiting" | "running" | "done" | "failed";
  done?: number; // inputs that have been looked at
  total?: number;
  analysis?: Analysis | null;
}

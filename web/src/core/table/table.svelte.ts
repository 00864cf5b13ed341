// A table as this browser knows it: kept up to date by the socket, changed only by what the server says.

import { api } from "../api";
import { Connection, newKey, socketUrl, type ConnectionState } from "./connection";
import type {
  Clock,
  FromServer,
  Hint,
  Lesson,
  Line,
  PartsInfo,
  Proposal,
  Refused,
  Sync,
  TableInfo,
  Update,
  View,
} from "../protocol";
import { withEarlier } from "./log";
import { newPromise, partOf } from "../fair/parts";
import { Previews } from "./previews.svelte";
import { reminders } from "../person/reminders.svelte";
import { session } from "../person/session.svelte";
import { remembered } from "../settings.svelte";
import { Show } from "./show.svelte";
import { motionless } from "./still";
import { witness } from "../fair/witness";

const NOBODY = -3;

export interface Notice {
  problem?: string; // words of the server
  refused?: Refused;
}

export class TableClient {
  connection: ConnectionState = $state("connecting");
  info: TableInfo | null = $state.raw(null);
  seat = $state(NOBODY);
  lines: Line[] = $state.raw([]); // all that the server told; those that have been shown are the show's
  readonly show = new Show(motionless);
  canUndo = $state(false);
  orders: Record<string, boolean> = $state.raw({}); // what may be ordered beforehand now, and whether it is
  proposal: Proposal | null = $state.raw(null);
  clock: Clock | null = $state.raw(null);
  lesson: Lesson | null = $state.raw(null); // of a guided first game
  deadlines: Record<string, number> = $state.raw({}); // by asked seat
  parts: PartsInfo | null = $state.raw(null); // of the key, where anybody brings some
  here: string[] = $state.raw([]);
  hint: Hint | null = $state.raw(null);
  notice: Notice | null = $state.raw(null);
  problem = $state(""); // the code of why the table cannot be shown
  waiting = $state(false); // an answer is on its way
  leftOut = $state(0); // of the lines up to this number the server has told only some
  away = $state.raw({ from: 0, to: 0 }); // the numbers of the lines that came while the person was away
  readonly previews = new Previews((answer) => this.socket.send({ type: "preview", table: this.id, answer }));
  skew = $state(0); // the server's clock less ours, in milliseconds

  private brought = ""; // what was sent last of the own part of the key
  private readonly socket: Connection;
  private person = "";
  private seen = 0; // the last line before the person went away
  private pending = ""; // the key of the answer on its way
  private quiet = ""; // the key of a promise, whose refusal nobody needs to read
  private askedAt = 0; // the line that opened the own question

  constructor(
    readonly id: string,
    readonly invite: string,
  ) {
    this.socket = new Connection(socketUrl(location), {
      opened: () => this.watch(),
      received: (message) => this.receive(message),
      changed: (state) => (this.connection = state),
      ended: () => void session.ended(),
    });
    this.socket.open();
  }

  close(): void {
    this.show.stage = null;
    this.socket.close();
  }

  /** What is on the board, which may be a little behind what the server told. */
  get view(): View | null {
    return this.show.view;
  }

  hurry(): void {
    this.socket.hurry();
  }

  /** The page came into sight or went out of it. */
  looked(): void {
    this.show.skip();
    if (document.visibilityState === "visible") {
      this.hurry();
      this.remember();
      if (this.info) this.away = { from: this.seen, to: this.number };
    } else this.seen = this.number;
  }

  /** The person knows what happened. */
  caughtUp(): void {
    this.away = { from: this.away.from, to: this.away.from };
  }

  // --- what the person does -------------------------------------------------------------------------------------------
  answer(answer: number): void {
    if (!this.view || this.show.behind || this.waiting) return;
    this.notice = null;
    this.caughtUp();
    this.pending = newKey();
    this.waiting = this.socket.send({ type: "answer", table: this.id, asked_at: this.askedAt, answer, key: this.pending });
  }

  /** Take a seat; before the start also promise a part of the key, so that nobody can choose it. */
  sit(seat: number): void {
    this.socket.send({ type: "sit", table: this.id, seat, key: newKey() });
    if (this.info?.status === "open") this.promise();
  }

  private promise(): void {
    this.quiet = newKey();
    this.socket.send({ type: "promise", table: this.id, hash: newPromise(), key: this.quiet });
  }

  /** Promise or show the own part of the key where the server waits for it; once, though others' lines may come before mine. */
  private bringPart(): void {
    const parts = this.parts;
    const promises = parts?.unpromised.includes(this.seat);
    if (!parts || !(promises || (parts.show && parts.unshown.includes(this.seat)))) return;
    const wanted = `${parts.server} ${parts.restarts} ${promises ? "promise" : "show"}`;
    if (wanted === this.brought) return;
    this.brought = wanted;
    if (promises) return this.promise();
    const part = partOf(parts.promises[this.seat] ?? "");
    if (part) this.socket.send({ type: "show", table: this.id, part, key: newKey() });
  }

  leave(): void {
    this.socket.send({ type: "leave", table: this.id, key: newKey() });
  }

  setBot(seat: number, bot: string): void {
    this.socket.send({ type: "bot", table: this.id, seat, bot, key: newKey() });
  }

  start(bot: string): void {
    this.socket.send({ type: "start", table: this.id, bot, key: newKey() });
  }

  undo(): void {
    this.socket.send({ type: "undo", table: this.id, key: newKey() });
  }

  vote(agree: boolean): void {
    this.socket.send({ type: "vote", table: this.id, agree, key: newKey() });
  }

  say(text: string): void {
    this.socket.send({ type: "chat", table: this.id, text, key: newKey() });
  }

  order(question: string, on: boolean): void {
    this.socket.send({ type: "order", table: this.id, question, on, key: newKey() });
  }

  /** Ask for the lines before those that are known. */
  async askEarlier(): Promise<void> {
    const before = this.leftOut + 1;
    const { lines } = await api.lines(this.id, before, this.invite);
    this.leftOut = Math.min(this.leftOut, (lines[0]?.number ?? 1) - 1);
    this.lines = withEarlier(this.lines, lines);
    this.show.recall(lines);
  }

  askHint(): void {
    this.socket.send({ type: "hint", table: this.id, bot: "" });
  }

  // --- what the server says -------------------------------------------------------------------------------------------
  receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.person = message.person;
        this.skew = message.time - Date.now();
        return;
      case "sync":
        return this.takeSync(message);
      case "update":
        return this.takeUpdate(message);
      case "refused":
        if (message.key && message.key === this.quiet) return;
        this.waiting = false;
        this.notice = { refused: message };
        return;
      case "hint":
        if (message.question === this.show.newest?.number) this.hint = message;
        return;
      case "preview":
        if (message.question === this.show.newest?.number) this.previews.take(message);
        return;
      case "accepted":
        if (message.key === this.pending) this.waiting = false;
        return;
      case "reminder":
        return reminders.take(message, this.id);
      case "presence":
        this.here = message.here;
        return;
      case "error":
        this.waiting = false;
        if (message.code === "not_watching") this.watch();
        else if (message.code === "kicked") this.problem = message.code;
        else if (!this.info) this.problem = message.code;
        else this.notice = { problem: message.text };
        return;
      default:
        return;
    }
  }

  private watch(): void {
    this.socket.send({ type: "watch", table: this.id, after: this.number, invite: this.invite });
  }

  private get number(): number {
    return this.lines.at(-1)?.number ?? 0;
  }

  private takeSync(message: Sync): void {
    this.problem = "";
    this.info = message.table;
    this.seat = message.seat;
    this.here = message.here ?? [];
    const seen = this.number || Number(remembered.read(`seen-${this.id}`) ?? 0);
    this.away = { from: seen, to: seen ? message.number : 0 };
    const from = message.lines[0]?.number ?? message.number + 1;
    this.lines = [...this.lines.filter((line) => line.number < from), ...message.lines];
    this.leftOut = Math.max(this.leftOut, message.left_out ?? 0);
    this.takeNow(message, message.view ?? null);
    this.parts = message.parts ?? null;
    witness(message.table, this.parts);
    this.brought = ""; // what was sent before may be lost
    this.bringPart();
    this.show.jump(this.lines, message.view ?? null);
    this.remember();
  }

  private takeUpdate(message: Update): void {
    const { line, info } = message;
    if (line.number <= this.number) return;
    if (line.number !== this.number + 1) return this.watch();
    this.lines = [...this.lines, line];
    if (info) {
      this.info = { ...info, invite: info.invite || (this.info?.invite ?? "") };
      this.seat = info.seats.find((seat) => seat.person === this.person)?.seat ?? NOBODY;
      this.parts = message.parts ?? null;
      witness(info, this.parts);
      this.bringPart();
    }
    const view = message.view ?? this.show.newest;
    this.takeNow(message, view);
    this.show.push(line, view);
    this.remember();
  }

  private takeNow(message: Sync | Update, view: View | null): void {
    if (message.type === "sync" || message.key === this.pending || !view?.question) this.waiting = false;
    if (view?.number !== this.hint?.question) this.hint = null;
    if (view !== this.show.newest) this.previews.forget();
    this.askedAt = message.asked_at ?? 0;
    this.canUndo = message.can_undo ?? false;
    this.orders = message.orders ?? {};
    this.proposal = message.proposal ?? null;
    this.clock = message.clock ?? null;
    this.lesson = message.lesson ?? null;
    this.deadlines = message.deadlines ?? {};
  }

  private remember(): void {
    if (document.visibilityState === "visible") remembered.keep(`seen-${this.id}`, String(this.number));
  }
}

// What happened is shown in order, one event after the other; whoever waits is never far behind.

import { tick } from "svelte";
import type { Motion } from "../../boards";
import { withEarlier } from "./log";
import type { Line, Told, View } from "../protocol";

const USUAL = 220; // milliseconds from the beginning of an event to that of the next
const SHORTEST = 150; // an event lasts so long at least; when many wait they overlap
const LONGEST = 300;
const BEHIND = 2000; // at most so long behind what the server told
const TOO_MANY = 60; // events that move; more are not worth watching

/** Draws motions between places of the screen. */
export interface Stage {
  motionsOf(told: Told, before: View, after: View): Motion[];
  mark(motions: Motion[]): void; // remember where things are, before the view changes
  set(motions: Motion[]): void; // it has changed: what arrives later is not seen yet
  perform(motions: Motion[], milliseconds: number): void;
  hear(motions: Motion[]): void; // where nothing shall move
  clear(): void;
}

interface Act {
  told: Told;
  motions: Motion[];
}

interface Scene {
  line: Line;
  view: View | null;
  acts: Act[];
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export class Show {
  view: View | null = $state.raw(null); // what is on the board
  newest: View | null = $state.raw(null); // what the server told last
  lines: Line[] = $state.raw([]); // what has been told so far
  fresh: Told[] = $state.raw([]); // the events of the view that is on the board
  running = $state(false);
  stage: Stage | null = null;

  private scenes: Scene[] = [];
  private current: Scene | null = null;
  private gap = USUAL; // shorter when much waits, until all has been shown
  private round = 0; // a skip begins a new one, so that what slept knows it is late

  constructor(
    private readonly still: () => boolean, // nothing shall move
    private readonly sleep = pause,
  ) {}

  /** The view on the board is not the newest: its question is not the one to answer. */
  get behind(): boolean {
    return this.view !== this.newest;
  }

  /** Show everything as it is now, without motion. */
  jump(lines: Line[], view: View | null): void {
    this.stop();
    this.lines = lines;
    this.fresh = [];
    this.view = this.newest = view;
  }

  /** Show one more line, with the view after it, when all before it has been shown. */
  push(line: Line, view: View | null): void {
    const before = this.newest;
    this.newest = view;
    this.scenes.push({ line, view, acts: (line.events ?? []).map((told) => ({ told, motions: this.motionsOf(told, before, view) })) });
    const left = this.left();
    if (left > TOO_MANY) return this.skip();
    this.gap = Math.min(this.gap, BEHIND / left);
    if (this.running) return;
    if (left) void this.run();
    else for (const scene of this.scenes.splice(0)) this.finish(scene);
  }

  /** Remember what was told before the first line that is known. */
  recall(lines: Line[]): void {
    this.lines = withEarlier(this.lines, lines);
  }

  /** Go to the newest view at once. */
  skip(): void {
    for (const scene of this.stop()) this.finish(scene);
  }

  private async run(): Promise<void> {
    const round = this.round;
    this.running = true;
    for (let scene = this.scenes.shift(); scene; scene = this.scenes.shift()) {
      this.current = scene;
      await this.play(scene, round);
      if (round !== this.round) return;
      this.current = null;
    }
    this.running = false;
    this.gap = USUAL;
  }

  private async play(scene: Scene, round: number): Promise<void> {
    const motions = scene.acts.flatMap((act) => act.motions);
    if (!motions.length || !this.stage) return this.finish(scene);
    this.stage.mark(motions);
    this.open(scene);
    await tick();
    if (round !== this.round) return;
    this.stage.set(motions);
    while (scene.acts.length) {
      const act = scene.acts.shift() as Act;
      this.tell(scene.line, [act.told]);
      if (!act.motions.length) continue;
      this.stage.perform(act.motions, Math.max(SHORTEST, Math.min(LONGEST, this.gap * 1.3)));
      await this.sleep(this.gap);
      if (round !== this.round) return;
    }
  }

  /** Put a view on the board, and its line into the log without its events. */
  private open(scene: Scene): void {
    this.lines = [...this.lines, { ...scene.line, events: [] }];
    this.fresh = scene.line.events ?? [];
    this.view = scene.view;
  }

  private finish(scene: Scene): void {
    if (this.lines.at(-1)?.number !== scene.line.number) this.open(scene);
    this.tell(scene.line, scene.acts.splice(0).map((act) => act.told));
  }

  private tell(line: Line, told: Told[]): void {
    const last = this.lines.at(-1);
    if (last?.number === line.number) this.lines = this.lines.with(-1, { ...last, events: [...(last.events ?? []), ...told] });
  }

  /** End the show; return the scenes that were not shown to their end. */
  private stop(): Scene[] {
    const left = this.current ? [this.current, ...this.scenes] : this.scenes;
    this.round += 1;
    this.running = false;
    this.gap = USUAL;
    this.current = null;
    this.scenes = [];
    this.stage?.clear();
    return left;
  }

  /** How many events that move are still to be shown. */
  private left(): number {
    const acts = [...(this.current?.acts ?? []), ...this.scenes.flatMap((scene) => scene.acts)];
    return acts.filter((act) => act.motions.length).length;
  }

  private motionsOf(told: Told, before: View | null, after: View | null): Motion[] {
    if (!this.stage || !before || !after) return [];
    const motions = this.stage.motionsOf(told, before, after);
    if (!this.still()) return motions;
    this.stage.hear(motions);
    return [];
  }
}

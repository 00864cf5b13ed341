// Who this browser is.

import { api, ApiError, whenEnded } from "../api";
import type { Me } from "../protocol";
import { problemText } from "../problems";
import { remembered, settings } from "../settings.svelte";

const SETTLE = 500; // milliseconds until an answer that is on its way has brought its cookie

class Session {
  me: Me | null = $state.raw(null);
  problem = $state(""); // "offline", or words for why this browser is nobody yet
  closed = $state(false); // the club is for members only, and this browser is none yet
  loggedOut = $state(false); // from elsewhere, or by time
  private changing: Promise<unknown> = Promise.resolve();
  private looking = false;

  constructor() {
    whenEnded(() => void this.ended());
  }

  async start(): Promise<void> {
    try {
      this.me = await api.me();
      this.problem = "";
      this.closed = false;
      if (!remembered.read("language")) settings.setLanguage(this.me.language);
    } catch (error) {
      this.closed = error instanceof ApiError && error.code === "members_only";
      this.problem = error instanceof ApiError && error.code === "offline" ? "offline" : problemText(error);
    }
  }

  /** Do something that may change who this browser is. */
  async change(action: () => Promise<unknown>): Promise<void> {
    const done = action().then(() => this.start());
    this.changing = done.catch(() => undefined);
    await done;
    this.loggedOut = false;
  }

  /** The server no longer knows this browser: find out who it is now, and say so unless it was done here. */
  async ended(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    await new Promise((done) => setTimeout(done, SETTLE));
    await this.changing;
    const before = this.me?.id;
    await this.start();
    this.loggedOut ||= this.me !== null && before !== this.me.id;
    this.looking = false;
  }

  async rename(name: string): Promise<void> {
    this.me = await api.changeMe({ name });
  }

  async speak(language: "en" | "ru"): Promise<void> {
    settings.setLanguage(language);
    this.me = await api.changeMe({ language });
  }
}

export const session = new Session();

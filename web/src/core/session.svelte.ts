// Who this browser is.

import { api, ApiError } from "./api";
import type { Me } from "./protocol";
import { problemText } from "./problems";
import { remembered, settings } from "./settings.svelte";

class Session {
  me: Me | null = $state.raw(null);
  problem = $state(""); // "offline", or words for why this browser is nobody yet

  async start(): Promise<void> {
    try {
      this.me = await api.me();
      this.problem = "";
      if (!remembered.read("language")) settings.setLanguage(this.me.language);
    } catch (error) {
      this.problem = error instanceof ApiError && error.code === "offline" ? "offline" : problemText(error);
    }
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

// What this browser remembers: language, theme, and how answers are given.

import frameEn from "../../../src/cosmodrome/locale/en.ftl?raw";
import frameRu from "../../../src/cosmodrome/locale/ru.ftl?raw";
import en from "../locale/en.ftl?raw";
import ru from "../locale/ru.ftl?raw";
import type { Language } from "./protocol";
import { Speech } from "./words/speech";

type Theme = "dark" | "light";

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(`cosmodrome-${key}`);
  } catch {
    return null;
  }
};
const keep = (key: string, value: string): void => {
  try {
    localStorage.setItem(`cosmodrome-${key}`, value);
  } catch {
    // a browser that keeps nothing still plays
  }
};

const usualLanguage = (): Language => (navigator.language.startsWith("ru") ? "ru" : "en");
const usualTheme = (): Theme => (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
const speeches: Record<Language, Speech> = { en: new Speech("en", [frameEn, en]), ru: new Speech("ru", [frameRu, ru]) };

class Settings {
  language: Language = $state((read("language") as Language | null) ?? usualLanguage());
  theme: Theme = $state((read("theme") as Theme | null) ?? usualTheme());
  atOnce: boolean = $state(read("at-once") === "1"); // an option answers without a second tap

  setLanguage(language: Language): void {
    this.language = language;
    keep("language", language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    keep("theme", theme);
  }

  setAtOnce(on: boolean): void {
    this.atOnce = on;
    keep("at-once", on ? "1" : "0");
  }
}

export const settings = new Settings();

/** Say a message of the client itself. */
export function t(id: string, args: Record<string, number | string> = {}): string {
  return speeches[settings.language].say({ id, args });
}

/** A person's name as readers see it; who has deleted the account has a neutral one. */
export const personName = (name: string): string => (name === "deleted player" ? t("deleted-player") : name);

export function knows(id: string): boolean {
  return speeches[settings.language].has(id);
}

export const remembered = { read, keep };

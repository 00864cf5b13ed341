// The few words that a board says itself, from its own Fluent files.

import type { Language } from "../core/protocol";
import { settings } from "../core/settings.svelte";
import { Speech } from "../core/words/speech";

export type Say = (id: string, args?: Record<string, number | string>) => string;

export function boardWords(en: string, ru: string): Say {
  const speeches: Record<Language, Speech> = { en: new Speech("en", [en]), ru: new Speech("ru", [ru]) };
  return (id, args = {}) => speeches[settings.language].say({ id, args });
}

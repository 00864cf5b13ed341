// What only this board says.

import type { Language } from "../../core/protocol";
import { settings } from "../../core/settings.svelte";
import { Speech } from "../../core/speech";
import en from "./en.ftl?raw";
import ru from "./ru.ftl?raw";

const speeches: Record<Language, Speech> = { en: new Speech("en", [en]), ru: new Speech("ru", [ru]) };

export function s(id: string, args: Record<string, number | string> = {}): string {
  return speeches[settings.language].say({ id, args });
}

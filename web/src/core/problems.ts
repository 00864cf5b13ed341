// What went wrong, in the reader's language where we know the reason.

import { ApiError } from "./api";
import { knows, t } from "./settings.svelte";

export function problemText(error: unknown): string {
  const code = error instanceof ApiError ? error.code : error instanceof DOMException ? error.name : "";
  if (error instanceof ApiError && error.say && knows(error.say.id)) return t(error.say.id, error.say.args as Record<string, number | string>).trim();
  const id = `problem-${code.replaceAll("_", "-").toLowerCase()}`;
  if (code && knows(id)) return t(id);
  return t("problem-other", { text: error instanceof Error ? error.message : String(error) });
}

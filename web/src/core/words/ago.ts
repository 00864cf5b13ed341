// How long ago something was, as people say it.

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** "yesterday", "3 hours ago"; nothing for what was within the last hour. */
export function ago(at: number, now: number, language: string): string {
  const passed = now - at;
  if (passed < HOUR) return "";
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return passed < DAY ? format.format(-Math.floor(passed / HOUR), "hour") : format.format(-Math.floor(passed / DAY), "day");
}

export function day(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "short", year: "numeric" }).format(at);
}

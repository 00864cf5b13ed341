import type { Facts } from "..";
import type { Desk } from "../../core/table/desk.svelte";
import { component } from "../../core/words/sheet";

export { default as Picture } from "./Picture.svelte";
export { default } from "./PlainBoard.svelte";

/** What a sheet tells of a component in figures and words that the card does not show. */
export function factsOf(id: string, desk: Desk): Facts | null {
  const { source } = component<{ source?: string }>(desk.game, id) ?? {};
  return source ? { source, rows: [] } : null;
}

// What stands on components in words, as the server tells it; fetched when somebody first reads.

import { api } from "../api";
import type { Reading } from "../protocol";

export type Readings = Map<string, Reading>;

const known = new Map<string, Promise<Readings>>();

/** All that can be read in a game, by component, in the order of its box; how many play can matter. */
export function readingsOf(game: string, seats?: number): Promise<Readings> {
  const key = `${game} ${seats ?? ""}`;
  let found = known.get(key);
  if (!found) {
    found = api.components(game, seats).then((catalogue) => new Map(catalogue.components.map((one) => [one.id, one])));
    found.catch(() => known.delete(key));
    known.set(key, found);
  }
  return found;
}

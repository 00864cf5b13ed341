// What a view shows at a place ("players.0.fleet.2").

import type { View } from "../core/protocol";

export function seenAt<Thing>(view: View, place: string): Thing | undefined {
  let found: unknown = place ? view.table : undefined;
  for (const key of place.split(".")) found = typeof found === "object" && found !== null ? (found as Record<string, unknown>)[key] : undefined;
  return (found ?? undefined) as Thing | undefined;
}

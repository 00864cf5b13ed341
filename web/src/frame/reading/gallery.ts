// A catalogue put in order: by kind, components that say the same shown once.

import type { Message, Reading } from "../../core/protocol";

type Say = (message: Message) => string;
type Name = (component: string) => string;

export interface Shown {
  reading: Reading;
  copies: number; // components of this name that say the same
}

export interface Kind {
  name: string;
  components: Shown[];
}

/** All that stands on a component, in small letters, for finding it. */
export function textOf(reading: Reading, say: Say, name: Name): string {
  const parts = reading.parts.flatMap((part) => [...(part.title ? [part.title] : []), ...part.words]);
  return [name(reading.id), ...[reading.kind, ...reading.figures, ...parts].map(say), ...reading.rules].join(" ").toLowerCase();
}

export function grouped(readings: Reading[], say: Say, name: Name): Kind[] {
  const kinds = new Map<string, Map<string, Shown>>();
  for (const reading of readings) {
    const title = say(reading.kind);
    const kind = kinds.get(title) ?? new Map<string, Shown>();
    kinds.set(title, kind);
    const text = textOf(reading, say, name);
    const known = kind.get(text);
    if (known) known.copies += 1;
    else kind.set(text, { reading, copies: 1 });
  }
  return [...kinds].map(([name, components]) => ({ name, components: [...components.values()] }));
}

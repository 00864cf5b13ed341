// Turns messages into sentences with the same Fluent files that the server uses.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Language, Message, Names } from "../protocol";

export type SeatName = (seat: number) => string;

const QUOTES: Record<Language, [string, string, string, string]> = { en: ["“", "”", "‘", "’"], ru: ["«", "»", "„", "“"] };

/** Give quotes inside quotes their own form, as where a name that has quotes is quoted. */
export function quotedInside(text: string, language: Language): string {
  const [first, last, innerFirst, innerLast] = QUOTES[language];
  let depth = 0;
  let said = "";
  for (const char of text) {
    if (char === first) depth++;
    said += depth < 2 ? char : char === first ? innerFirst : char === last ? innerLast : char;
    if (char === last) depth = Math.max(depth - 1, 0);
  }
  return said;
}

/** Put a minus where a hyphen stands for one, before a number below zero. */
export function withMinus(text: string): string {
  return text.replace(/(^|[\s(])-(?=\d)/g, "$1−");
}

export class Speech {
  private readonly bundle: FluentBundle;
  private readonly forms: string[];

  constructor(
    readonly language: Language,
    texts: string[],
    private readonly names: Record<string, Names> = {},
    private readonly seatName: SeatName = (seat) => String(seat + 1),
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
    const start = `${language}-`;
    const keys = new Set(Object.values(names).flatMap((entry) => Object.keys(entry)));
    this.forms = [...keys].filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id.split(".")[0] ?? id);
  }

  /** Say a message; `message.attribute` says one of its attributes; what has no words shows its bare id. */
  say(message: Message): string {
    const [entry = "", attribute] = message.id.split(".");
    const found = this.bundle.getMessage(entry);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    if (!pattern) return `【${message.id}】`;
    return quotedInside(withMinus(this.bundle.formatPattern(pattern, this.plainArgs(message.args ?? {}), [])), this.language);
  }

  name(component: string): string {
    return this.names[component]?.[this.language] ?? this.names[component]?.en ?? component;
  }

  isComponent(id: string): boolean {
    return id in this.names;
  }

  seat(seat: number): string {
    return this.seatName(seat);
  }

  private plainArgs(args: Record<string, Arg>): Record<string, FluentVariable> {
    const plain: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) {
      plain[key] = this.plain(value);
      if (typeof value === "object" && "component" in value) {
        const names = this.names[value.component] ?? {};
        for (const form of this.forms) {
          plain[`${key}-${form}`] = names[`${this.language}-${form}`] ?? this.name(value.component);
        }
      }
    }
    return plain;
  }

  private plain(value: Arg): FluentVariable {
    if (typeof value !== "object") return value;
    if (Array.isArray(value)) return value.map((one) => String(this.plain(one))).join(", ");
    if ("component" in value) return this.name(value.component as string);
    if ("seat" in value) return this.seat(value.seat as number);
    return this.say(value as Message);
  }
}

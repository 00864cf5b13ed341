// The numbered rules, the same files that the tests cite, loaded when somebody reads them.
// A game of another package has its rules on the server.

import { api } from "../api";
import type { Language, RuleText as Rule } from "../protocol";

export type { Rule };

const files = import.meta.glob("../../../../docs/rules/*.md", { query: "?raw", import: "default" }) as Record<
  string,
  () => Promise<string>
>;

export const PREFIXES: Record<string, string> = {
  GT: "galaxy_trucker",
  MA: "metal_adventures",
  RP: "red_planet",
  SB: "space_base",
  SR: "star_realms",
};

export function parseRules(text: string): Rule[] {
  const rules: Rule[] = [];
  let section = "";
  for (const line of text.split("\n")) {
    const heading = /^## (?:[A-Z]{2}-)?(.+)$/.exec(line);
    if (heading) section = heading[1] ?? "";
    const rule = /^- ([A-Z]{2}-\d+\.\d+[a-z]?) (.+)$/.exec(line);
    if (rule) rules.push({ id: rule[1] ?? "", text: rule[2] ?? "", section });
  }
  return rules;
}

export async function loadRules(game: string, language: Language): Promise<Rule[]> {
  const load = files[`../../../../docs/rules/${game}${language === "ru" ? ".ru" : ""}.md`];
  if (load) return parseRules(await load());
  return (await api.rules(game, language).catch(() => ({ rules: [] }))).rules;
}

export function gameOfRule(id: string): string {
  return PREFIXES[id.slice(0, 2)] ?? "";
}

/** Find rules by id (its beginning) or by words that all occur. */
export function findRules(rules: Rule[], wanted: string): Rule[] {
  const words = wanted.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return rules;
  return rules.filter((rule) => {
    const text = `${rule.text} ${rule.section}`.toLowerCase();
    const id = rule.id.toLowerCase();
    return words.every((word) => id === word || id.startsWith(`${word}.`) || text.includes(word));
  });
}

export interface Chapter {
  title: string;
  rules: Rule[];
}

/** Rules under the headings that they stand under, in their order. */
export function chapters(rules: Rule[]): Chapter[] {
  const found = new Map<string, Rule[]>();
  for (const rule of rules) found.set(rule.section, [...(found.get(rule.section) ?? []), rule]);
  return [...found].map(([title, inside]) => ({ title, rules: inside }));
}

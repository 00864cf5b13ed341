import type { Card } from "../cards";
export function card(card: Card): string;
export function boss(seed: string, faction: string): string;

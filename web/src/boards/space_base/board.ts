import type { Facts } from "..";
import type { Desk } from "../../core/table/desk.svelte";
import "./bases/base.css";
import { card } from "./cards";
import "./market/market.css";
import "./bases/rivals.css";
import "./narrow.css";
import "./real.css";
import { s } from "./words";

export { motionsOf } from "./motions";
export { default as Picture } from "./parts/Picture.svelte";
export { default } from "./SpaceBase.svelte";

export function factsOf(id: string, _desk: Desk): Facts | null {
  const one = card(id);
  if (!one) return null;
  const rows: [string, string][] = [[s("sector", { n: one.sector }), one.level ? s("level", { n: one.level }) : ""]];
  if (one.cost) rows.push([s("cost"), String(one.cost)]);
  return { source: one.source, rules: ["SB-4.1"], rows };
}

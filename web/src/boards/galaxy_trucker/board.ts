import type { Facts } from "..";
import type { Desk } from "../../core/table/desk.svelte";
import "./building/build.css";
import { sheetOf } from "./cards";
import "./flight/flight.css";
import "./building/hand.css";
import "./building/heap.css";
import "./ships/ship.css";
import "./parts/panels.css";
import "./narrow.css"; // after all that it changes

export { default } from "./GalaxyTrucker.svelte";
export { motionsOf } from "./motions";
export { default as Picture } from "./parts/Picture.svelte";

export function factsOf(id: string, _desk: Desk): Facts | null {
  return { source: sheetOf(id)?.source, rows: [] };
}

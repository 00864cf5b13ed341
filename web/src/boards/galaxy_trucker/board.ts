import type { Facts } from "..";
import type { Desk } from "../../core/desk.svelte";
import "./build.css";
import { sheetOf } from "./cards";
import "./flight.css";
import "./hand.css";
import "./heap.css";
import "./ship.css";
import "./panels.css";
import "./narrow.css"; // after all that it changes

export { default } from "./GalaxyTrucker.svelte";
export { motionsOf } from "./motions";
export { default as Picture } from "./Picture.svelte";

export function factsOf(id: string, _desk: Desk): Facts | null {
  return { source: sheetOf(id)?.source, rows: [] };
}

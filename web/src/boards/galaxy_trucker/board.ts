import type { Facts } from "..";
import type { Desk } from "../../core/desk.svelte";
import "./build.css";
import { sourceOf } from "./cards";
import "./flight.css";
import "./ship.css";
import "./real.css"; // after the drawing that it completes

export { default as Picture } from "./AdventureCard.svelte";
export { default } from "./GalaxyTrucker.svelte";

export function factsOf(id: string, _desk: Desk): Facts | null {
  return { source: sourceOf(id), rows: [] };
}

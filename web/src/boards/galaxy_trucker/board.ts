import "./building/build.css";
import "./flight/flight.css";
import "./building/hand.css";
import "./building/heap.css";
import "./ships/ship.css";
import "./parts/panels.css";
import "./narrow.css"; // after all that it changes

export { default } from "./GalaxyTrucker.svelte";
export { motionsOf } from "./motions";
export { standingOf } from "./standing";
export { default as Picture } from "./parts/Picture.svelte";

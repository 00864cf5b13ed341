import { addIcons } from "../../core/sprite";
import { DRAWINGS } from "./cards";
import "./seats/cards.css";
import "./seats/goals.css";
import "./mars/mars.css";
import "./port/port.css";
import "./mars/sky.css";
import "./narrow.css";
import { sprite } from "./port/ports.js";
import "./real.css";

export { motionsOf } from "./motions";
export { standingOf } from "./standing";
export { default as Picture } from "./parts/Picture.svelte";
export { default } from "./RedPlanet.svelte";

addIcons(sprite);

/** Signs of readings by what this board draws for them. */
export const icons: Record<string, string> = { astronaut: "crew", ...DRAWINGS };

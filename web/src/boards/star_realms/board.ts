import { addIcons } from "../../core/sprite";
import icons from "./parts/icons.svg?raw";
import "./cards/cards.css";
import "./seats/others.css";
import "./seats/mine.css";
import "./boss/boss.css";
import "./seats/team.css";
import "./narrow.css";
import "./real.css";

export { default } from "./StarRealms.svelte";
export { motionsOf } from "./motions";
export { standingOf } from "./standing";
export { default as Picture } from "./cards/Picture.svelte";

addIcons(icons);

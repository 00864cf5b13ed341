import { addIcons } from "../../core/sprite";
import icons from "./parts/icons.svg?raw";
import "./parts/common.css";
import "./pirates/rivals.css";
import "./space/space.css";
import "./battle/battle.css";
import "./deals/offer.css";
import "./planets/map.css";
import "./pirates/mine.css";
import "./real.css";
import "./deals/deals.css";
import "./space/middle.css";
import "./phone.css";
import "./battle/odds.css";

export { default } from "./MetalAdventures.svelte";
export { motionsOf } from "./motions";
export { standingOf } from "./standing";
export { default as Picture } from "./parts/Picture.svelte";

addIcons(icons);

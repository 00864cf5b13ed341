import "./bases/base.css";
import "./market/market.css";
import "./bases/rivals.css";
import "./narrow.css";
import "./real.css";

export { motionsOf } from "./motions";
export { standingOf } from "./standing";
export { default as Picture } from "./parts/Picture.svelte";
export { default } from "./SpaceBase.svelte";


export { default as Picture } from "./Picture.svelte";
export { default } from "./PlainBoard.svelte";

export { default } from "./PlainBoard.svelte";

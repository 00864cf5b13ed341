import type { Primer } from "../../primers";
import { boardWords } from "../../words";
import en from "./en.ftl?raw";
import Picture from "./Picture.svelte";
import ru from "./ru.ftl?raw";

export const primer: Primer = {
  weight: 4,
  say: boardWords(en, ru),
  variants: [
    { id: "standard", icon: "users", first: true },
    { id: "figures", icon: "warn" },
  ],
  steps: [["MA-8.1", "MA-8.3", "MA-9.1"], ["MA-10.1", "MA-10.2"], ["MA-11.3", "MA-11.5"], ["MA-11.1", "MA-12.3", "MA-14.7"], ["MA-8.7", "MA-17.1"], ["MA-6.2", "MA-19.1", "MA-19.3"]],
  Picture,
};

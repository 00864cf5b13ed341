import type { Primer } from "../../primers";
import { boardWords } from "../../words";
import en from "./en.ftl?raw";
import Picture from "./Picture.svelte";
import ru from "./ru.ftl?raw";

export const primer: Primer = {
  weight: 2,
  say: boardWords(en, ru),
  variants: [
    { id: "duel", icon: "users", rule: "SR-13.1", first: true },
    { id: "many", icon: "attack", rule: "SR-14.1" },
    { id: "bosses", icon: "f-blob", rule: "SR-20.1" },
  ],
  steps: [["SR-4.1", "SR-4.2"], ["SR-7.1", "SR-7.2", "SR-9.4"], ["SR-5.6", "SR-5.7", "SR-5.12"], ["SR-4.8", "SR-8.1", "SR-8.3"], ["SR-6.1", "SR-6.2"], ["SR-9.1", "SR-9.3", "SR-10.1"]],
  Picture,
};

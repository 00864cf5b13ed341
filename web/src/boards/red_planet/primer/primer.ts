import type { Primer } from "../../primers";
import { boardWords } from "../../words";
import en from "./en.ftl?raw";
import Picture from "./Picture.svelte";
import ru from "./ru.ftl?raw";

export const primer: Primer = {
  weight: 3,
  say: boardWords(en, ru),
  variants: [
    { id: "companies", icon: "users", first: true },
    { id: "duel", icon: "attack", rule: "RP-16.1" },
    { id: "maps", icon: "planet", rule: "RP-2.1" },
  ],
  steps: [["RP-4.1", "RP-4.3"], ["RP-5.1", "RP-5.5", "RP-5.8"], ["RP-5.10", "RP-7.1"], ["RP-7.2", "RP-1.6"], ["RP-10.1", "RP-10.3", "RP-10.4"], ["RP-12.1", "RP-12.2", "RP-12.4"]],
  Picture,
};

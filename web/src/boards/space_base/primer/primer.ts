import type { Primer } from "../../primers";
import { boardWords } from "../../words";
import en from "./en.ftl?raw";
import Picture from "./Picture.svelte";
import ru from "./ru.ftl?raw";

export const primer: Primer = {
  weight: 2,
  say: boardWords(en, ru),
  variants: [
    { id: "standard", icon: "rocket", first: true },
    { id: "light-speed", icon: "clock", rule: "SB-11.2" },
    { id: "seats", icon: "users", rule: "SB-3.11" },
  ],
  steps: [["SB-4.2", "SB-4.4"], ["SB-5.3"], ["SB-4.1"], ["SB-5.6b", "SB-5.6c"], ["SB-7.1", "SB-7.2"], ["SB-5.9", "SB-9.2"]],
  Picture,
};

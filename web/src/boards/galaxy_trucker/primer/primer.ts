import type { Primer } from "../../primers";
import { boardWords } from "../../words";
import en from "./en.ftl?raw";
import Picture from "./Picture.svelte";
import ru from "./ru.ftl?raw";

export const primer: Primer = {
  weight: 3,
  say: boardWords(en, ru),
  variants: [
    { id: "test-flight", icon: "rocket", rule: "GT-25.1", first: true },
    { id: "pace", icon: "timer" },
    { id: "strict", icon: "check", rule: "GT-4.16" },
  ],
  steps: [["GT-4.3", "GT-4.4", "GT-4.5"], ["GT-4.9", "GT-4.10", "GT-5.2"], ["GT-8.5", "GT-9.1", "GT-9.5"], ["GT-10.1", "GT-24.5"], ["GT-12.5", "GT-12.15"], ["GT-24.2", "GT-24.3", "GT-24.4"]],
  Picture,
};

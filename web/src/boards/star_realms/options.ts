import type { Option } from "../../core/protocol";
import { card } from "./cards";

/** The next card that can be played without being asked anything. */
export function nextToPlay(options: Option[]): Option | undefined {
  return options.find((option) => /^option-play(-base)?$/.test(option.label.id) && !card(option.components[0] ?? "").asks);
}

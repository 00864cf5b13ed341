// Motion is short, and there is none for those who asked for none.

import { reducedMotion } from "../core/table/still";

export function motion(milliseconds: number): number {
  return reducedMotion() ? 0 : milliseconds;
}

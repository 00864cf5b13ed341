// Motion is short, and there is none for those who asked for none.

const reduced = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

export function motion(milliseconds: number): number {
  return reduced?.matches ? 0 : milliseconds;
}

// Whether anything shall move on this screen now.

const reduced = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

export function motionless(): boolean {
  return document.visibilityState !== "visible" || (reduced?.matches ?? false);
}

// Whether anything shall move on this screen now.

const reduced = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** The person asked for as little motion as possible. */
export const reducedMotion = (): boolean => reduced?.matches ?? false;

export function motionless(): boolean {
  return document.visibilityState !== "visible" || reducedMotion();
}

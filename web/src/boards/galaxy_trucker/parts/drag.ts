// Dragging by mouse, pen or finger: what is held follows the pointer and is dropped on a `data-drop` place.
// Dropped anywhere else, or with Escape, it stays where it was.

const FAR = 6; // pixels until a press becomes a drag

export function drag(drop: (place: string) => void, over: (place: string | null) => void = () => undefined) {
  return (node: HTMLElement): (() => void) => {
    let start: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;

    const placeAt = (event: PointerEvent): string => document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]")?.dataset.drop ?? "";
    const end = (): void => {
      ghost?.remove();
      ghost = start = null;
      over(null);
    };
    const down = (event: PointerEvent): void => {
      if (event.button === 0 && event.isPrimary) start = event;
    };
    const mine = (event: PointerEvent): boolean => event.pointerId === start?.pointerId; // and not a second finger
    const move = (event: PointerEvent): void => {
      if (!start || !mine(event)) return;
      if (!ghost && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
      event.preventDefault();
      ghost ??= lift(node, event.pointerType === "touch");
      ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
      const place = placeAt(event);
      ghost.classList.toggle("landing", place !== "");
      over(place);
    };
    const up = (event: PointerEvent): void => {
      if (!mine(event)) return;
      const place = ghost ? placeAt(event) : "";
      if (ghost) node.addEventListener("click", swallow, { capture: true, once: true });
      end();
      if (place) drop(place);
      setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
    };
    const cancel = (event: PointerEvent): void => {
      if (mine(event)) end();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === "Escape") end();
    };
    const swallow = (event: Event): void => event.stopPropagation();

    node.addEventListener("pointerdown", down);
    addEventListener("pointermove", move, { passive: false });
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
    addEventListener("keydown", key);
    return () => {
      end();
      node.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
      removeEventListener("keydown", key);
    };
  };
}

function lift(node: HTMLElement, byFinger: boolean): HTMLElement {
  const ghost = node.cloneNode(true) as HTMLElement;
  const { width, height } = node.getBoundingClientRect();
  ghost.className = byFinger ? "dragged raised" : "dragged";
  ghost.removeAttribute("data-at");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` });
  document.body.append(ghost);
  return ghost;
}

// Dragging by mouse, pen or finger: what is held follows the pointer and is dropped on a `data-drop` place.

const FAR = 6; // pixels until a press becomes a drag

export function drag(drop: (place: string) => void, over: (place: string) => void = () => undefined) {
  return (node: HTMLElement): (() => void) => {
    let start: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;

    const placeAt = (event: PointerEvent): string => document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]")?.dataset.drop ?? "";
    const end = (): void => {
      ghost?.remove();
      ghost = start = null;
      over("");
    };
    const down = (event: PointerEvent): void => {
      if (event.button === 0) start = event;
    };
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointerId) return;
      if (!ghost && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
      event.preventDefault();
      ghost ??= lift(node);
      ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
      over(placeAt(event));
    };
    const up = (event: PointerEvent): void => {
      const place = ghost ? placeAt(event) : "";
      if (ghost) node.addEventListener("click", swallow, { capture: true, once: true });
      end();
      if (place) drop(place);
      setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
    };
    const swallow = (event: Event): void => event.stopPropagation();

    node.addEventListener("pointerdown", down);
    addEventListener("pointermove", move, { passive: false });
    addEventListener("pointerup", up);
    addEventListener("pointercancel", end);
    return () => {
      end();
      node.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
    };
  };
}

function lift(node: HTMLElement): HTMLElement {
  const ghost = node.cloneNode(true) as HTMLElement;
  const { width, height } = node.getBoundingClientRect();
  ghost.className = "dragged";
  ghost.removeAttribute("data-at");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` });
  document.body.append(ghost);
  return ghost;
}

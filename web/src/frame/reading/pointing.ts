// Reading is a gesture of its own on every device: the mouse rests on a component, the focus comes to it, or a finger
// stays on it; the key "i" and the right button look closer. Pressing chooses, and never reads.

export interface Pointed {
  id: string; // of the component
  place: string; // where it lies in the view, if it says
  node: HTMLElement;
}

interface Reader {
  show: (one: Pointed | null) => void; // beside the component
  look: (one: Pointed) => void; // enlarged
  press: (one: Pointed) => void; // it was clicked
  showing: () => boolean;
}

const REST = 350; // milliseconds that the mouse rests before a component is read
const LINGER = 200; // and that it stays readable afterwards
const HOLD = 450; // milliseconds that a finger stays
const STILL = 10; // pixels that a finger may move meanwhile

/** The component that an element shows. */
export function componentAt(target: EventTarget | null): Pointed | null {
  const node = target instanceof Element ? target.closest<HTMLElement>("[data-card]") : null;
  const id = node?.dataset.card;
  return node && id ? { id, place: node.dataset.place ?? "", node } : null;
}

export function watchPointing({ show, look, press, showing }: Reader): () => void {
  let under: HTMLElement | null = null; // what the mouse is over
  let resting: ReturnType<typeof setTimeout> | undefined;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let held = false; // the finger has read: what it does next is no click
  let from = [0, 0];

  function over(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || event.buttons) return; // nothing is read while something is dragged
    if ((event.target as Element).closest(".reading")) return clearTimeout(resting);
    const one = componentAt(event.target);
    if ((one?.node ?? null) === under) return;
    under = one?.node ?? null;
    clearTimeout(resting);
    resting = setTimeout(() => show(one), one ? REST : LINGER);
  }
  function down(event: PointerEvent): void {
    held = false;
    if ((event.target as Element).closest(".reading")) return;
    clearTimeout(resting);
    show(null);
    const one = event.pointerType === "mouse" ? null : componentAt(event.target);
    if (!one) return;
    from = [event.clientX, event.clientY];
    clearTimeout(holding);
    holding = setTimeout(() => {
      held = true;
      look(one);
    }, HOLD);
  }
  function move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - (from[0] ?? 0), event.clientY - (from[1] ?? 0)) > STILL) clearTimeout(holding);
  }
  const up = (): void => clearTimeout(holding);
  function click(event: MouseEvent): void {
    const one = componentAt(event.target);
    if (held) {
      event.preventDefault();
      event.stopPropagation();
    } else if (one) press(one);
    held = false;
  }
  function menu(event: MouseEvent): void {
    const one = componentAt(event.target);
    if (!one) return;
    event.preventDefault();
    if (!held) look(one);
  }
  function focus(event: FocusEvent): void {
    const target = event.target as Element;
    if (target.matches(":focus-visible") && !target.closest(".reading")) show(componentAt(target));
  }
  function key(event: KeyboardEvent): void {
    if (event.target instanceof HTMLInputElement) return;
    const one = componentAt(event.target);
    if (event.key === "Escape" && showing()) {
      event.preventDefault();
      event.stopPropagation();
      show(null);
    } else if (event.key === "i" && one && !event.ctrlKey && !event.metaKey && !event.altKey) look(one);
  }

  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  document.addEventListener("pointerover", over, options);
  document.addEventListener("pointerdown", down, options);
  document.addEventListener("pointermove", move, options);
  document.addEventListener("pointerup", up, options);
  document.addEventListener("pointercancel", up, options);
  document.addEventListener("click", click, options);
  document.addEventListener("contextmenu", menu, options);
  document.addEventListener("focusin", focus, options);
  document.addEventListener("keydown", key, options);
  return () => {
    stop.abort();
    clearTimeout(resting);
    clearTimeout(holding);
  };
}

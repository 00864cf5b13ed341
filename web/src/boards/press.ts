// A press acts; a long press, a right click or the key "i" looks closer.

const LONG = 450;

export function press(act: () => void, look: () => void) {
  return (node: HTMLElement): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looked = false;
    const down = (): void => {
      looked = false;
      timer = setTimeout(() => {
        looked = true;
        look();
      }, LONG);
    };
    const up = (): void => clearTimeout(timer);
    const click = (event: Event): void => {
      event.stopPropagation();
      if (!looked) act();
      looked = false;
    };
    const menu = (event: Event): void => {
      event.preventDefault();
      up();
      look();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === "i") look();
    };
    const handlers: [string, EventListener][] = [
      ["pointerdown", down],
      ["pointerup", up],
      ["pointerleave", up],
      ["pointercancel", up],
      ["click", click],
      ["contextmenu", menu],
      ["keydown", key as EventListener],
    ];
    for (const [name, handler] of handlers) node.addEventListener(name, handler);
    return () => {
      up();
      for (const [name, handler] of handlers) node.removeEventListener(name, handler);
    };
  };
}

// A part that scrolls can be reached by keyboard.

export function scrolls(node: HTMLElement): void {
  node.tabIndex = 0;
}

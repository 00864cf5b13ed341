/** Attached to what may scroll: as long as it does the keyboard reaches it, and its arrows scroll it. */
export function scrollable(element: HTMLElement): () => void {
  const look = () => {
    const scrolls = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    if (scrolls) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  const size = new ResizeObserver(look); // looks at once, too
  size.observe(element);
  const content = new MutationObserver(look);
  content.observe(element, { childList: true, subtree: true, characterData: true });
  document.fonts.addEventListener("loadingdone", look);
  return () => {
    size.disconnect();
    content.disconnect();
    document.fonts.removeEventListener("loadingdone", look);
  };
}

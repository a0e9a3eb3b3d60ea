/** Minimum space in px between an entry and the edge of its container, so that the entry's neighbors are visible as well. */
const MARGIN = 48;

/** Returns the nearest scrollable ancestor. */
function scrollerOf(element: Element): Element | null {
  let parent = element.parentElement;
  while (parent && !(parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY)))
    parent = parent.parentElement;
  return parent === document.documentElement || parent === document.body ? null : parent;
}

/** Scrolls an entry into view inside its container, without scrolling the page. */
export function reveal(entry: Element | null | undefined): void {
  const scroller = entry && scrollerOf(entry);
  if (!scroller) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const frame = scroller.getBoundingClientRect();
  const isSeen = top >= frame.top + MARGIN && bottom <= frame.bottom - MARGIN;
  if (!isSeen) scroller.scrollTop += (top + bottom - frame.top - frame.bottom) / 2;
}

/** Scrolls the current page's entry into view in a page menu. */
export function revealPage(menu: string): void {
  reveal([...document.querySelectorAll(`${menu} .menu__link--active`)].at(-1));
}

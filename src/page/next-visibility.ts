/** A change in scroll position. All values are in CSS pixels. */
export interface Scroll {
  from: number;
  to: number;
  /** Height of the navbar. */
  height: number;
  /** Scroll position at the end of the page. */
  end: number;
}

/** Whether the navbar is visible after scrolling. Overscrolling at either end of the page has no effect. */
export function nextVisibility(visible: boolean, { from, to, height, end }: Scroll): boolean {
  if (to < height) return true;
  if (from === 0 || to === from) return visible;
  if (to > from) return false;
  return to < end - height ? true : visible;
}

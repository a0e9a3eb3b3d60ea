/** A change of the scroll position; all values in CSS pixels. */
export interface Scroll {
  from: number;
  to: number;
  /** Height of the navbar. */
  height: number;
  /** Position of the end of the page. */
  end: number;
}

/** Whether the navbar is visible after scrolling. Overscrolling at either end of the page changes nothing. */
export function nextVisibility(visible: boolean, { from, to, height, end }: Scroll): boolean {
  if (to < height) return true;
  if (from === 0 || to === from) return visible;
  if (to > from) return false;
  return to < end - height ? true : visible;
}

/** Finds the current section of the page. Pure. */

/** Edges of a heading in px from the top of the window. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/**
 * The section that is being read. The rule is the framework's, so that the application marks the same entry: the first heading in the upper
 * half of the window, or else the last one above the window.
 *
 * @param headings in document order
 * @param windowHeight in px
 * @returns its index; -1 before the first section
 */
export function sectionAt(headings: readonly Edges[], windowHeight: number): number {
  const next = headings.findIndex(({ top }) => top >= 0);
  const heading = headings[next];
  if (!heading) return headings.length - 1;
  return heading.top > 0 && heading.bottom < windowHeight / 2 ? next : next - 1;
}

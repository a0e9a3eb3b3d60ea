/** Which section of the page is read. Pure. */

/** Edges of a heading in px from the top of the window. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/**
 * The section being read, by the rule of the framework, which marks the same entry when the application is there:
 * the first heading in the window's upper half, else the last one above the window.
 *
 * @param headings in the order of the page
 * @param windowHeight in px
 * @returns its index; -1 before the first section
 */
export function sectionAt(headings: readonly Edges[], windowHeight: number): number {
  const next = headings.findIndex(({ top }) => top >= 0);
  const heading = headings[next];
  if (!heading) return headings.length - 1;
  return heading.top > 0 && heading.bottom < windowHeight / 2 ? next : next - 1;
}

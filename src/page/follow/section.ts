/** Finds the current section of the page. This module contains only pure functions. */

/** Distances in px from the top of the window to the edges of a heading. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
}

/**
 * Finds the section that the reader is in. The framework uses the same rule, so the application marks the same entry: the first heading in
 * the upper half of the window or, if there is none, the last heading above the window.
 *
 * @param headings in document order
 * @param windowHeight in px
 * @returns index of the section's heading; -1 before the first section
 */
export function sectionAt(headings: readonly Edges[], windowHeight: number): number {
  const next = headings.findIndex(({ top }) => top >= 0);
  const heading = headings[next];
  if (!heading) return headings.length - 1;
  return heading.top > 0 && heading.bottom < windowHeight / 2 ? next : next - 1;
}

/**
 * Headings that a site repeats from page to page, as `Before you start`: they tell the kind of a section and
 * not its subject, so that of two sections with the same words the other one is the better answer.
 */
import { headingOf, type Section } from './sections';

/** Headings by the number of sections that have them; only those that many have. */
export type SharedHeadings = ReadonlyMap<string, number>;

/** How much a section's heading is shared: 0 for one of its own, towards 1 for one of every page. */
export type Sharing = (section: Section) => number;

/** Sections with the same heading from which it counts as shared. */
const FEWEST = 4;

/** Counts the headings of a site. */
export function sharedHeadings(sections: readonly Section[]): SharedHeadings {
  const counts = new Map<string, number>();
  for (const section of sections) {
    const heading = headingOf(section);
    counts.set(heading, (counts.get(heading) ?? 0) + 1);
  }
  return new Map([...counts].filter(([, count]) => count >= FEWEST));
}

/** @param pages number of pages of the site */
export function createSharing(shared: SharedHeadings, pages: number): Sharing {
  return (section) => Math.min(1, Math.log(shared.get(headingOf(section)) ?? 1) / Math.log(Math.max(2, pages)));
}

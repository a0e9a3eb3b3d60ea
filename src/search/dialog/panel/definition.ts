/** Finds the glossary term, or the list entry such as an error code, that a query asks for, if it asks for nothing else. */
import { headingOf, plainText } from '../../common/hit-text';
import { HIERARCHY_LEVELS, type SearchHit } from '../../contract';

/** Heading of the hit's own section. */
export const ownHeading = (hit: SearchHit): string =>
  HIERARCHY_LEVELS.map((level) => headingOf(hit, level)).findLast((heading) => heading !== undefined) ?? '';

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** The abbreviation follows the term: `Write once, read many (WORM)`. */
function names(term: string): string[] {
  const [, long = term, short] = /^(.*?)(?: \((.*)\))?$/.exec(term) ?? [];
  return [term, long, ...(short === undefined ? [] : [short])].map(fold);
}

/** The hit that explains the query, ignoring case and accents. Undefined if the query isn't its name. */
export function definitionOf(query: string, hits: readonly SearchHit[]): SearchHit | undefined {
  const asked = fold(query);
  return hits.find((hit) => hit.kind !== undefined && hit.content !== null && names(plainText(ownHeading(hit))).includes(asked));
}

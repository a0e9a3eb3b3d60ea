/** Finds the glossary term or list entry (such as an error code) that a query asks for, if it doesn't ask for anything else. */
import { fold } from '../../../page/filter';
import { headingOf, plainText } from '../../common/hit-text';
import { HIERARCHY_LEVELS, type SearchHit } from '../../contract';

/** Returns the heading of the hit's own section. */
export const ownHeading = (hit: SearchHit): string =>
  HIERARCHY_LEVELS.map((level) => headingOf(hit, level)).findLast((heading) => heading !== undefined) ?? '';

/** Returns a term and its abbreviation, which follows the term: `Write once, read many (WORM)`. */
function names(term: string): string[] {
  const [, long = term, short] = /^(.*?)(?: \((.*)\))?$/.exec(term) ?? [];
  return [term, long, ...(short === undefined ? [] : [short])].map(fold);
}

/** Returns the hit that explains the query, ignoring case and accents, or undefined if no hit has the query as its name. */
export function definitionOf(query: string, hits: readonly SearchHit[]): SearchHit | undefined {
  const asked = fold(query.trim());
  return hits.find((hit) => hit.kind !== undefined && hit.content !== null && names(plainText(ownHeading(hit))).includes(asked));
}

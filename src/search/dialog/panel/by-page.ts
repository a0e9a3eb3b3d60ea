/**
 * Groups by page. DocSearch groups hits by their highlighted lvl0 and names the page below each hit; here the
 * group is the page, so that the line below a hit is free for what the page's name does not say.
 */
import { plainText } from '../../common/markup';
import { HIERARCHY_LEVELS, type HierarchyLevel, type SearchHit, type Snippet } from '../../contract';

const BETWEEN = ' › ';
/** Levels below the page's title. */
const HEADINGS = HIERARCHY_LEVELS.slice(2);

const markedHeading = ({ _highlightResult, hierarchy }: SearchHit, level: HierarchyLevel): string | undefined =>
  _highlightResult.hierarchy?.[level]?.value ?? hierarchy?.[level] ?? undefined;

/** Area and title of the page as text: pages of one title in two areas are two groups. */
export function groupName({ hierarchy }: SearchHit): string {
  const names = [hierarchy?.lvl0, hierarchy?.lvl1].map((name) => plainText(name ?? '')).filter((name) => name !== '');
  return [...new Set(names)].join(BETWEEN);
}

/**
 * The line below a hit, as HTML with marks: the headings that lead to it, else for a heading its text.
 * Undefined leaves DocSearch's own, which is the page's title or, for the page itself, its text.
 */
export function secondLine(hit: SearchHit): Snippet | undefined {
  if (hit.type === 'lvl1') return undefined;
  const above = HEADINGS.slice(0, hit.type === 'content' ? undefined : HEADINGS.findIndex((level) => level === hit.type));
  const path = above.flatMap((level) => markedHeading(hit, level) ?? []).join(BETWEEN);
  if (path !== '') return { value: path, matchLevel: 'none' };
  return hit.type === 'content' ? undefined : hit._snippetResult?.content;
}

/**
 * Adapts hits for DocSearch, which inserts most of their text into the page as HTML and stores some of it. DocSearch groups hits by their
 * highlighted lvl0, and shows the page title below each hit. Here, each page is a group, so the line below a hit can show information that
 * the page title doesn't contain.
 */
import { fold } from '../../../page/filter';
import { headingOf, hitUrl, onlyMarks, plainText, type HitSite } from '../../common/hit-text';
import { HIERARCHY_LEVELS, type SearchHit, type Snippet } from '../../contract';

const BETWEEN = ' › ';
const HEADINGS = HIERARCHY_LEVELS.slice(2);

/** Returns the page's area and title as text. If pages in two areas have the same title, they form two groups. */
export function groupName({ hierarchy }: SearchHit): string {
  const names = [hierarchy?.lvl0, hierarchy?.lvl1].map((name) => plainText(name ?? '')).filter((name) => name !== '');
  return [...new Set(names)].join(BETWEEN);
}

/**
 * Returns the line below a hit, as HTML with marks: the headings above the hit, or else the text below its heading. If it's undefined,
 * DocSearch shows its own line, which is the page title or, for the page itself, its text.
 */
export function secondLine(hit: SearchHit): Snippet | undefined {
  if (hit.type === 'lvl1') return undefined;
  const above = HEADINGS.slice(0, hit.type === 'content' ? undefined : HEADINGS.findIndex((level) => level === hit.type));
  const path = above.flatMap((level) => headingOf(hit, level) ?? []).join(BETWEEN);
  if (path !== '') return { value: path, matchLevel: 'none' };
  return hit.type === 'content' ? undefined : hit._snippetResult?.content;
}

/**
 * @returns undefined for a hit without a valid link. Otherwise, the hit keeps only mark tags, its area (lvl0) and group name are plain
 * text, because DocSearch shows them unchanged, and its content is no longer than its snippet.
 */
export function tidyHit(hit: SearchHit, site: HitSite): SearchHit | undefined {
  const url = hitUrl(hit.url ?? '', site);
  if (url === undefined) return undefined;
  const { hierarchy, _snippetResult, _highlightResult } = hit;
  const safeText = (_key: string, value: unknown): unknown => (typeof value === 'string' ? onlyMarks(value) : value);
  const safe = { ...hit, ...(JSON.parse(JSON.stringify({ hierarchy, _snippetResult, _highlightResult }, safeText)) as SearchHit) };
  const snippets = safe._snippetResult;
  const below = secondLine(safe);
  return {
    ...safe,
    url,
    hierarchy: { ...safe.hierarchy, lvl0: plainText(safe.hierarchy?.lvl0 ?? '') },
    content: snippets?.content?.value.replace(/<\/?mark>/g, '') ?? null,
    _snippetResult: below === undefined ? snippets : { ...snippets, hierarchy: { ...snippets?.hierarchy, lvl1: below } },
    _highlightResult: {
      ...safe._highlightResult,
      hierarchy: { ...safe._highlightResult.hierarchy, lvl0: { value: groupName(safe), matchLevel: 'none', matchedWords: [] } },
    },
  };
}

/**
 * Returns the page that contains a text hit, which is the page that a reader visits by selecting the hit. DocSearch stores the parent of
 * such a hit as a recent search, but finds it only if the page itself is among the hits.
 */
export function parentPage<Hit extends Pick<SearchHit, 'url' | 'hierarchy'>>(hit: Hit): Hit {
  const url = hit.url?.replace(/#.*$/, '');
  const levels = HIERARCHY_LEVELS.map((level, depth) => [level, depth < 2 ? (hit.hierarchy?.[level] ?? null) : null]);
  return { ...hit, objectID: url, url, type: 'lvl1', hierarchy: Object.fromEntries(levels) as Hit['hierarchy'], content: null };
}

/** Returns the heading of the hit's own section. */
export const ownHeading = (hit: SearchHit): string =>
  HIERARCHY_LEVELS.map((level) => headingOf(hit, level)).findLast((heading) => heading !== undefined) ?? '';

/** Returns a term and its abbreviation, which follows the term: `Write once, read many (WORM)`. */
function names(term: string): string[] {
  const [, long = term, short] = /^(.*?)(?: \((.*)\))?$/.exec(term) ?? [];
  return [term, long, ...(short === undefined ? [] : [short])].map(fold);
}

/** Returns the term or list entry (such as an error code) whose name the query is. If the query asks for more, it's undefined. */
export function definitionOf(query: string, hits: readonly SearchHit[]): SearchHit | undefined {
  const asked = fold(query.trim());
  return hits.find((hit) => hit.kind !== undefined && hit.content !== null && names(plainText(ownHeading(hit))).includes(asked));
}

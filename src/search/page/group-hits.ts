/** Hits as the search page shows them: by page, each with the headings that lead to it. */
import { hitUrl, plainText } from '../common/hit-text';
import { HIERARCHY_LEVELS, type SearchHit } from '../contract';

export interface ShownHit {
  id: string;
  url: string;
  /** HTML with marks: headings from below the page's title down to the hit's own; empty for the page itself. */
  headings: string[];
  /** HTML with marks, or null when there is no text to show. */
  snippet: string | null;
  /** The hit is a term of the glossary. */
  isDefinition: boolean;
}

export interface HitGroup {
  /** Path of the page. */
  url: string;
  /** Plain text: the area of the site. */
  area: string;
  /** HTML with marks. */
  title: string;
  hits: ShownHit[];
}

const heading = ({ _highlightResult, hierarchy }: SearchHit, level: (typeof HIERARCHY_LEVELS)[number]): string | null =>
  _highlightResult.hierarchy?.[level]?.value ?? hierarchy?.[level] ?? null;

const shown = (hit: SearchHit, url: string): ShownHit => ({
  id: hit.objectID,
  url,
  headings: HIERARCHY_LEVELS.slice(2)
    .map((level) => heading(hit, level))
    .filter((text) => text !== null),
  snippet: hit._snippetResult?.content?.value ?? null,
  isDefinition: hit.kind === 'definition',
});

/**
 * Groups hits by page, in the order of each page's first hit. Hits that lead nowhere are left out.
 * @param siteUrl any address of this site
 */
export function groupHits(hits: readonly SearchHit[], siteUrl: string): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    const url = hitUrl(hit.url ?? '', siteUrl);
    if (url === undefined) continue;
    const page = url.replace(/#.*$/, '');
    const group = groups.get(page) ?? {
      url: page,
      area: plainText(hit.hierarchy?.lvl0 ?? ''),
      title: heading(hit, 'lvl1') ?? page,
      hits: [],
    };
    group.hits.push(shown(hit, url));
    groups.set(page, group);
  }
  return [...groups.values()];
}

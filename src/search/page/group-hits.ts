/** Hits as the search page shows them: by page, each with the headings that lead to it. */
import { headingOf, hitUrl, plainText, type HitSite } from '../common/hit-text';
import { HIERARCHY_LEVELS, type SearchHit } from '../contract';

/** The hits on one page. */
export interface HitGroup {
  /** Path of the page. */
  url: string;
  /** Plain text: the area of the site. */
  area: string;
  /** HTML with marks. */
  title: string;
  hits: ShownHit[];
}

export interface ShownHit extends Pick<SearchHit, 'objectID' | 'kind'> {
  url: string;
  /** HTML with marks: headings from below the page's title down to the hit's own; empty for the page itself. */
  headings: string[];
  /** HTML with marks, or null when there is no text to show. */
  snippet: string | null;
}

/** Groups hits by page, in the order of each page's first hit. Hits that lead nowhere are left out. */
export function groupHits(hits: readonly SearchHit[], site: HitSite): HitGroup[] {
  const groups = new Map<string, HitGroup>();
  for (const hit of hits) {
    const url = hitUrl(hit.url ?? '', site);
    if (url === undefined) continue;
    const page = url.replace(/#.*$/, '');
    const group = groups.get(page) ?? {
      url: page,
      area: plainText(hit.hierarchy?.lvl0 ?? ''),
      title: headingOf(hit, 'lvl1') ?? page,
      hits: [],
    };
    const headings = HIERARCHY_LEVELS.slice(2).flatMap((level) => headingOf(hit, level) ?? []);
    group.hits.push({ objectID: hit.objectID, kind: hit.kind, url, headings, snippet: hit._snippetResult?.content?.value ?? null });
    groups.set(page, group);
  }
  return [...groups.values()];
}

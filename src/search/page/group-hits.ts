/** Groups hits by page for the search page, and lists the headings above each hit. */
import { headingOf, hitUrl, plainText, type HitSite } from '../common/hit-text';
import { HIERARCHY_LEVELS, type SearchHit } from '../contract';

/** The hits on one of the site's pages. */
export interface HitGroup {
  url: string;
  /** The area of the site that contains the page, as plain text. */
  area: string;
  /** Page title as HTML with marks. */
  title: string;
  hits: ShownHit[];
}

export interface ShownHit extends Pick<SearchHit, 'objectID' | 'kind'> {
  url: string;
  /** Headings as HTML with marks, from the heading below the page title to the hit's own. Empty for the page itself. */
  headings: string[];
  /** Excerpt as HTML with marks, or null if there's no text to show. */
  snippet: string | null;
}

/** Groups hits by page, in the order of each page's first hit. Hits without a valid link are omitted. */
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

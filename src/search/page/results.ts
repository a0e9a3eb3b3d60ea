/** Parts of the search page that don't depend on the application, so that the offline edition's search page also uses them. */
import { limits } from '../../site/limits';
import { headingOf, hitUrl, plainText, type HitSite } from '../common/hit-text';
import { PAGE_FACET } from '../common/scope';
import { HIERARCHY_LEVELS, type SearchHit } from '../contract';

const ATTRIBUTES = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);
/** Makes excerpts longer than in a dialog row. @param words number of words in an excerpt in a dialog row */
const snippetOf = (words: number): string[] => [`content:${words * 3}`];

export const REQUEST = {
  hitsPerPage: limits.hitsPerPage,
  facets: [PAGE_FACET],
  attributesToRetrieve: [...ATTRIBUTES, 'content', 'type', 'url', 'kind'],
  attributesToHighlight: ATTRIBUTES,
  attributesToSnippet: snippetOf(limits.snippetWords),
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};

export const NARROW_REQUEST = { attributesToSnippet: snippetOf(limits.snippetWordsNarrow) };

export interface HitGroup {
  url: string;
  /** The area of the site that contains the page, as plain text. */
  area: string;
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

/** Returns the position after a step. The input has position -1, and positions don't wrap around at the ends. */
export function nextPlace(here: number, step: 1 | -1, count: number): number {
  return Math.min(Math.max(here + step, -1), count - 1);
}

const STEPS: Readonly<Record<string, 1 | -1 | undefined>> = { ArrowDown: 1, ArrowUp: -1 };

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'>;

/** Moves the focus with the arrow keys between the input and the links in its results, which are both inside `around`. */
export function moveFocus(event: KeyPress, around: HTMLElement): void {
  const step = STEPS[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const input = around.querySelector<HTMLElement>('input');
  const links = [...around.querySelectorAll<HTMLElement>('ol a')];
  const here = links.findIndex((link) => link === document.activeElement);
  if (here === -1 && document.activeElement !== input) return;
  const next = nextPlace(here, step, links.length);
  if (next === here) return;
  event.preventDefault();
  (links[next] ?? input)?.focus();
}

/** What the opening file tells of pages: area and tag, to choose among them by facets before their text is there. */
import type { FacetFilters, ShardedIndexFile } from '../../../contract';
import { decodeNumbers } from '../coding';
import { facetPredicate } from '../facets';
import type { Section } from '../sections';

const NO_HEADINGS = { lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null } as const;
const TITLE = '"hierarchy.lvl1:';

/** A section for facet filters, standing for its page. */
type PageFacets = Section;

function facetsOf(language: string, area: string, tag: string): PageFacets {
  return {
    objectID: '',
    url: '',
    anchor: null,
    type: 'lvl1',
    hierarchy: { lvl0: area, ...NO_HEADINGS },
    content: null,
    language,
    docusaurus_tag: tag,
    position: { page: 0, section: 0 },
  };
}

/** Facets of every page, in order. */
export function pageFacets({ pages, areas, tags, language }: ShardedIndexFile): PageFacets[] {
  const numbers = decodeNumbers(pages);
  const facets: PageFacets[] = [];
  for (let at = 0; at < numbers.length; at += 3) {
    const [area = 0, tag = 0, count = 0] = numbers.slice(at, at + 3);
    const shared = facetsOf(language, areas[area] ?? '', tags[tag] ?? '');
    for (let left = count; left > 0; left -= 1) facets.push(shared);
  }
  return facets;
}

/** Whether filters ask for titles, which are not in the opening file. */
export function asksForTitles(filters: FacetFilters | undefined): boolean {
  return JSON.stringify(filters ?? '').includes(TITLE);
}

/**
 * Whether the sections of a page pass the filters, which are about what its sections share.
 * @param titles of all pages; needed only where `asksForTitles`
 * @throws {RequestError} on filters that the protocol does not allow
 */
export function pagePredicate(
  pages: readonly PageFacets[],
  titles: readonly string[],
  filters: FacetFilters | undefined,
): (page: number) => boolean {
  const accepts = facetPredicate(filters);
  return (page) => {
    const facets = pages[page];
    if (facets === undefined) return false;
    const lvl1 = titles[page] ?? null;
    return accepts(lvl1 === null ? facets : { ...facets, hierarchy: { ...facets.hierarchy, lvl1 } });
  };
}

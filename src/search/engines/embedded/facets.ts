/** Creates facet filters for sections, and counts facet values. */
import { RequestError, type FacetFilters } from '../../contract';
import type { Section } from './index-file';

type Predicate = (section: Section) => boolean;

/** Attributes that filters can use and that can be counted. */
const FACETS = new Map<string, (section: Section) => string | null>([
  ['language', (section) => section.language],
  ['docusaurus_tag', (section) => section.docusaurus_tag],
  ['hierarchy.lvl0', (section) => section.hierarchy.lvl0],
  ['hierarchy.lvl1', (section) => section.hierarchy.lvl1],
  ['url_without_anchor', (section) => section.url.replace(/#.*$/, '')],
]);

/** Parses `attribute:value` or `attribute:-value`. As in the hosted service, an attribute that isn't a facet matches nothing. */
function single(filter: string): Predicate {
  const colon = filter.indexOf(':');
  if (colon < 1) throw new RequestError(400, `facetFilters: "${filter}" is not understood; expected "attribute:value".`);
  const read = FACETS.get(filter.slice(0, colon));
  const value = filter.slice(colon + 1);
  if (read === undefined) return () => false;
  return value.startsWith('-') ? (section) => read(section) !== value.slice(1) : (section) => read(section) === value;
}

function compile(filters: FacetFilters, all: boolean): Predicate {
  if (typeof filters === 'string') return single(filters);
  if (!Array.isArray(filters)) throw new RequestError(400, 'facetFilters: expected strings and arrays of strings.');
  const parts = filters.map((part: FacetFilters) => compile(part, !all));
  if (parts.length === 0) return () => true;
  return all ? (section) => parts.every((part) => part(section)) : (section) => parts.some((part) => part(section));
}

/** Creates a filter function for sections. Nesting levels alternate: the outer array means AND, arrays inside it mean OR, and so on. */
export function facetPredicate(filters: FacetFilters | undefined): Predicate {
  return filters === undefined ? () => true : compile(filters, true);
}

/** Counts each value of the requested attributes. Attributes that aren't facets are omitted. */
export function countFacets(sections: readonly Section[], attributes: readonly string[]): Record<string, Record<string, number>> {
  const facets: Record<string, Record<string, number>> = {};
  for (const attribute of attributes) {
    const read = FACETS.get(attribute);
    if (read === undefined) continue;
    const counts = new Map<string, number>();
    for (const value of sections.map(read)) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
    facets[attribute] = Object.fromEntries([...counts].sort(([, a], [, b]) => b - a));
  }
  return facets;
}

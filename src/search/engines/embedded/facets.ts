/** Facet filters and counts over sections. */
import { RequestError, type FacetFilters } from '../../contract';
import type { Section } from './index-file';

/** Attributes that can be filtered on and counted. */
const FACET_ATTRIBUTES = ['language', 'docusaurus_tag', 'hierarchy.lvl0', 'hierarchy.lvl1', 'url_without_anchor'] as const;

type FacetAttribute = (typeof FACET_ATTRIBUTES)[number];
type Predicate = (section: Section) => boolean;

const VALUES: Record<FacetAttribute, (section: Section) => string | null> = {
  language: (section) => section.language,
  docusaurus_tag: (section) => section.docusaurus_tag,
  'hierarchy.lvl0': (section) => section.hierarchy.lvl0,
  'hierarchy.lvl1': (section) => section.hierarchy.lvl1,
  url_without_anchor: (section) => section.url.replace(/#.*$/, ''),
};

function isFacet(attribute: string): attribute is FacetAttribute {
  return Object.hasOwn(VALUES, attribute);
}

/** `attribute:value` or `attribute:-value`. As on the hosted service, an attribute that is no facet matches nothing. */
function single(filter: string): Predicate {
  const colon = filter.indexOf(':');
  if (colon < 1) throw new RequestError(400, `facetFilters: "${filter}" is not understood; expected "attribute:value".`);
  const attribute = filter.slice(0, colon);
  const value = filter.slice(colon + 1);
  if (!isFacet(attribute)) return () => false;
  const read = VALUES[attribute];
  return value.startsWith('-') ? (section) => read(section) !== value.slice(1) : (section) => read(section) === value;
}

function compile(filters: FacetFilters, all: boolean): Predicate {
  if (typeof filters === 'string') return single(filters);
  if (!Array.isArray(filters)) throw new RequestError(400, 'facetFilters: expected strings and arrays of strings.');
  const parts = filters.map((part: FacetFilters) => compile(part, !all));
  if (parts.length === 0) return () => true;
  return all ? (section) => parts.every((part) => part(section)) : (section) => parts.some((part) => part(section));
}

/** A test for sections. Levels of nesting alternate: the outer array is AND, arrays in it OR, and so on. */
export function facetPredicate(filters: FacetFilters | undefined): Predicate {
  return filters === undefined ? () => true : compile(filters, true);
}

/** Counts of each value of each attribute asked for; attributes that are no facets are left out. */
export function countFacets(sections: readonly Section[], attributes: readonly string[]): Record<string, Record<string, number>> {
  const wanted = attributes.includes('*') ? FACET_ATTRIBUTES : attributes.filter(isFacet);
  return Object.fromEntries(
    wanted.map((attribute) => {
      const counts = new Map<string, number>();
      for (const section of sections) {
        const value = VALUES[attribute](section);
        if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      return [attribute, Object.fromEntries([...counts].sort(([, a], [, b]) => b - a))];
    }),
  );
}

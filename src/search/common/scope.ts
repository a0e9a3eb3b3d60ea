/** What part of the site a search looks at. */
import { type FacetFilters } from '../contract';

/** `all`, or the id of a docs instance (`home`, `composer`). */
export type Scope = string;

/** The scope that leaves nothing out. */
export const ALL: Scope = 'all';

/** The facet that names the page of a hit; the number of its values is the number of pages. */
export const PAGE_FACET = 'url_without_anchor';

/** Language and search tags of the page that the reader is on (`useContextualSearchFilters`). */
export interface SearchContext {
  locale: string;
  /** `default`, and `docs-<instance>-<version>` of each docs instance. */
  tags: readonly string[];
}

/** Facet filters for contextual search in a scope; an unknown scope looks everywhere. */
export function facetFilters(scope: Scope, { locale, tags }: SearchContext): FacetFilters {
  const inScope = tags.filter((tag) => tag.startsWith(`docs-${scope}-`));
  const wanted = inScope.length > 0 ? inScope : tags;
  return [`language:${locale}`, wanted.map((tag) => `docusaurus_tag:${tag}`)];
}

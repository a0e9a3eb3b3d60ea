/** What part of the site a search looks at. */
import { type FacetFilters } from '../contract';

/** `all`, or the id of a docs instance (`home`, `composer`). */
export type Scope = string;

/** The scope that leaves nothing out. */
export const ALL: Scope = 'all';

/** The facet that names the page of a hit; the number of its values is the number of pages. */
export const PAGE_FACET = 'url_without_anchor';

/**
 * Facet filters for contextual search in a scope; an unknown scope looks everywhere.
 * @param context language and search tags of the reader's page: `default`, and `docs-<instance>-<version>` of each docs instance
 */
export function facetFilters(scope: Scope, { locale, tags }: { locale: string; tags: readonly string[] }): FacetFilters {
  const inScope = tags.filter((tag) => tag.startsWith(`docs-${scope}-`));
  return [`language:${locale}`, (inScope.length > 0 ? inScope : tags).map((tag) => `docusaurus_tag:${tag}`)];
}

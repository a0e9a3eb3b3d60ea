/** The part of the site that a search covers. */
import { DEFAULT_TAG, type FacetFilters } from '../contract';

/** `all`, or the ID of a docs instance (`home`, `composer`). */
export type Scope = string;

/** The scope that includes the whole site. */
export const ALL: Scope = 'all';

/** Facet that contains the page of each hit. The number of its values is the number of pages. */
export const PAGE_FACET = 'url_without_anchor';

/**
 * Returns facet filters for a contextual search within a scope. An unknown scope searches the whole site.
 * @param context language and search tags of the reader's page: `default`, and `docs-<instance>-<version>` for each docs instance
 */
export function facetFilters(scope: Scope, { locale, tags }: { locale: string; tags: readonly string[] }): FacetFilters {
  const inScope = tags.filter((tag) => tag.startsWith(`docs-${scope}-`));
  return [`language:${locale}`, (inScope.length > 0 ? inScope : tags).map((tag) => `docusaurus_tag:${tag}`)];
}

/** A part of the site, identified by the path of its pages. */
interface Located {
  readonly path: string;
}
interface Version extends Located {
  readonly name: string;
  readonly isLast: boolean;
}
/** A docs instance, as described in the framework's browser data. */
export interface Instance extends Located {
  readonly versions: readonly Version[];
}

/** Returns the innermost part that contains the page. */
function around<T extends Located>(parts: readonly T[], pathname: string): T | undefined {
  const folder = (path: string): string => path.replace(/\/?$/, '/');
  const holding = parts.filter(({ path }) => folder(pathname).startsWith(folder(path)));
  return holding.reduce<T | undefined>((inner, part) => (inner && inner.path.length > part.path.length ? inner : part), undefined);
}

/**
 * Returns a page's search tags: for each docs instance, the version that the reader is viewing, or else the latest version. The framework's
 * `useContextualSearchFilters` sorts by language rules, and loading the browser's tables for that takes 40 ms on a slow phone.
 */
export function searchTags(docs: Readonly<Record<string, Instance>>, pathname: string): string[] {
  const here = around(Object.values(docs), pathname);
  const tags = Object.entries(docs).map(([id, instance]) => {
    const version = (instance === here ? around(instance.versions, pathname) : undefined) ?? instance.versions.find(({ isLast }) => isLast);
    return `docs-${id}-${version?.name ?? ''}`;
  });
  return [DEFAULT_TAG, ...tags];
}

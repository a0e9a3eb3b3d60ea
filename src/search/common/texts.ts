/** Texts and scopes that are used in several places. Text with theme IDs keeps the wording of the stock DocSearch dialog, which readers know. */
import { translate } from '@docusaurus/Translate';
import { type ComponentProps } from 'react';
import { counted } from '../../lib/counted';
import { limits } from '../../site/limits';
import { type FacetFilters, type SearchResult } from '../contract';
import { settings } from '../settings';
import { ALL, facetFilters, PAGE_FACET, searchTags, type Scope } from './scope';

export const searchLabel = (): string => translate({ id: 'theme.SearchBar.label' });
export const placeholder = (): string => translate({ id: 'theme.SearchModal.placeholder' });
/** Properties of the search field in a form that goes to the search page. The field name is the page's query parameter. */
export const searchFieldProps = (): ComponentProps<'input'> => ({
  type: 'search',
  name: 'q',
  maxLength: limits.searchBoxMaxLength,
  placeholder: placeholder(),
  'aria-label': searchLabel(),
  autoComplete: 'off',
});
export const errorTitle = (): string => translate({ id: 'theme.SearchModal.errorScreen.titleText' });
export const errorHelp = (): string => translate({ id: 'theme.SearchModal.errorScreen.helpText' });
export const loadingText = (): string => translate({ id: 'theme.SearchPage.fetchingNewResults' });
/** Shown if the hosted service is unavailable and the site's own index is used instead. */
export const fallbackText = (): string => translate({ id: 'search.fallback' });
export const noResultsFor = (query: string): string =>
  `${translate({ id: 'theme.SearchModal.noResultsScreen.noResultsText' })} ${translate({ id: 'search.quoted' }, { query })}`;

/** Returns "41 sections on 12 pages", or only the sections if the response doesn't count pages, as with an older hosted index. */
export function countText({ nbHits, facets }: Pick<SearchResult, 'nbHits' | 'facets'>): string {
  const sections = counted(settings.locale, nbHits, translate({ id: 'search.count.sections' }));
  const onPages = Object.keys(facets?.[PAGE_FACET] ?? {}).length;
  if (onPages === 0) return sections;
  return translate({ id: 'search.count' }, { sections, pages: counted(settings.locale, onPages, translate({ id: 'search.count.pages' })) });
}

const labels = (): Readonly<Record<Scope, string | undefined>> => ({
  [ALL]: translate({ id: 'search.scope.all' }),
  home: translate({ id: 'search.scope.home' }),
  composer: translate({ id: 'search.scope.composer' }),
  own: settings.ownPages,
});

export const scopeTitle = (): string => translate({ id: 'search.scope.title' });

/** Returns the scopes for the whole site and for each docs instance, in the order of the areas, unless there's only one instance. */
export function scopes(): { scope: Scope; label: string }[] {
  const instances = Object.keys(settings.docs);
  return instances.length < 2 ? [] : [ALL, ...instances].map((scope) => ({ scope, label: labels()[scope] ?? scope }));
}

/** Returns a scope's contextual facet filters in the current language. @param pathname path of the reader's page */
export const filtersOf = (scope: Scope, pathname: string): FacetFilters =>
  facetFilters(scope, { locale: settings.locale, tags: searchTags(settings.docs, pathname) });

/** Text that is used in several places. Text with theme IDs keeps the wording of the stock DocSearch dialog, which readers know. */
import { translate } from '@docusaurus/Translate';
import { type ComponentProps } from 'react';
import { counted } from '../../lib/counted';
import { limits } from '../../site/limits';
import { type SearchResult } from '../contract';
import { settings } from '../settings';
import { PAGE_FACET } from './scope';

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

/** Text that is used in several places. Text with theme IDs keeps the wording of the stock DocSearch dialog, which readers know. */
import { translate } from '@docusaurus/Translate';
import { type ComponentProps } from 'react';
import { limits } from '../../site/limits';

export const searchLabel = (): string =>
  translate({ id: 'theme.SearchBar.label', message: 'Search', description: 'Search: name of the field and of its button' });
export const placeholder = (): string =>
  translate({ id: 'theme.SearchModal.placeholder', message: 'Search docs', description: 'Search: placeholder of the field' });
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
export const loadingText = (): string =>
  translate({ id: 'theme.SearchPage.fetchingNewResults', message: 'Fetching new results...', description: 'Search: the answer is late' });
/** Shown if the hosted service is unavailable and the site's own index is used instead. */
export const fallbackText = (): string => translate({ id: 'search.fallback' });
export const noResultsFor = (query: string): string => {
  const noResults = translate({
    id: 'theme.SearchModal.noResultsScreen.noResultsText',
    message: 'No results for',
    description: 'Search: nothing was found; the query follows',
  });
  return `${noResults} ${translate({ id: 'search.quoted' }, { query })}`;
};

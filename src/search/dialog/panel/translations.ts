/** The texts of DocSearch, in the words of the specification. */
import { type DocSearchModalProps } from '@docsearch/react';
import { translate } from '@docusaurus/Translate';
import { searchLabel } from '../../common/texts';

type Translations = NonNullable<DocSearchModalProps['translations']>;

const searchBox = (): Translations['searchBox'] => {
  const reset = translate({
    id: 'theme.SearchModal.searchBox.resetButtonTitle',
    message: 'Clear the query',
    description: 'Search dialog: name of a button',
  });
  const cancel = translate({ id: 'theme.SearchModal.searchBox.cancelButtonText', message: 'Cancel', description: 'Search dialog: button' });
  return {
    resetButtonTitle: reset,
    resetButtonAriaLabel: reset,
    cancelButtonText: cancel,
    cancelButtonAriaLabel: cancel,
    searchInputLabel: searchLabel(),
  };
};

const startScreen = (): Translations['startScreen'] => ({
  recentSearchesTitle: translate({
    id: 'theme.SearchModal.startScreen.recentSearchesTitle',
    message: 'Recent',
    description: 'Search dialog: title of the recent searches',
  }),
  noRecentSearchesText: noRecentSearches(),
  saveRecentSearchButtonTitle: translate({
    id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
    message: 'Save this search',
    description: 'Search dialog: name of a button',
  }),
  removeRecentSearchButtonTitle: translate({
    id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
    message: 'Remove this search from history',
    description: 'Search dialog: name of a button',
  }),
  favoriteSearchesTitle: translate({
    id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
    message: 'Favorite',
    description: 'Search dialog: title of the favorite searches',
  }),
  removeFavoriteSearchButtonTitle: translate({
    id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
    message: 'Remove this search from favorites',
    description: 'Search dialog: name of a button',
  }),
});

const footer = (): Translations['footer'] => ({
  selectText: translate({ id: 'theme.SearchModal.footer.selectText', message: 'to select', description: 'Search dialog: what Enter does' }),
  selectKeyAriaLabel: translate({
    id: 'theme.SearchModal.footer.selectKeyAriaLabel',
    message: 'Enter key',
    description: 'Search dialog: name of a key',
  }),
  navigateText: translate({
    id: 'theme.SearchModal.footer.navigateText',
    message: 'to navigate',
    description: 'Search dialog: what the arrow keys do',
  }),
  navigateUpKeyAriaLabel: translate({
    id: 'theme.SearchModal.footer.navigateUpKeyAriaLabel',
    message: 'Arrow up',
    description: 'Search dialog: name of a key',
  }),
  navigateDownKeyAriaLabel: translate({
    id: 'theme.SearchModal.footer.navigateDownKeyAriaLabel',
    message: 'Arrow down',
    description: 'Search dialog: name of a key',
  }),
  closeText: translate({ id: 'theme.SearchModal.footer.closeText', message: 'to close', description: 'Search dialog: what Escape does' }),
  closeKeyAriaLabel: translate({
    id: 'theme.SearchModal.footer.closeKeyAriaLabel',
    message: 'Escape key',
    description: 'Search dialog: name of a key',
  }),
  searchByText: translate({
    id: 'theme.SearchModal.footer.searchByText',
    message: 'Search by',
    description: 'Search dialog: before the name of the hosted service',
  }),
});

/** "No recent searches", also for a reader whose browser stores nothing. */
export const noRecentSearches = (): string =>
  translate({
    id: 'theme.SearchModal.startScreen.noRecentSearchesText',
    message: 'No recent searches',
    description: 'Search dialog: there are no recent searches',
  });

export const modalTranslations = (): Translations => ({
  searchBox: searchBox(),
  startScreen: startScreen(),
  footer: footer(),
  // Ours stands in its place, and the hidden one must not be read a second time.
  noResultsScreen: { noResultsText: '', suggestedQueryText: '' },
});

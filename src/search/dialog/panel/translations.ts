/** The texts of DocSearch (§8), in the words of the specification. */
import { type DocSearchModalProps } from '@docsearch/react';
import { translate } from '@docusaurus/Translate';
import { errorHelp, errorTitle, searchLabel } from '../../common/texts';

type Translations = NonNullable<DocSearchModalProps['translations']>;

const searchBox = (): Translations['searchBox'] => {
  const reset = translate({
    id: 'theme.SearchModal.searchBox.resetButtonTitle',
    message: 'Clear the query',
    description: 'The label and ARIA label for search box reset button',
  });
  const cancel = translate({
    id: 'theme.SearchModal.searchBox.cancelButtonText',
    message: 'Cancel',
    description: 'The label and ARIA label for search box cancel button',
  });
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
    description: 'The title for recent searches',
  }),
  noRecentSearchesText: noRecentSearches(),
  saveRecentSearchButtonTitle: translate({
    id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
    message: 'Save this search',
    description: 'The title for save recent search button',
  }),
  removeRecentSearchButtonTitle: translate({
    id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
    message: 'Remove this search from history',
    description: 'The title for remove recent search button',
  }),
  favoriteSearchesTitle: translate({
    id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
    message: 'Favorite',
    description: 'The title for favorite searches',
  }),
  removeFavoriteSearchButtonTitle: translate({
    id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
    message: 'Remove this search from favorites',
    description: 'The title for remove favorite search button',
  }),
});

const footer = (): Translations['footer'] => ({
  selectText: translate({
    id: 'theme.SearchModal.footer.selectText',
    message: 'to select',
    description: 'The explanatory text of the action for the enter key',
  }),
  selectKeyAriaLabel: translate({
    id: 'theme.SearchModal.footer.selectKeyAriaLabel',
    message: 'Enter key',
    description: 'The ARIA label for the Enter key button that makes the selection',
  }),
  navigateText: translate({
    id: 'theme.SearchModal.footer.navigateText',
    message: 'to navigate',
    description: 'The explanatory text of the action for the Arrow up and Arrow down key',
  }),
  navigateUpKeyAriaLabel: translate({
    id: 'theme.SearchModal.footer.navigateUpKeyAriaLabel',
    message: 'Arrow up',
    description: 'The ARIA label for the Arrow up key button',
  }),
  navigateDownKeyAriaLabel: translate({
    id: 'theme.SearchModal.footer.navigateDownKeyAriaLabel',
    message: 'Arrow down',
    description: 'The ARIA label for the Arrow down key button',
  }),
  closeText: translate({
    id: 'theme.SearchModal.footer.closeText',
    message: 'to close',
    description: 'The explanatory text of the action for Escape key',
  }),
  closeKeyAriaLabel: translate({
    id: 'theme.SearchModal.footer.closeKeyAriaLabel',
    message: 'Escape key',
    description: 'The ARIA label for the Escape key button that close the modal',
  }),
  searchByText: translate({
    id: 'theme.SearchModal.footer.searchByText',
    message: 'Search by',
    description: "The 'Search by' text explain that the content is making by Algolia",
  }),
});

/** "No recent searches", also for a reader whose browser stores nothing. */
export const noRecentSearches = (): string =>
  translate({
    id: 'theme.SearchModal.startScreen.noRecentSearchesText',
    message: 'No recent searches',
    description: 'The text when there are no recent searches',
  });

export function modalTranslations(): Translations {
  return {
    searchBox: searchBox(),
    startScreen: startScreen(),
    footer: footer(),
    // Ours stands in its place, and the hidden one must not be read a second time.
    noResultsScreen: { noResultsText: '', suggestedQueryText: '' },
    errorScreen: { titleText: errorTitle(), helpText: errorHelp() },
  };
}

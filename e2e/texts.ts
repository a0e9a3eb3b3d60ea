/** Interface texts that tests look for. The English texts are here, and the Italian ones come from the translations. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Locale = 'en' | 'it';

/** Translation IDs with the English texts of the site and the framework. */
const ENGLISH = {
  navbar: ['theme.NavBar.navAriaLabel', 'Main'],
  sidebar: ['theme.docs.sidebar.navAriaLabel', 'Docs sidebar'],
  breadcrumbs: ['theme.docs.breadcrumbs.navAriaLabel', 'Breadcrumbs'],
  menuButton: ['theme.docs.sidebar.toggleSidebarButtonAriaLabel', 'Toggle navigation bar'],
  closeMenu: ['theme.docs.sidebar.closeSidebarButtonAriaLabel', 'Close navigation bar'],
  back: ['theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel', '← Back to main menu'],
  search: ['theme.SearchBar.label', 'Search'],
  placeholder: ['theme.SearchModal.placeholder', 'Search docs'],
  clear: ['theme.SearchModal.searchBox.resetButtonTitle', 'Clear the query'],
  cancel: ['theme.SearchModal.searchBox.cancelButtonText', 'Cancel'],
  recent: ['theme.SearchModal.startScreen.recentSearchesTitle', 'Recent'],
  favorite: ['theme.SearchModal.startScreen.favoriteSearchesTitle', 'Favorite'],
  save: ['theme.SearchModal.startScreen.saveRecentSearchButtonTitle', 'Save this search'],
  removeRecent: ['theme.SearchModal.startScreen.removeRecentSearchButtonTitle', 'Remove this search from history'],
  removeFavorite: ['theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle', 'Remove this search from favorites'],
  noRecent: ['theme.SearchModal.startScreen.noRecentSearchesText', 'No recent searches'],
  noResultsFor: ['theme.SearchModal.noResultsScreen.noResultsText', 'No results for'],
  quoted: ['search.quoted', '"{query}"'],
  trySearchingFor: ['theme.SearchModal.noResultsScreen.suggestedQueryText', 'Try searching for'],
  believe: ['theme.SearchModal.noResultsScreen.reportMissingResultsText', 'Believe this query should return results?'],
  letUsKnow: ['theme.SearchModal.noResultsScreen.reportMissingResultsLinkText', 'Let us know'],
  error: ['theme.SearchModal.errorScreen.titleText', 'Unable to fetch results'],
  errorHelp: ['theme.SearchModal.errorScreen.helpText', 'You might want to check your network connection.'],
  retry: ['search.retry', 'Retry'],
  copyPage: ['publish.copy', 'Copy page as Markdown'],
  viewPage: ['publish.view', 'View as Markdown'],
  copiedPage: ['publish.copied', 'Copied'],
  seeAll: ['theme.SearchBar.seeAll', 'See all {count} results'],
} as const;

export type Texts = Readonly<Record<keyof typeof ENGLISH, string>>;

function italian(): Texts {
  const file = path.join(__dirname, '../i18n/it/code.json');
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { message: string } | undefined>;
  return Object.fromEntries(
    Object.entries(ENGLISH).map(([name, [id]]) => {
      const message = messages[id]?.message;
      if (message === undefined) throw new Error(`i18n/it/code.json has no ${id}`);
      return [name, message];
    }),
  ) as Texts;
}

export const texts: Readonly<Record<Locale, Texts>> = {
  en: Object.fromEntries(Object.entries(ENGLISH).map(([name, [, text]]) => [name, text])) as Texts,
  it: italian(),
};

/** Texts that dialog and page share (§8). */
import { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';

export const searchLabel = (): string =>
  translate({ id: 'theme.SearchBar.label', message: 'Search', description: 'The ARIA label and placeholder for search button' });

export const placeholder = (): string =>
  translate({
    id: 'theme.SearchModal.placeholder',
    message: 'Search docs',
    description: 'The placeholder of the input of the DocSearch pop-up modal',
  });

export const errorTitle = (): string =>
  translate({
    id: 'theme.SearchModal.errorScreen.titleText',
    message: 'Unable to fetch results',
    description: 'The title for error screen of search modal',
  });

export const errorHelp = (): string =>
  translate({
    id: 'theme.SearchModal.errorScreen.helpText',
    message: 'You might want to check your network connection.',
    description: 'The help text for error screen of search modal',
  });

export const retryText = (): string =>
  translate({ id: 'search.retry', message: 'Retry', description: 'Button that runs a failed search again' });

export const loadingText = (): string =>
  translate({
    id: 'theme.SearchPage.fetchingNewResults',
    message: 'Fetching new results...',
    description: 'The paragraph for fetching new search results',
  });

/** Said when the hosted service is unreachable and the site's own index answers. */
export const fallbackText = (): string =>
  translate({
    id: 'search.fallback',
    message: 'The search service cannot be reached. These results come from the index of this site.',
    description: 'Status line below search results that come from the fallback',
  });

export const noResultsFor = (query: string): string =>
  `${translate({ id: 'theme.SearchModal.noResultsScreen.noResultsText', message: 'No results for', description: 'The text when there are no results for the following search' })} "${query}"`;

export const trySearchingFor = (): string =>
  translate({
    id: 'theme.SearchModal.noResultsScreen.suggestedQueryText',
    message: 'Try searching for',
    description: 'The text for suggested query when no results are found',
  });

export const believeText = (): string =>
  translate({
    id: 'theme.SearchModal.noResultsScreen.reportMissingResultsText',
    message: 'Believe this query should return results?',
    description: 'The text for reporting missing results',
  });

export const letUsKnow = (): string =>
  translate({
    id: 'theme.SearchModal.noResultsScreen.reportMissingResultsLinkText',
    message: 'Let us know.',
    description: 'The link text for reporting missing results',
  });

/** Subject of the mail about a query that should find something. */
export const missingResultsSubject = (query: string): string =>
  translate(
    { id: 'search.missing.subject', message: 'Search finds nothing for “{query}”', description: 'Subject of a mail to the support' },
    { query },
  );

/** "One document found", "12 documents found". */
export function useDocumentsFound(): (count: number) => string {
  const { selectMessage } = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate(
        {
          id: 'theme.SearchPage.documentsFound.plurals',
          message: 'One document found|{count} documents found',
          description:
            'Pluralized label for "{count} documents found". Use as much plural forms (separated by "|") as your language support',
        },
        { count },
      ),
    );
}

import Translate from '@docusaurus/Translate';
import React from 'react';
import { Announcement } from '../common/Announcement';
import { FallbackNote } from '../common/FallbackNote';
import { NoResults } from '../common/NoResults';
import { SearchFailure } from '../common/SearchFailure';
import { type SearchState } from '../common/search-state';
import { loadingText, useDocumentsFound } from '../common/texts';
import { useFacetFilters } from '../common/use-scopes';
import { useSuggestions } from '../common/use-suggestions';
import { type SearchResult } from '../contract';
import { HitList } from './HitList';
import { Paging } from './Paging';
import { type Address } from './use-address';
import styles from './styles.module.css';

interface Props {
  address: Address;
  results: SearchState<SearchResult>;
  onRetry: () => void;
}

/** What the search came to, in one line for the eye; `Announcement` says it to screen readers. */
function Summary({ status, answer, error }: SearchState<SearchResult>): React.ReactNode {
  const documentsFound = useDocumentsFound();
  if (status === 'stalled') return loadingText();
  if (error) return null;
  if (answer !== null) {
    return (
      <>
        {answer.nbHits > 0 && documentsFound(answer.nbHits)}
        <FallbackNote answer={answer} />
      </>
    );
  }
  if (status === 'loading') return null;
  return (
    <Translate id="search.page.empty" description="Search page, before anything is typed">
      Type what you are looking for.
    </Translate>
  );
}

/** Count, hits and paging, or why there are none. */
export function Outcome({ address, results, onRetry }: Props): React.ReactNode {
  const { answer, error, query } = results;
  const isEmpty = answer?.nbHits === 0;
  const suggestions = useSuggestions(isEmpty ? query : null, useFacetFilters(address.scope));
  return (
    <>
      <p aria-hidden={answer !== null} className={styles.summary} data-status={results.status}>
        <Summary {...results} />
      </p>
      <Announcement state={results} />
      {error && <SearchFailure onRetry={onRetry} />}
      {isEmpty && <NoResults query={query} suggestions={suggestions} onSuggestion={(next) => address.change({ query: next })} />}
      {answer && !isEmpty && (
        <>
          <HitList hits={answer.hits} />
          <Paging address={address} pages={answer.nbPages} />
        </>
      )}
    </>
  );
}

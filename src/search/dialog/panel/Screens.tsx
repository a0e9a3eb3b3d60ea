import React from 'react';
import { FallbackNote } from '../../common/FallbackNote';
import { NoResults } from '../../common/NoResults';
import { SearchFailure } from '../../common/SearchFailure';
import { type SearchState } from '../../common/search-state';
import { useSuggestions } from '../../common/use-suggestions';
import { type FacetFilters, type SearchResult } from '../../contract';
import { noRecentSearches } from './translations';

interface Props {
  state: SearchState<SearchResult>;
  filters: FacetFilters;
  /** The browser stores searches, so DocSearch has a start screen. */
  hasHistory: boolean;
  onQuery: (query: string) => void;
  onRetry: () => void;
}

/**
 * What stands where DocSearch has its no-results screen: that, or the error. It lies beside DocSearch's own,
 * and the style sheet shows it exactly when DocSearch would show its own.
 */
export function Screens({ state, filters, hasHistory, onQuery, onRetry }: Props): React.ReactNode {
  const { answer, error, query } = state;
  const suggestions = useSuggestions(answer?.nbHits === 0 ? query : null, filters);
  return (
    <>
      <div className="search-screen">
        {error ? <SearchFailure onRetry={onRetry} /> : <NoResults query={query} suggestions={suggestions} onSuggestion={onQuery} />}
      </div>
      <FallbackNote answer={answer} />
      {!hasHistory && <p className="search-start">{noRecentSearches()}</p>}
    </>
  );
}

/** The answer to what the search page asks. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type SearchAddress } from '../common/search-address';
import { createSearchState, type SearchState } from '../common/search-state';
import { type FacetFilters, type SearchResult } from '../contract';
import { useSearchEvents } from '../insights/use-events';
import { useSearchClient } from '../use-search-client';
import { REQUEST } from './request';

/** Searches whenever query, page or filters change; an empty query is no search. */
export function useResults({ query, page }: SearchAddress, filters: FacetFilters): SearchState<SearchResult> & { retry: () => void } {
  const client = useSearchClient('page');
  const events = useSearchEvents('page');
  const [state] = useState(() => createSearchState<SearchResult>());
  const [attempt, setAttempt] = useState(0);
  const text = query.trim();

  useEffect(() => {
    if (text === '') {
      state.clear();
      return;
    }
    const number = state.start();
    client.query({ ...REQUEST, query: text, page: page - 1, facetFilters: filters, clickAnalytics: events.isOn() }).then(
      (result) => {
        state.succeed(number, text, result);
        events.viewed(result);
      },
      (error: unknown) => state.fail(number, text, error),
    );
  }, [client, events, state, filters, text, page, attempt]);

  return { ...useSyncExternalStore(state.subscribe, state.get, state.get), retry: () => setAttempt((number) => number + 1) };
}

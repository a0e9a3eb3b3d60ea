/** Provides the results for the search page. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { limits } from '../../site/limits';
import { reloadIfOutdated } from '../../page/newer-version';
import { createSearchState, type SearchState } from '../common/search-state';
import { type FacetFilters, type SearchResult } from '../contract';
import { searchEvents } from '../insights/search-events';
import { isUnreachable } from '../fallback';
import { searchClient } from '../clients';
import { NARROW_REQUEST, REQUEST } from './request';
import { type Address } from './use-address';

const NARROW = `(width <= ${limits.snippetBreakpointPx}px)`;

/** Searches whenever the query, page, or filters change. An empty query doesn't start a search. */
export function useResults({ query, page, write }: Address, filters: FacetFilters): SearchState<SearchResult> & { retry: () => void } {
  const [state] = useState(() => createSearchState<SearchResult>());
  const [attempt, setAttempt] = useState(0);
  const text = query.trim();

  useEffect(() => {
    if (text === '') {
      state.clear();
      return;
    }
    const client = searchClient('page');
    const events = searchEvents('page');
    const number = state.start();
    const request = matchMedia(NARROW).matches ? { ...REQUEST, ...NARROW_REQUEST } : REQUEST;
    client.query({ ...request, query: text, page: page - 1, facetFilters: filters, clickAnalytics: events.isOn() }).then(
      (result) => {
        state.succeed(number, text, result);
        events.viewed(result);
      },
      async (error: unknown) => {
        // Write the query to the URL, so that it's still there after the page is reloaded.
        const typed = (): null => {
          write();
          return null;
        };
        if (!(isUnreachable(error) && (await reloadIfOutdated(typed)))) state.fail(number, text, error);
      },
    );
  }, [state, filters, text, page, attempt, write]);

  return { ...useSyncExternalStore(state.subscribe, state.get, state.get), retry: () => setAttempt((number) => number + 1) };
}

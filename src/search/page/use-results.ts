/** The answer to what the search page asks. */
import { useEffect, useState, useSyncExternalStore } from 'react';
import { limits } from '../../site/limits';
import { createSearchState, type SearchState } from '../common/search-state';
import { PAGE_FACET } from '../common/scope';
import { useFacetFilters } from '../common/use-scopes';
import { HIERARCHY_LEVELS, type SearchResult } from '../contract';
import { useSearchEvents } from '../insights/use-events';
import { useSearchClient } from '../use-search-client';
import { type SearchAddress } from '../common/search-address';

const ATTRIBUTES = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);
/** A page has room for a longer look than the dialog. */
const SNIPPET_WORDS = limits.snippetWords * 3;

interface Results extends SearchState<SearchResult> {
  retry: () => void;
}

/** Searches whenever the address changes; an empty query is no search. */
export function useResults({ query, scope, page }: SearchAddress): Results {
  const client = useSearchClient('page');
  const events = useSearchEvents('page');
  const filters = useFacetFilters(scope);
  const [state] = useState(() => createSearchState<SearchResult>());
  const [attempt, setAttempt] = useState(0);
  const text = query.trim();

  useEffect(() => {
    if (text === '') {
      state.clear();
      return undefined;
    }
    const number = state.start();
    const request = {
      query: text,
      page: page - 1,
      hitsPerPage: limits.hitsPerPage,
      facetFilters: filters,
      facets: [PAGE_FACET],
      attributesToRetrieve: [...ATTRIBUTES, 'content', 'type', 'url', 'kind'],
      attributesToHighlight: ATTRIBUTES,
      attributesToSnippet: [`content:${String(SNIPPET_WORDS)}`],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      clickAnalytics: events.isOn(),
    };
    client.query(request).then(
      (result) => {
        state.succeed(number, text, result);
        events.viewed(result);
      },
      (error: unknown) => state.fail(number, text, error),
    );
    return undefined;
  }, [client, events, state, filters, text, page, attempt]);

  return { ...useSyncExternalStore(state.subscribe, state.get, state.get), retry: () => setAttempt((number) => number + 1) };
}

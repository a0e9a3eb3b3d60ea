/** Provides the search page's query, scope, and page number, and the results for them. */
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { wantedBy } from '../../page/filter';
import { reloadIfOutdated } from '../../page/newer-version';
import { limits } from '../../site/limits';
import { searchClient } from '../clients';
import { parseSearch } from '../common/search-address';
import { createSearchState, type SearchState } from '../common/search-state';
import { type FacetFilters } from '../contract';
import { isUnreachable } from '../fallback';
import { searchEvents } from '../insights/search-events';
import { NARROW_REQUEST, REQUEST } from './results';

export type Address = ReturnType<typeof useAddress>;

/**
 * The page script keeps the form's fields and the URL in step (`src/page/filter.ts`), as on pages with a filter. The URL follows when the
 * reader stops typing, so until then, the fields are newer. On the static page, the address is empty, because the query isn't known there.
 */
export function useAddress() {
  const { search } = useLocation();
  const first = useIsBrowser() ? search : '';
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<{ after: string; text: string }>();
  // Text that was typed at an earlier address is old, even if the reader returns to this address.
  if (typed && typed.after !== search) setTyped(undefined);
  return {
    ...parseSearch(typed?.after === search ? typed.text : first),
    form,
    onInput: () => form.current && setTyped({ after: search, text: `?${wantedBy(form.current).toString()}` }),
    /** Searches for another query, as if the reader had typed it. */
    change: (query: string) => {
      const field = form.current?.querySelector('input');
      if (field) field.value = query;
      field?.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}

const NARROW = `(width <= ${limits.snippetBreakpointPx}px)`;

/** Searches whenever the query, page, or filters change. An empty query doesn't start a search. */
export function useResults({ query, page, form }: Address, filters: FacetFilters): SearchState & { retry: () => void } {
  const [state] = useState(() => createSearchState());
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
          form.current?.requestSubmit();
          return null;
        };
        if (!(isUnreachable(error) && (await reloadIfOutdated(typed)))) state.fail(number, text, error);
      },
    );
  }, [state, filters, text, page, attempt, form]);

  return { ...useSyncExternalStore(state.subscribe, state.get, state.get), retry: () => setAttempt((number) => number + 1) };
}

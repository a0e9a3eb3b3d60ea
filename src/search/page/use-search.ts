/** Provides the search page's query, scope, and page number, which are stored in the URL, and the results for them. */
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { ADDRESS_PAUSE_MS } from '../../lib/address-pause';
import { fill, wantedBy } from '../../page/filter';
import { isHydrated } from '../../page/hydration';
import { reloadIfOutdated } from '../../page/newer-version';
import { limits } from '../../site/limits';
import { searchClient } from '../clients';
import { formatSearch, parseSearch, type SearchAddress } from '../common/search-address';
import { createSearchState, type SearchState } from '../common/search-state';
import { type FacetFilters } from '../contract';
import { isUnreachable } from '../fallback';
import { searchEvents } from '../insights/search-events';
import { NARROW_REQUEST, REQUEST } from './results';

export interface Address extends SearchAddress {
  /** The form, whose fields keep their text, so that words that are being composed aren't interrupted. */
  form: RefObject<HTMLFormElement | null>;
  /** Changes the search and returns to the first page. The URL is updated when the reader stops typing. */
  change: (part: Partial<Pick<SearchAddress, 'query' | 'scope'>>) => void;
  /** Updates the URL immediately. */
  write: () => void;
}

/** The static page's form. It still contains the typed text after React renders the page again, which happens if the page is translated. */
let staticForm = typeof document === 'undefined' || isHydrated() ? null : document.querySelector<HTMLFormElement>('main form[role=search]');

/**
 * Typing replaces the history entry, and never adds an entry. The browser's Back and Forward buttons and links change the search. On the
 * static page, the address is empty, because the query isn't known there.
 */
export function useAddress(): Address {
  const history = useHistory();
  const { search } = useLocation();
  const first = useIsBrowser() ? search : '';
  const [address, setAddress] = useState(() => parseSearch(first));
  const form = useRef<HTMLFormElement>(null);
  const pending = useRef<{ text: string; timer: ReturnType<typeof setTimeout> } | null>(null);
  const written = useRef(first);

  const write = useCallback(() => {
    if (pending.current === null) return;
    const { text, timer } = pending.current;
    clearTimeout(timer);
    pending.current = null;
    written.current = text;
    history.replace({ search: text });
  }, [history]);

  const change = useCallback<Address['change']>(
    (part) => {
      const next = { ...address, ...part, page: 1 };
      next.query = next.query.slice(0, limits.searchBoxMaxLength);
      if (pending.current) clearTimeout(pending.current.timer);
      pending.current = { text: formatSearch(next), timer: setTimeout(write, ADDRESS_PAUSE_MS) };
      setAddress(next);
    },
    [address, write],
  );

  useEffect(() => {
    const typed = formatSearch(parseSearch(staticForm ? wantedBy(staticForm).toString() : ''));
    staticForm = null;
    if (typed === '' || !form.current) return;
    // The typed text is newer than the URL.
    written.current = search;
    change(parseSearch(typed));
    fill(form.current, new URLSearchParams(typed));
    // Run this only once, when the page opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    if (pending.current) clearTimeout(pending.current.timer);
    pending.current = null;
    setAddress(parseSearch(search));
    if (form.current) fill(form.current, new URLSearchParams(search));
  }, [search]);

  useEffect(() => () => clearTimeout(pending.current?.timer), []);

  return { ...address, form, change, write };
}

const NARROW = `(width <= ${limits.snippetBreakpointPx}px)`;

/** Searches whenever the query, page, or filters change. An empty query doesn't start a search. */
export function useResults({ query, page, write }: Address, filters: FacetFilters): SearchState & { retry: () => void } {
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
          write();
          return null;
        };
        if (!(isUnreachable(error) && (await reloadIfOutdated(typed)))) state.fail(number, text, error);
      },
    );
  }, [state, filters, text, page, attempt, write]);

  return { ...useSyncExternalStore(state.subscribe, state.get, state.get), retry: () => setAttempt((number) => number + 1) };
}

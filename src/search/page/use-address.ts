/** The search page's query, scope and page number, kept in the address. */
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { ADDRESS_PAUSE_MS } from '../../lib/address-pause';
import { fill, wantedBy } from '../../page/filter/fields';
import { isHydrated } from '../../page/hydration';
import { limits } from '../../site/limits';
import { formatSearch, parseSearch, type SearchAddress } from '../common/search-address';

export interface Address extends SearchAddress {
  /** Its fields keep what the reader does in them, so that a word goes on that the keyboard composes. */
  form: RefObject<HTMLFormElement | null>;
  /** Changes what is searched; back to the first page. The address follows when the typing pauses. */
  change: (part: Partial<Pick<SearchAddress, 'query' | 'scope'>>) => void;
  /** Writes the address now. */
  write: () => void;
}

/** The form of the static page. It still has what was typed when React has rendered the page again, as it does after a translation. */
let staticForm = typeof document === 'undefined' || isHydrated() ? null : document.querySelector<HTMLFormElement>('main form[role=search]');

/**
 * Typing replaces the history's entry and never adds one; the browser's Back and Forward, and links, set what is
 * searched. Empty in the static page, which knows no query.
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
    // Newer than the address.
    written.current = search;
    change(parseSearch(typed));
    fill(form.current, new URLSearchParams(typed));
    // Only once, when the page opens.
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

/** The search page's query, scope and page number, kept in the address. */
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useCallback, useEffect, useRef, useState } from 'react';
import { limits } from '../../site/limits';
import { formatSearch, parseSearch, type SearchAddress } from '../common/search-address';

/** Browsers refuse more than about a hundred replaced addresses in half a minute. Milliseconds. */
const PAUSE = 250;

export interface Address extends SearchAddress {
  /** Changes what is searched; back to the first page. The address follows when the typing pauses. */
  change: (part: Partial<Pick<SearchAddress, 'query' | 'scope'>>) => void;
  /** Writes the address now. */
  write: () => void;
}

/**
 * Typing replaces the history's entry and never adds one; the browser's Back and Forward, and links, set what is
 * searched. Empty in the static page, which knows no query.
 */
export function useAddress(): Address {
  const history = useHistory();
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  const inAddress = isBrowser ? search : '';
  const [address, setAddress] = useState(() => parseSearch(inAddress));
  const pending = useRef<{ text: string; timer: ReturnType<typeof setTimeout> } | null>(null);
  const written = useRef(inAddress);

  const write = useCallback(() => {
    if (pending.current === null) return;
    const { text, timer } = pending.current;
    clearTimeout(timer);
    pending.current = null;
    written.current = text;
    history.replace({ search: text });
  }, [history]);

  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    if (pending.current) clearTimeout(pending.current.timer);
    pending.current = null;
    setAddress(parseSearch(inAddress));
  }, [inAddress]);

  useEffect(() => () => clearTimeout(pending.current?.timer), []);

  const change = useCallback<Address['change']>(
    (part) => {
      const next = { ...address, ...part, page: 1 };
      next.query = next.query.slice(0, limits.searchBoxMaxLength);
      if (pending.current) clearTimeout(pending.current.timer);
      pending.current = { text: formatSearch(next), timer: setTimeout(write, PAUSE) };
      setAddress(next);
    },
    [address, write],
  );

  return { ...address, change, write };
}

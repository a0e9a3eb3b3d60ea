/** The search page's query, scope and page number, kept in the address. */
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { isThere } from '../../page/there';
import { limits } from '../../site/limits';
import { ALL } from '../common/scope';
import { formatSearch, parseSearch, type SearchAddress } from '../common/search-address';

/** Browsers refuse more than about a hundred replaced addresses in half a minute. Milliseconds. */
const PAUSE = 250;

type Asked = Pick<SearchAddress, 'query' | 'scope'>;

export interface Address extends SearchAddress {
  /** The fields. They keep what the reader does in them, so that a word goes on that the keyboard composes. */
  input: RefObject<HTMLInputElement | null>;
  select: RefObject<HTMLSelectElement | null>;
  /** Changes what is searched; back to the first page. The address follows when the typing pauses. */
  change: (part: Partial<Asked>) => void;
  /** Writes the address now. */
  write: () => void;
}

/** The form of the static page. It keeps what was typed also where React makes the page anew, as in one that was translated. */
let staticForm = typeof document === 'undefined' || isThere() ? null : document.querySelector<HTMLFormElement>('main form[role=search]');

/** What the reader asked for before the application was there, once. */
function takeTyped(): Asked | undefined {
  const fields = staticForm && new FormData(staticForm);
  staticForm = null;
  const [query, scope] = [fields?.get('q') ?? '', fields?.get('in') ?? ALL];
  return typeof query !== 'string' || typeof scope !== 'string' || (query === '' && scope === ALL) ? undefined : { query, scope };
}

/**
 * Typing replaces the history's entry and never adds one; the browser's Back and Forward, and links, set what is
 * searched. Empty in the static page, which knows no query.
 */
export function useAddress(): Address {
  const history = useHistory();
  const { search } = useLocation();
  const first = useIsBrowser() ? search : '';
  const [address, setAddress] = useState(() => parseSearch(first));
  const input = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
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
      pending.current = { text: formatSearch(next), timer: setTimeout(write, PAUSE) };
      setAddress(next);
    },
    [address, write],
  );

  const show = useCallback(({ query, scope }: Asked) => {
    if (input.current && input.current.value !== query) input.current.value = query;
    const options = [...(select.current?.options ?? [])];
    if (select.current)
      select.current.selectedIndex = Math.max(
        0,
        options.findIndex(({ value }) => value === scope),
      );
  }, []);

  useEffect(() => {
    const typed = takeTyped();
    if (!typed) return;
    // Newer than the address.
    written.current = search;
    change(typed);
    show(typed);
    // Only once, when the page opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    if (pending.current) clearTimeout(pending.current.timer);
    pending.current = null;
    const next = parseSearch(search);
    setAddress(next);
    show(next);
  }, [search, show]);

  useEffect(() => () => clearTimeout(pending.current?.timer), []);

  return { ...address, input, select, change, write };
}

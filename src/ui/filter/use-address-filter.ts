import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How a filter stands in the address. Give the same object every time. */
interface AddressForm<Filter> {
  /** The filter that leaves nothing out. */
  readonly none: Filter;
  /** @param search query of an address, with or without `?`; what is no filter is left out */
  readonly parse: (search: string) => Filter;
  /** @returns the query of the address with its `?`, empty without a filter; what else stands in `search` stays */
  readonly format: (filter: Filter, search: string) => string;
  /** Whether the filter hides parts of the page: a link to one of them clears it. The fields of a tool hide nothing. */
  readonly hides?: boolean;
}

/** What a link leads to. */
interface Target {
  readonly id: string;
  /** Whether the filter has changed after the browser has scrolled to it. */
  readonly isMoved: boolean;
}

/** Browsers refuse more than about a hundred replaced addresses in half a minute. Milliseconds. */
const PAUSE_MS = 250;

/**
 * The filter, kept in the address: typing replaces the entry of the history when it pauses, links and the browser's
 * Back and Forward set the filter. Empty in the static page, which knows no query.
 */
export function useAddressFilter<Filter extends object>({
  none,
  parse,
  format,
  hides = false,
}: AddressForm<Filter>): readonly [Filter, (part: Partial<Filter>) => void] {
  const history = useHistory();
  const location = useLocation();
  const [filter, setFilter] = useState(none);
  const [target, setTarget] = useState<Target>();
  const last = useRef<{ search: string; key?: string }>({ search: '' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const { key, search, hash } = location;
    // The filter's own change of the address.
    if (key !== undefined && key === last.current.key) return;
    const isMoved = search !== last.current.search;
    last.current = { search, key };
    if (isMoved) {
      clearTimeout(timer.current);
      setFilter(parse(search));
    }
    if (hides && hash !== '') setTarget({ id: decodeURIComponent(hash.slice(1)), isMoved });
  }, [location, parse, hides]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (part: Partial<Filter>): void => {
    const next = { ...filter, ...part };
    setFilter(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { search, hash } = history.location;
      const text = format(next, search);
      if (text === search) return;
      history.replace({ search: text, hash });
      last.current = { search: text, key: history.location.key };
    }, PAUSE_MS);
  };

  const show = useEffectEvent(({ id, isMoved }: Target): void => {
    const element = document.getElementById(id);
    if (!element?.getClientRects().length && format(filter, '') !== '') {
      change(none);
      setTarget({ id, isMoved: true });
    } else if (isMoved) {
      element?.scrollIntoView();
      // As browsers do when they have gone to a heading: opens the fold, and shows the navbar.
      dispatchEvent(new Event('hashchange'));
    }
  });
  // By now the page has the filter of the address.
  useEffect(() => {
    if (target) show(target);
  }, [target]);
  return [filter, change];
}

import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect, useRef, useState } from 'react';

/** How a filter stands in the address. Give the same object every time. */
interface AddressForm<Filter> {
  /** The filter that leaves nothing out. */
  readonly none: Filter;
  /** @param search query of an address, with or without `?`; what is no filter is left out */
  readonly parse: (search: string) => Filter;
  /** @returns the query of the address with its `?`, empty without a filter; what else stands in `search` stays */
  readonly format: (filter: Filter, search: string) => string;
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
}: AddressForm<Filter>): readonly [Filter, (part: Partial<Filter>) => void] {
  const history = useHistory();
  const location = useLocation();
  const [filter, setFilter] = useState(none);
  const written = useRef<string | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (location.search === written.current) return;
    written.current = location.search;
    clearTimeout(timer.current);
    setFilter(parse(location.search));
  }, [location.search, parse]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (part: Partial<Filter>): void => {
    const next = { ...filter, ...part };
    setFilter(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { search, hash } = history.location;
      const text = format(next, search);
      if (text === search) return;
      written.current = text;
      history.replace({ search: text, hash });
    }, PAUSE_MS);
  };
  return [filter, change];
}

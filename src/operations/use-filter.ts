import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect, useRef, useState } from 'react';
import { formatFilter, NO_FILTER, parseFilter, type Filter } from './filter';

/** Browsers refuse more than about a hundred replaced addresses in half a minute. Milliseconds. */
const PAUSE_MS = 250;

/**
 * The filter, kept in the address: typing replaces the entry of the history when it pauses, links and the browser's
 * Back and Forward set the filter. Empty in the static page, which knows no query.
 */
export function useFilter(): readonly [Filter, (part: Partial<Filter>) => void] {
  const history = useHistory();
  const location = useLocation();
  const [filter, setFilter] = useState(NO_FILTER);
  const written = useRef<string | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (location.search === written.current) return;
    written.current = location.search;
    clearTimeout(timer.current);
    setFilter(parseFilter(location.search));
  }, [location.search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (part: Partial<Filter>): void => {
    const next = { ...filter, ...part };
    setFilter(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { search, hash } = history.location;
      const text = formatFilter(next, search);
      if (text === search) return;
      written.current = text;
      history.replace({ search: text, hash });
    }, PAUSE_MS);
  };
  return [filter, change];
}

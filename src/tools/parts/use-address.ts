import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect, useRef, useState } from 'react';
import { ADDRESS_PAUSE_MS } from '../../lib/address-pause';
import { useBrand } from '../../ui/use-brand';
import type { Texts, TextsAddress } from './address';

/**
 * Keeps a tool's field values in the address. Typing replaces the history entry after a pause. Links and the browser's Back and Forward
 * buttons set the fields. The static page has the initial values, because it doesn't know the query.
 * @param heading ID of the tool's heading on the page
 */
export function useAddress<Name extends string>({ none, parse, format }: TextsAddress<Name>, heading: string) {
  const history = useHistory();
  const location = useLocation();
  const { features } = useBrand();
  const [texts, setTexts] = useState(none);
  const last = useRef<{ search: string; key?: string }>({ search: '' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const { key, search } = location;
    // Ignore the tool's own change to the address.
    if (key !== undefined && key === last.current.key) return;
    const isMoved = search !== last.current.search;
    last.current = { search, key };
    if (!isMoved) return;
    clearTimeout(timer.current);
    setTexts(parse(search, features));
  }, [location, parse, features]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (part: Partial<Texts<Name>>): void => {
    const next = { ...texts, ...part };
    setTexts(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const { search, hash } = history.location;
      const text = format(next, search);
      if (text === search) return;
      history.replace({ search: text, hash });
      last.current = { search: text, key: history.location.key };
    }, ADDRESS_PAUSE_MS);
  };
  return {
    texts,
    change,
    reset: (): void => change(none),
    /** Returns the page's address with the field values. The browser's own address is updated only after a pause in typing. */
    link: (): string => {
      const { origin, pathname, search } = window.location;
      return `${origin}${pathname}${format(texts, search)}#${heading}`;
    },
  };
}

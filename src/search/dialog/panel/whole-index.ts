/** Repeats the query once the full index has loaded after the small index, unless the reader is already using the first results. */
import { useEffect, type RefObject } from 'react';
import { type DocsSearchClient } from '../../client';
import { type SearchResult } from '../../contract';

/** Whether the reader is using the list: a hit other than the first is selected, the list has been scrolled, or it contains the focus. */
function isInList(panel: Element): boolean {
  const [first, ...others] = panel.querySelectorAll('.DocSearch-Hit');
  const isChosen = others.some((hit) => hit.getAttribute('aria-selected') === 'true');
  const isScrolled = (panel.querySelector('.DocSearch-Dropdown')?.scrollTop ?? 0) > 0;
  return first !== undefined && (isChosen || isScrolled || panel.querySelector('.DocSearch-Dropdown :focus') !== null);
}

/** Makes DocSearch search by dispatching only its input's focus event, because moving the focus would hide a phone's keyboard. */
function askAgain(panel: Element): void {
  panel.querySelector('input')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

/** @param reload reloads the page if the full index is gone because the host has another version of the site */
export function useWholeIndex(
  root: RefObject<Element | null>,
  answer: SearchResult | null,
  client: Pick<DocsSearchClient, 'preload'>,
  reload: () => Promise<boolean>,
): void {
  useEffect(() => {
    if (!answer?.isFirst) return undefined;
    let isCurrent = true;
    void client.preload().then((isLoaded) => {
      if (!isCurrent || !root.current) return;
      if (!isLoaded) void reload();
      else if (!isInList(root.current)) askAgain(root.current);
    });
    return () => {
      isCurrent = false;
    };
  }, [answer, client, reload, root]);
}

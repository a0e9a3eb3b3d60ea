/** Prefetches a page when the pointer rests on its link, or presses it. */

import { FETCH_AHEAD_ATTRIBUTE, FETCH_AHEAD_RULES } from '../lib/fetch-ahead';

/** How long the pointer must rest, in ms, so that moving across a list of links doesn't trigger requests. */
const REST_MS = 80;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader's connection should be used only for explicit requests. */
function isSparing(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.includes('2g');
}

/** The link to another page of this site under the pointer. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  // Links that show an explanation in place don't lead to another page.
  if (
    !link ||
    link.dataset.explanation !== undefined ||
    link.origin !== location.origin ||
    link.pathname === location.pathname ||
    link.download ||
    link.target === '_blank'
  )
    return undefined;
  return link;
}

/**
 * Asks the browser to prefetch a page. A navigation immediately uses what speculation rules have loaded or are loading. Anything that was
 * fetched in another way is revalidated, if the host requires that for pages.
 */
function fetchAhead(link: HTMLAnchorElement): void {
  if (HTMLScriptElement.supports('speculationrules')) link.setAttribute(FETCH_AHEAD_ATTRIBUTE, '');
  // If the page fails to load, the click requests it again.
  else fetch(link.pathname + link.search, { priority: 'low' }).catch(() => undefined);
}

/** Listens until the application has loaded, which has its own prefetching. */
export function prefetchLinks(): void {
  const fetched = new Set<string>();
  let rest: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (link: HTMLAnchorElement): void => {
    const page = link.pathname + link.search;
    if (fetched.has(page) || document.documentElement.dataset.hasHydrated === 'true') return;
    fetched.add(page);
    fetchAhead(link);
  };
  if (isSparing()) return;
  document.head.append(Object.assign(document.createElement('script'), { type: 'speculationrules', textContent: FETCH_AHEAD_RULES }));
  addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(rest);
    const link = linkOf(target);
    if (link && pointerType === 'mouse') rest = setTimeout(() => prefetch(link), REST_MS);
  });
  addEventListener('pointerdown', ({ target }) => {
    const link = linkOf(target);
    if (link) prefetch(link);
  });
}

import { FETCH_AHEAD_ATTRIBUTE, FETCH_AHEAD_RULES } from '../lib/fetch-ahead';
import { closestTo, create } from './elements';
import { isHydrated } from './hydration';

/** Time in ms for which the pointer must rest on a link, so that moving across a list of links doesn't trigger requests. */
const REST_MS = 80;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function isSparing(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.includes('2g');
}

/** Returns the link under the pointer if it leads to another page on this site. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  // Links that show an explanation in place don't lead to another page.
  const link = closestTo(target, 'a[href]:not([data-explanation], [target=_blank], [download])') as HTMLAnchorElement | null;
  return link?.origin === location.origin && link.pathname !== location.pathname ? link : undefined;
}

/**
 * Asks the browser to prefetch a page. When the reader follows the link, the browser immediately uses a response that speculation rules
 * have loaded or are loading. A response that was fetched in another way is revalidated, if the host requires revalidation for pages.
 */
function fetchAhead(link: HTMLAnchorElement): void {
  if (HTMLScriptElement.supports('speculationrules')) link.setAttribute(FETCH_AHEAD_ATTRIBUTE, '');
  // If the page fails to load, a click on the link requests it again.
  else fetch(link.pathname + link.search, { priority: 'low' }).catch(() => undefined);
}

/** Prefetches pages until the application has loaded, because it has its own prefetching. */
export function prefetchLinks(): void {
  const fetched = new Set<string>();
  let rest: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (link: HTMLAnchorElement): void => {
    const page = link.pathname + link.search;
    if (fetched.has(page) || isHydrated()) return;
    fetched.add(page);
    fetchAhead(link);
  };
  if (isSparing()) return;
  document.head.append(create('script', { type: 'speculationrules', textContent: FETCH_AHEAD_RULES }));
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

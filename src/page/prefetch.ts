/** Fetches the next page when the pointer rests on its link, or presses it. */

import { FETCH_AHEAD_ATTRIBUTE, FETCH_AHEAD_RULES } from '../lib/fetch-ahead';

/** How long the pointer rests, in ms: passing over a list of links asks for nothing. */
const REST_MS = 80;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the reader's connection is one for what was asked for only. */
function isSparing(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData === true || effectiveType.includes('2g');
}

/** The link to another page of this site that the pointer is on. */
function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  // What is explained where it stands leads nowhere.
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
 * Asks the browser for a page ahead of its navigation. A navigation takes what came, or is still coming, by speculation rules
 * at once; what came otherwise it asks the host for again, where the host wants to be asked about pages each time.
 */
function fetchAhead(link: HTMLAnchorElement): void {
  if (HTMLScriptElement.supports('speculationrules')) link.setAttribute(FETCH_AHEAD_ATTRIBUTE, '');
  // A page that does not come is asked for by the click.
  else fetch(link.pathname + link.search, { priority: 'low' }).catch(() => undefined);
}

/** Listens until the application is there, which has its own way. */
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

/** Fetches the next page when the pointer rests on its link, or presses it. */

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

/** The address of another page of this site that a link leads to, without its hash. */
function pageOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname || link.download || link.target === '_blank')
    return undefined;
  return link.pathname + link.search;
}

/**
 * Asks the browser for a page ahead of its navigation. A navigation takes what came, or is still coming, by speculation rules
 * at once; what came by a link it asks the host for again, where the host wants to be asked about pages each time.
 */
function fetchAhead(page: string): void {
  const element = HTMLScriptElement.supports('speculationrules')
    ? Object.assign(document.createElement('script'), {
        type: 'speculationrules',
        textContent: JSON.stringify({ prefetch: [{ urls: [page], eagerness: 'immediate' }] }),
      })
    : Object.assign(document.createElement('link'), { rel: 'prefetch', href: page });
  document.head.append(element);
}

/** Listens until the application is there, which has its own way. */
export function prefetchLinks(): void {
  const fetched = new Set<string>();
  let rest: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (page: string): void => {
    if (fetched.has(page) || document.documentElement.dataset.hasHydrated === 'true') return;
    fetched.add(page);
    fetchAhead(page);
  };
  if (isSparing()) return;
  addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(rest);
    const page = pageOf(target);
    if (page !== undefined && pointerType === 'mouse') rest = setTimeout(() => prefetch(page), REST_MS);
  });
  addEventListener('pointerdown', ({ target }) => {
    const page = pageOf(target);
    if (page !== undefined) prefetch(page);
  });
}

/** Fetches the next page when the pointer rests on its link, or a finger touches it. */

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

/** Listens until the application is there, which has its own way. */
export function prefetchLinks(): void {
  const fetched = new Set<string>();
  let rest: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (page: string): void => {
    if (fetched.has(page) || document.documentElement.dataset.hasHydrated === 'true') return;
    fetched.add(page);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: page }));
  };
  if (isSparing()) return;
  addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(rest);
    const page = pageOf(target);
    if (page !== undefined && pointerType === 'mouse') rest = setTimeout(() => prefetch(page), REST_MS);
  });
  addEventListener(
    'touchstart',
    ({ target }) => {
      const page = pageOf(target);
      if (page !== undefined) prefetch(page);
    },
    { passive: true },
  );
}

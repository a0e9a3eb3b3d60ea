/**
 * Handles parts of the site that fail to load. After a deployment, the host may have a newer version of the site than this page. In that
 * case, the page is reloaded, and the text that the reader was typing into the search is kept. This module doesn't use React.
 */
import { isHydrated } from './hydration';

/** Session storage key for the scripts of the last version that was replaced by reloading. That version doesn't trigger a reload again. */
const LEFT = 'newer-version.left';
const TYPED = 'newer-version.typed';
/** Maximum time in ms to wait for the page, which is long enough for a slow phone. */
const PATIENCE = 10_000;

/** Returns the URLs of the application's first scripts, which contain the names of all others. The URLs differ between versions. */
const ownScripts = (): string | undefined => document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts;

/** Whether the host now serves this page, or a 404 page instead, with different scripts. */
async function isOutdated(scripts: string): Promise<boolean> {
  const response = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  const html = await response.text();
  // Pages inserted by the network, such as a sign-in page, aren't a version of the site.
  return html.includes('data-scripts=') && !html.includes(scripts);
}

async function leave(typed: () => string | null): Promise<boolean> {
  const scripts = ownScripts();
  if (scripts === undefined) return false;
  try {
    if (sessionStorage.getItem(LEFT) === scripts || !(await isOutdated(scripts))) return false;
    sessionStorage.setItem(LEFT, scripts);
  } catch (error) {
    // There is no network, the response took too long, or storage is denied or full.
    if (error instanceof TypeError || error instanceof DOMException) return false;
    throw error;
  }
  const keep = (): void => {
    const text = typed();
    if (text !== null) sessionStorage.setItem(TYPED, text);
  };
  keep();
  // The text is saved again at the last moment, because the reader may continue typing.
  addEventListener('pagehide', keep);
  location.reload();
  return true;
}

let leaving: Promise<boolean> | undefined;

/**
 * Reloads the page if the host has another version of the site. Each version triggers only one reload, because a host that alternates
 * between two versions would otherwise cause a loop. Simultaneous calls share one result.
 * @param typed returns the search text for the reloaded page, or null if there is none; called right before reloading, and when the reader
 * leaves the page
 * @returns whether the page is reloaded; false if there is no other version, no network, or no storage to record the reload in
 */
export function reloadIfOutdated(typed: () => string | null): Promise<boolean> {
  leaving ??= leave(typed).then((isLeaving) => {
    if (!isLeaving) leaving = undefined;
    return isLeaving;
  });
  return leaving;
}

/** Returns the text that the reader was typing when the page was reloaded, or null if there is none. The text is returned only once. */
export function takeTyped(): string | null {
  try {
    const text = sessionStorage.getItem(TYPED);
    sessionStorage.removeItem(TYPED);
    return text;
  } catch (error) {
    // Storage is denied.
    if (error instanceof DOMException) return null;
    throw error;
  }
}

const field = (): HTMLInputElement | null => document.querySelector('dialog[open] input[name=q], dialog[open] .DocSearch-Input');

/** Listens for application scripts that fail to load, because they may no longer exist on the host. */
export function leaveOldVersion(): void {
  // These events don't bubble.
  addEventListener(
    'error',
    ({ target }) => {
      const isPart = target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.as === 'script');
      // Once the application is running, it handles these errors itself.
      if (isPart && !isHydrated()) void reloadIfOutdated(() => field()?.value ?? null);
    },
    true,
  );
}

/** Opens the search with the text that the reader was typing on the old version of the page. */
export function resumeSearch(): void {
  const typed = takeTyped();
  if (typed === null) return;
  document.querySelector<HTMLElement>('.search-button')?.click();
  const input = field();
  if (input) input.value = typed.slice(0, input.maxLength);
}

/**
 * Handles parts of the site that fail to load. After a deployment, the host may have a newer version of the site than this page. The page
 * is then reloaded, and the text that the reader was typing into the search is kept. Doesn't use React.
 */

/** In session storage: scripts of the version that was left last. The same version isn't left again for the same reason. */
const LEFT = 'newer-version.left';
/** In session storage: text for the search of the reloaded page. */
const TYPED = 'newer-version.typed';
/** Maximum time to wait for the page in milliseconds. It's enough for a slow phone. */
const PATIENCE = 10_000;

/** Addresses of the application's first scripts, which contain the names of all others. They differ between versions. */
const ownScripts = (): string | undefined => document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts;

/** Whether the host serves this page, or its 404 page, with other scripts. */
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
  // Also at the last moment, because the reader may continue typing.
  addEventListener('pagehide', keep);
  location.reload();
  return true;
}

let leaving: Promise<boolean> | undefined;

/**
 * Reloads the page if the host has another version of the site. It leaves each version only once; otherwise, a host that alternates between
 * two versions would cause a loop. Simultaneous calls share one result.
 * @param typed returns the text for the search of the reloaded page, or null for none; called immediately before reloading, and when the
 * page is left
 * @returns whether it reloads; false if there is no other version, no network, or no storage to remember it in
 */
export function reloadIfOutdated(typed: () => string | null): Promise<boolean> {
  leaving ??= leave(typed).then((isLeaving) => {
    if (!isLeaving) leaving = undefined;
    return isLeaving;
  });
  return leaving;
}

/** The text that the reader was typing when the page was reloaded. It's returned once; null if there is none. */
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

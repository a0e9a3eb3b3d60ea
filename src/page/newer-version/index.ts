/**
 * What to do when a part of the site cannot be fetched: the host may have another version of the site than this page has, after a
 * deploy. Then the page is loaded anew, with what the reader was typing into the search. No React.
 */

/** In the storage of the tab: scripts of the version that was left last. It is not left for the same reason again. */
const LEFT = 'newer-version.left';
/** In the storage of the tab: text for the search of the reloaded page. */
const TYPED = 'newer-version.typed';
/** Longest wait for the page, in milliseconds: a slow phone has it in that time. */
const PATIENCE = 10_000;

/** Addresses of the application's first scripts, which hold the names of all others: another version has others. */
const ownScripts = (): string | undefined => document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts;

/** Whether the host has this page, or the one that stands for missing pages, with other scripts. */
async function isOutdated(scripts: string): Promise<boolean> {
  const response = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
  const html = await response.text();
  // What a network puts in the place of pages, such as its sign-in, is no version.
  return html.includes('data-scripts=') && !html.includes(scripts);
}

async function leave(typed: () => string | null): Promise<boolean> {
  const scripts = ownScripts();
  if (scripts === undefined) return false;
  try {
    if (sessionStorage.getItem(LEFT) === scripts || !(await isOutdated(scripts))) return false;
    sessionStorage.setItem(LEFT, scripts);
  } catch (error) {
    // No network or no answer in time; storage that is forbidden or full.
    if (error instanceof TypeError || error instanceof DOMException) return false;
    throw error;
  }
  const keep = (): void => {
    const text = typed();
    if (text !== null) sessionStorage.setItem(TYPED, text);
  };
  keep();
  // And at the last moment: the reader types on.
  addEventListener('pagehide', keep);
  location.reload();
  return true;
}

let leaving: Promise<boolean> | undefined;

/**
 * Reloads the page when the host has another version of the site, but leaves a version only once: a host that gives now this one,
 * now that, would make a loop of it. Calls at the same time are one.
 * @param typed called right before, and when the page goes: text for the search of the reloaded page; null opens none
 * @returns whether it reloads. False where there is no other version, no network, or no storage to remember it in
 */
export function reloadIfOutdated(typed: () => string | null): Promise<boolean> {
  leaving ??= leave(typed).then((isLeaving) => {
    if (!isLeaving) leaving = undefined;
    return isLeaving;
  });
  return leaving;
}

/** What the reader was typing when the page was reloaded, once; null for nothing. */
export function takeTyped(): string | null {
  try {
    const text = sessionStorage.getItem(TYPED);
    sessionStorage.removeItem(TYPED);
    return text;
  } catch (error) {
    // Storage is forbidden.
    if (error instanceof DOMException) return null;
    throw error;
  }
}

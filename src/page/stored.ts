/** What pages of the site store in the browser, and how the scripts of a page hear of what other pages store. */

/** @returns null for nothing, and where the browser forbids storage */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is forbidden.
    return null;
  }
}

/** Tells all scripts of this page what is stored under a key, in the way in which the browser tells other tabs. */
export function tellStored(key: string): void {
  dispatchEvent(new StorageEvent('storage', { key, newValue: readStored(key), storageArea: localStorage }));
}

/** Safari tells nothing to a page that it holds for Back: what has changed since the reader left is told when the reader returns. */
export function followStored(keys: readonly string[]): void {
  let known = keys.map(readStored);
  addEventListener('pagehide', () => (known = keys.map(readStored)));
  addEventListener('pageshow', () => keys.filter((key, index) => readStored(key) !== known[index]).forEach(tellStored));
}

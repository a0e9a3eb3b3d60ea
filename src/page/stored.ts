/** Data that pages of the site store in the browser, and how the scripts of a page learn about changes by other pages. */

/** @returns null if nothing is stored, or if the browser denies access to storage */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is denied.
    return null;
  }
}

/** Notifies all scripts of this page about a stored value, in the same way as the browser notifies other tabs. */
export function tellStored(key: string): void {
  dispatchEvent(new StorageEvent('storage', { key, newValue: readStored(key), storageArea: localStorage }));
}

/** Safari sends no events to a page that it keeps for Back. Changes since the reader left are reported when the reader returns. */
export function followStored(keys: readonly string[]): void {
  let known = keys.map(readStored);
  addEventListener('pagehide', () => (known = keys.map(readStored)));
  addEventListener('pageshow', () => keys.filter((key, index) => readStored(key) !== known[index]).forEach(tellStored));
}

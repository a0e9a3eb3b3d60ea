/** Reads data that the site's pages store in the browser, and notifies the scripts on a page about changes that other pages make. */

/** @returns null if nothing is stored, or if the browser denies access to storage */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is denied.
    return null;
  }
}

/** Stores a text, or removes it if it's null. @returns whether the browser did so, which it refuses if storage is denied or full */
export function writeStored(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Notifies all scripts on this page about a stored value, in the same way that the browser notifies other tabs. */
export function tellStored(key: string): void {
  dispatchEvent(new StorageEvent('storage', { key, newValue: readStored(key), storageArea: localStorage }));
}

/** Reports changes when the reader returns to the page, because Safari sends no events to pages in its back/forward cache. */
export function followStored(keys: readonly string[]): void {
  let known = keys.map(readStored);
  addEventListener('pagehide', () => (known = keys.map(readStored)));
  addEventListener('pageshow', () => keys.filter((key, index) => readStored(key) !== known[index]).forEach(tellStored));
}

/** What other pages of the site store in the browser, told to the scripts of this page. */

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is forbidden: nothing is stored.
    return null;
  }
}

/** Tells all scripts of this page what is stored under a key, in the way in which the browser tells other tabs. */
export function tellStored(key: string): void {
  dispatchEvent(new StorageEvent('storage', { key, newValue: read(key), storageArea: localStorage }));
}

/** Safari tells nothing to a page that it holds for Back: what has changed since the reader left is told when the reader returns. */
export function followStored(keys: readonly string[]): void {
  let known = keys.map(read);
  addEventListener('pagehide', () => (known = keys.map(read)));
  addEventListener('pageshow', () => keys.filter((key, index) => read(key) !== known[index]).forEach(tellStored));
}

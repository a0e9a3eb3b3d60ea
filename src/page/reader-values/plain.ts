/**
 * Shows the reader's values while the page loads, before it's painted, as long as they need no quotes anywhere. This code is inline in
 * every page, so every byte counts; `show.ts` does the rest.
 */
import { STORAGE_KEY, type Stored } from '../../lib/reader-values/names';

/** Other programs can write to the storage, so only a short word without spaces and shell characters is inserted into a command. */
const PLAIN = /^\w[\w.:/-]{0,600}$/;

/** Does nothing if there are no values, if the browser denies access to storage, or if another program has written to it. */
export function showPlainTexts(): void {
  try {
    const { texts } = JSON.parse(localStorage[STORAGE_KEY] as string) as Stored;
    const other = texts[''];
    new MutationObserver(() =>
      document.querySelectorAll<HTMLElement>('var:not([data-shown])').forEach((element) => {
        const shown = (element.dataset.shown = element.textContent);
        const own: unknown = texts[shown] ?? other;
        element.textContent = typeof own === 'string' && PLAIN.test(own) ? own : shown;
      }),
    ).observe(document, { childList: true, subtree: true });
  } catch {
    // See above. The rest shows the values that are valid.
  }
}

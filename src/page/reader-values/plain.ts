/**
 * Shows the reader's values while the page loads, before it's painted. This covers only values that never need quotes. `show.ts` handles
 * all other values. This code is inlined in every page, so every byte counts.
 */
import { STORAGE_KEY, type Stored } from '../../lib/reader-values/names';

/** Other programs can write to storage, so only a short word without spaces or shell characters is inserted into a command. */
const PLAIN = /^\w[\w.:/-]{0,600}$/;

/** Has no effect if there are no values, if the browser denies access to storage, or if another program has written invalid data to it. */
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
    // The stored data is missing or invalid. `show.ts` shows the values that are valid.
  }
}

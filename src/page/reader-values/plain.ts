/**
 * Shows the reader's values while the page arrives, before it is painted: those that need no quotes anywhere. Stands in every
 * page, so each byte counts; `show.ts` does the rest.
 */
import { STORAGE_KEY, type Stored } from '../../lib/reader-values/names';

/** What is stored can come from somebody else: only a short word without spaces and signs of a shell gets into a command. */
const PLAIN = /^\w[\w.:/-]{0,600}$/;

/** Does nothing where there are none, where the browser forbids storage, or where somebody else has written there. */
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
    // As said above. What is sound of it is shown by the rest.
  }
}

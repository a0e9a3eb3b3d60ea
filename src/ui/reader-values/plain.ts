/**
 * Shows the reader's values while the page arrives, before it is painted: those that need no quotes anywhere. Stands in every
 * page, so each byte counts; `show.ts` does the rest.
 */
import { STORAGE_KEY, type Stored } from '../../lib/reader-values/names';

/** @throws where the browser forbids storage, or somebody else has written there */
export function showPlainTexts(): void {
  const stored = localStorage[STORAGE_KEY] as string | undefined;
  if (!stored) return;
  const { texts } = JSON.parse(stored) as Stored;
  new MutationObserver(() =>
    document.querySelectorAll<HTMLElement>('var:not([data-shown])').forEach((element) => {
      const shown = (element.dataset.shown = element.textContent);
      element.textContent = texts[shown] ?? texts[''] ?? shown;
    }),
  ).observe(document, { childList: true, subtree: true });
}

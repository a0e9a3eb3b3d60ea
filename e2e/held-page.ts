/** A page that the browser holds for Back, as Safari does: it tells it nothing of what other pages store meanwhile. */
import type { Page } from '@playwright/test';

/** Stores a text as another page does while this one is held, and comes back. */
export const whileHeld = (page: Page, key: string, text: string): Promise<void> =>
  page.evaluate(
    ([name, value]) => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      localStorage.setItem(name, value);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    [key, text] as const,
  );

/** A page that the browser keeps for the Back button, as Safari does. It isn't notified when other pages change the storage. */
import type { Page } from '@playwright/test';

/** Stores a text, as another page would while this page is suspended, and then returns to this page. */
export const whileHeld = (page: Page, key: string, text: string): Promise<void> =>
  page.evaluate(
    ([name, value]) => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      localStorage.setItem(name, value);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
    [key, text] as const,
  );

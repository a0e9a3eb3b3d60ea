import type { Page } from '@playwright/test';

/** Lets the browser lay out what is off the screen, too, as after the first link that the application follows: for what measures a whole page. */
export const layOutWhole = (page: Page): Promise<void> => page.evaluate(() => void (document.documentElement.dataset.whole = ''));

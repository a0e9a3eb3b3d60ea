/** Holds back a page's application, to test actions before it has started. */
import type { Page } from '@playwright/test';

/** The application's scripts. */
const APPLICATION = /\/assets\/js\/(?:runtime~)?main\./;

/** Holds back the application, or a part of it, until the returned function is called. */
export async function holdApplication(page: Page, part = APPLICATION): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(part, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

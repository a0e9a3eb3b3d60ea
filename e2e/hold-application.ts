/** Holds the application of a page back, for what its reader does before it is there. */
import type { Page } from '@playwright/test';

/** Scripts of the application. */
const APPLICATION = /\/assets\/js\/(?:runtime~)?main\./;

/** Holds the application, or a part of it, back until what it returns is called. */
export async function holdApplication(page: Page, part = APPLICATION): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(part, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

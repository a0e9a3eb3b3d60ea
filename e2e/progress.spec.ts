/** The progress bar appears 200 ms after the path changes, and stays until the page has loaded. */
import type { Page } from '@playwright/test';
import { limits } from '../src/site/limits';
import { expect, test } from './fixtures';

const CHUNK = /\/assets\/js\/[^?]*\.js$/;

/** Records when the bar appears, in milliseconds after the click. */
async function watchBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    const state = document.documentElement.dataset;
    let clicked = 0;
    document.addEventListener(
      'click',
      () => {
        clicked = performance.now();
        state.clickedAt = String(clicked);
      },
      { capture: true },
    );
    new MutationObserver(() => {
      if (document.getElementById('nprogress') && state.barAfter === undefined) state.barAfter = String(performance.now() - clicked);
    }).observe(document.documentElement, { childList: true, subtree: true });
  });
}

test('appears when a page takes longer, and disappears when it has loaded', async ({ page, site }) => {
  await site.open('/');
  await page.waitForLoadState('networkidle');
  await watchBar(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CHUNK, async (route) => {
    await held;
    await route.continue();
  });
  await site.footer.getByRole('link', { name: 'Glossary' }).click();
  await expect(site.progress).toBeAttached();
  const after = await page.locator('html').getAttribute('data-bar-after');
  expect(Number(after)).toBeGreaterThanOrEqual(limits.progressDelayMs - 10);
  // The old page stays until the new one has loaded.
  await expect(site.title).not.toHaveText('Glossary');
  release();
  await expect(site.title).toHaveText('Glossary');
  await expect(site.progress).toHaveCount(0);
});

test('does not come when the page is there at once', async ({ page, site }) => {
  await site.open('/guides/object-lock');
  const link = site.sidebar.locator('a[href="/guides/iam-policy"]');
  await link.hover();
  await page.waitForLoadState('networkidle');
  await watchBar(page);
  await link.click();
  await expect(page).toHaveURL('/guides/iam-policy');
  await expect(site.title).toHaveText(/IAM/);
  // By this time, a timer that wasn't canceled would have shown the bar.
  await page.waitForFunction(
    (delay) => performance.now() > Number(document.documentElement.dataset.clickedAt) + delay,
    2 * limits.progressDelayMs,
  );
  expect(await page.locator('html').getAttribute('data-bar-after')).toBeNull();
});

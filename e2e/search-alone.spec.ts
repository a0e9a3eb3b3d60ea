/** Search when the dialog's script or the application doesn't load. */
import type { Page } from '@playwright/test';
import { translateLikeABrowser } from './changed-pages';
import { expect, test } from './fixtures';

const GUIDE = '/guides/object-lock';
/** The dialog's script. */
const ISLAND = /\/assets\/js\/search-dialog\.\w+\.js/;
/** The application's scripts. */
const APPLICATION = /\/assets\/js\/(?:runtime~)?main\.\w+\.js/;

test('a script that fails once is fetched by Retry, without a reload', async ({ page, site, problems }) => {
  problems.expect(/status of 503/);
  let fails = true;
  await page.route(ISLAND, (route) => (fails ? route.fulfill({ status: 503, body: 'busy' }) : route.continue()));
  await page.goto(GUIDE);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.keyboard.press('/');
  await page.keyboard.type('versioning');
  const pending = page.locator('.search-pending');
  await expect(pending.getByRole('alert')).toContainText('Unable to fetch results');
  await expect(pending.getByRole('alert')).toContainText('network connection');
  await expect(pending.locator('form')).not.toHaveAttribute('aria-busy');
  fails = false;
  await pending.getByRole('button', { name: 'Retry' }).click();
  await expect(site.dialog.hits.first()).toContainText(/versioning/i);
  await expect(site.dialog.input).toHaveValue('versioning');
  await expect(site.dialog.input).toBeFocused();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test.describe('on a page whose application is blocked', () => {
  test.beforeEach(async ({ page }) => page.route(APPLICATION, (route) => route.abort()));

  for (const [how, follow] of [
    ['a click', (page: Page) => page.locator('.search-panel .DocSearch-Hit a').first().click()],
    ['Enter', (page: Page) => page.keyboard.press('Enter')],
  ] as const) {
    test(`a hit is followed by ${how}, and remembered`, async ({ page, site }) => {
      await page.goto(GUIDE);
      await site.dialog.search('lifecycle');
      const [followed = ''] = await site.dialog.urls();
      await follow(page);
      await expect(page).toHaveURL(followed);
      await site.dialog.open();
      await expect.poll(() => site.dialog.urls()).toEqual([followed]);
    });
  }

  test('a hit on the current page leads there, even if the address already contains it', async ({ page, site }) => {
    for (const address of [GUIDE, `${GUIDE}#modes`]) {
      await page.goto('about:blank');
      await page.goto(address);
      await page.evaluate(() => scrollTo(0, 0));
      await site.dialog.search('retention modes');
      await site.dialog.hits.locator(`a[href="${GUIDE}#modes"]`).first().click();
      await expect(page).toHaveURL(`${GUIDE}#modes`);
      await site.dialog.expectClosed();
      await expect(site.heading('modes')).toBeInViewport();
    }
  });
});

test('on a page that the browser translates the dialog goes on, in the words of the translator', async ({ page, site }) => {
  await page.goto(GUIDE);
  await page.evaluate(translateLikeABrowser, '«»');
  // The button's name has changed by now.
  await page.locator('.search-button').click();
  await site.dialog.input.fill('legal hold');
  await site.dialog.expectSettled();
  await expect(page.locator('.search-card')).toContainText('«');
  const first = await page.locator('.search-preview').innerText();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.search-preview')).not.toHaveText(first);
  for (const query of ['retention', 'retention mode', 'xqzwvk', 'versioning']) {
    await site.dialog.input.fill(query);
    await site.dialog.expectSettled();
  }
  await expect(page.locator('.search-card')).toContainText(/«versions»/);
  await expect(site.dialog.hits.first()).toContainText(/versioning/i);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/versioning/);
});

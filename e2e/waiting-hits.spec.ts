/** First hits in the field that waits for the application. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdApplication } from './hold-application';
import { WHOLE_INDEX } from './search-dialog';

const GUIDE = '/guides/object-lock';
const QUERY = 'retention';
/** Defined in the glossary, so it has a card. */
const TERM = 'legal hold';
const FIRST_HITS = /\/assets\/js\/first-hits\.\w+\.js/;
const WORKER = /\/assets\/js\/search\.\w+\.js/;

const field = (page: Page) => page.locator('.search-wait input');
const links = (page: Page) => page.locator('.search-wait .DocSearch-Hit a');
const addresses = (page: Page, within: string): Promise<(string | null)[]> =>
  page.locator(`${within} .DocSearch-Hit a`).evaluateAll((all) => all.map((link) => link.getAttribute('href')));

test('they come before the application, and the dialog has the same in their place', async ({ page, site }) => {
  const release = await holdApplication(page);
  await page.goto(GUIDE);
  await site.dialog.button.click();
  await page.keyboard.type(TERM);
  await expect(links(page).first()).toBeVisible();
  await expect(page.locator('.search-wait .search-card')).toContainText('Legal hold');
  await expect(page.locator('.search-wait mark').first()).toHaveText(/legal/i);
  await expect(field(page)).toBeFocused();
  const before = await addresses(page, '.search-wait');
  // The whole index would put others in their place.
  await page.route(WHOLE_INDEX, () => undefined);
  release();
  await expect(site.dialog.hits.first()).toBeVisible();
  expect(await addresses(page, '.search-panel')).toEqual(before);
  await expect(page.locator('.search-wait')).toHaveCount(0);
  await expect(site.dialog.input).toHaveValue(TERM);
  await expect(site.dialog.input).toBeFocused();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('they follow what is typed, and go with it', async ({ page, site }) => {
  await holdApplication(page);
  await page.goto(GUIDE);
  await site.dialog.button.click();
  await page.keyboard.type(QUERY);
  await expect(links(page).first()).toBeVisible();
  await field(page).fill('lifecycle');
  await expect(links(page).first()).toContainText(/lifecycle/i);
  await field(page).fill('xqzwvk');
  await expect(links(page)).toHaveCount(0);
  await field(page).fill('lifecycle');
  await expect(links(page).first()).toBeVisible();
  await field(page).fill('');
  await expect(links(page)).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('one that is followed is remembered', async ({ page, site }) => {
  const release = await holdApplication(page);
  await page.goto(GUIDE);
  await site.dialog.button.click();
  await page.keyboard.type('lifecycle');
  await expect(links(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.search-wait a').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  const followed = (await links(page).first().getAttribute('href')) ?? '';
  await links(page).first().click();
  release();
  await expect(page).toHaveURL(followed);
  await site.ready();
  await site.dialog.open();
  await expect.poll(() => site.dialog.urls()).toEqual([followed]);
});

test('one in the page itself leads there, and the search closes for good', async ({ page, site }) => {
  const release = await holdApplication(page);
  const heading = `${GUIDE}#modes`;
  // Also where the address says so already.
  for (const address of [GUIDE, heading]) {
    await page.goto(address);
    await page.evaluate(() => scrollTo(0, 0));
    await site.dialog.button.click();
    await page.keyboard.type(QUERY);
    await page.locator(`.search-wait a[href="${heading}"]`).click();
    await expect(page).toHaveURL(heading);
    await expect(page.locator('.search-wait')).toHaveCount(0);
    await expect(site.heading('modes')).toBeInViewport();
  }
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await site.dialog.expectClosed();
});

test('their reader is not disturbed by the application until something else is typed', async ({ page, site }) => {
  const release = await holdApplication(page);
  await page.goto(GUIDE);
  await site.dialog.button.click();
  await page.keyboard.type(QUERY);
  await expect(links(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('.search-wait a').nth(1)).toBeFocused();
  await expect(page.locator('.search-dialog')).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type(' mode');
  await expect(site.dialog.input).toHaveValue(`${QUERY} mode`);
  await expect(site.dialog.hits.first()).toBeVisible();
});

test('Escape closes them for good', async ({ page, site }) => {
  const release = await holdApplication(page);
  await page.goto(GUIDE);
  await site.dialog.button.click();
  await page.keyboard.type(QUERY);
  await expect(links(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.search-wait')).toHaveCount(0);
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await site.dialog.expectClosed();
  // Nor is the worker lost.
  await site.dialog.search('lifecycle');
});

for (const [what, address, status] of [
  ['their script', FIRST_HITS, 404],
  ['the worker', WORKER, 503],
] as const) {
  test(`without ${what} the dialog answers all the same`, async ({ page, site, problems }) => {
    problems.expect(new RegExp(`status of ${status}`));
    let isFirst = true;
    await page.route(address, async (route) => {
      if (address === FIRST_HITS || isFirst) {
        isFirst = false;
        await route.fulfill({ status, body: '' });
      } else await route.continue();
    });
    await page.goto(GUIDE);
    await site.dialog.button.click();
    await page.keyboard.type(QUERY);
    await expect(site.dialog.hits.first()).toBeVisible();
    await expect(site.dialog.input).toHaveValue(QUERY);
  });
}

test('they are there on the Italian pages', async ({ page }) => {
  await holdApplication(page);
  await page.goto('/it/guides/object-lock');
  await page.locator('.search-button').click();
  await page.keyboard.type('conservazione');
  await expect(links(page).first()).toHaveAttribute('href', /^\/it\//);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

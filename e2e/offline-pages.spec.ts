/** Pages that a reader's browser keeps, when the reader asks for it. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import type { Site } from './site';

const KEPT = 'This browser keeps all pages, and renews them when they change.';
const LOCK = '/guides/object-lock';

const workers = (page: Page): Promise<number> => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const caches = (page: Page): Promise<string[]> => page.evaluate(() => window.caches.keys());

async function keep(page: Page, site: Site): Promise<void> {
  await site.open('/offline');
  await site.main.getByRole('button', { name: 'Keep for offline reading' }).click();
  await expect(site.main.getByRole('progressbar', { name: 'Pages kept' })).toBeVisible();
  await expect(site.main.getByRole('status')).toHaveText(KEPT);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

test.afterEach(async ({ context, page, site }) => {
  await context.setOffline(false);
  await site.open('/offline');
  const remove = site.main.getByRole('button', { name: 'Remove from this browser' });
  if ((await workers(page)) > 0) await remove.click();
  await expect(site.main.getByRole('button', { name: 'Keep for offline reading' })).toBeVisible();
  expect([await workers(page), await caches(page)]).toEqual([0, []]);
});

test('nothing is kept unless the reader asks', async ({ page, site }) => {
  for (const path of ['/', LOCK, '/offline']) {
    await site.open(path);
    expect([await workers(page), await caches(page)]).toEqual([0, []]);
  }
});

test('without the network every page and the search are there', async ({ context, page, site }) => {
  await keep(page, site);
  await context.setOffline(true);
  await page.goto('/');
  await site.ready();
  await page.goto(`${LOCK}#legal-hold`);
  await site.ready();
  await expect(site.heading('legal-hold')).toBeInViewport();
  await site.sidebar.getByRole('link', { name: 'Encryption' }).click();
  await expect(site.title).toHaveText(/Encryption/);
  await site.dialog.search('multipart upload');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/multipart/);
  await expect(site.title).toHaveText(/[Mm]ultipart/);
});

test('with the network a page is the current one, not the kept one', async ({ context, page, site }) => {
  await keep(page, site);
  await page.evaluate(async (path) => {
    const [name = ''] = await window.caches.keys();
    const cache = await window.caches.open(name);
    const [key] = (await cache.keys()).filter(({ url }) => new URL(url).pathname === path);
    if (key) await cache.put(key, new Response('<h1>Kept</h1>', { headers: { 'content-type': 'text/html' } }));
  }, LOCK);
  await page.goto(LOCK);
  await expect(site.title).toHaveText('Object Lock');
  await context.setOffline(true);
  await page.goto(LOCK);
  await expect(site.title).toHaveText('Kept');
});

test('the page says when keeping fails, and can try again', async ({ context, site, page, problems }) => {
  problems.expect(/error occurred when fetching the script/);
  await site.open('/offline');
  await context.setOffline(true);
  await site.main.getByRole('button', { name: 'Keep for offline reading' }).click();
  await expect(site.main.getByRole('status')).toHaveText(/could not be kept/);
  expect(await caches(page)).toEqual([]);
  await context.setOffline(false);
  await site.main.getByRole('button', { name: 'Keep for offline reading' }).click();
  await expect(site.main.getByRole('status')).toHaveText(KEPT);
});

test('each language is kept for itself', async ({ page, site }) => {
  await keep(page, site);
  await site.open('/it/offline');
  await expect(site.main.getByRole('button', { name: 'Conserva per la lettura offline' })).toBeVisible();
});

/** Pages that a reader's browser keeps, when the reader asks for it. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import type { Site } from './site';

const KEPT = 'This browser keeps all pages, and renews them when they change.';
const LOCK = '/guides/object-lock';
/** The page in the worker's list. */
const LOCK_HASH = /("\/guides\/object-lock":)"\w+"/;

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

test('a new build is what the reader gets, with the network and then without', async ({ context, page, site }) => {
  await keep(page, site);
  const [before = ''] = await caches(page);
  await context.route(LOCK, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>New</h1>' }));
  await context.route('**/service-worker.js', async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: body.replaceAll(before, `${before}-new`).replace(LOCK_HASH, '$1"new"') });
  });
  await page.goto(LOCK);
  await expect(site.title).toHaveText('New');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)).toBe('installed');
  // The reader closes the pages, and comes back.
  await page.goto('about:blank');
  await page.goto('/');
  await expect.poll(() => caches(page)).toEqual([`${before}-new`]);
  await context.setOffline(true);
  await page.goto(LOCK);
  await expect(site.title).toHaveText('New');
});

test('the page says when the device has no room, and leaves nothing', async ({ context, page, site }) => {
  await site.open('/offline');
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1_000_000 });
  await site.main.getByRole('button', { name: 'Keep for offline reading' }).click();
  await expect(site.main.getByRole('status')).toHaveText(/could not be kept/);
  await expect.poll(() => caches(page)).toEqual([]);
  expect(await workers(page)).toBe(0);
});

test('what was removed can be kept again', async ({ page, site }) => {
  await keep(page, site);
  await site.main.getByRole('button', { name: 'Remove from this browser' }).click();
  await expect(site.main.getByRole('status')).toBeEmpty();
  expect([await workers(page), await caches(page)]).toEqual([0, []]);
  await site.main.getByRole('button', { name: 'Keep for offline reading' }).click();
  await expect(site.main.getByRole('status')).toHaveText(KEPT);
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

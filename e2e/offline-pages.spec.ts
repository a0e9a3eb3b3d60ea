/** Pages that a reader's browser stores at the reader's request. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { site as mainSite } from './servers';
import type { Site } from './site';

const KEPT = 'All pages are saved in this browser, and they’re updated when they change.';
const LOCK = '/guides/object-lock';

const workers = (page: Page): Promise<number> => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const caches = (page: Page): Promise<string[]> => page.evaluate(() => window.caches.keys());

/** Time limit for saving all pages, in milliseconds. On a busy machine, this takes longer than what other tests wait for. */
const SAVING = 45_000;

async function keep(page: Page, site: Site, origin = ''): Promise<void> {
  await site.open(`${origin}/offline`);
  await site.main.getByRole('button', { name: 'Save for offline reading' }).click();
  await expect(site.main.getByRole('progressbar', { name: 'Pages saved' })).toBeVisible();
  await expect(site.main.getByRole('status')).toHaveText(KEPT, { timeout: SAVING });
  await page.evaluate(() => navigator.serviceWorker.ready);
}

test.afterEach(async ({ context, page, site }) => {
  await context.setOffline(false);
  await site.open('/offline');
  const remove = site.main.getByRole('button', { name: 'Remove from this browser' });
  if ((await workers(page)) > 0) await remove.click();
  await expect(site.main.getByRole('button', { name: 'Save for offline reading' })).toBeVisible();
  expect([await workers(page), await caches(page)]).toEqual([0, []]);
});

test('nothing is kept unless the reader asks', async ({ page, site }) => {
  for (const path of ['/', LOCK, '/offline']) {
    await site.open(path);
    expect([await workers(page), await caches(page)]).toEqual([0, []]);
  }
});

test('without the network every page of the language and the search are there', async ({ context, page, site }) => {
  await test.step('what the worker of another program says while they are saved changes nothing', async () => {
    await site.open('/offline');
    await site.main.getByRole('button', { name: 'Save for offline reading' }).click();
    await expect(site.main.getByRole('progressbar', { name: 'Pages saved' })).toBeVisible();
    const isKeeping = await page.evaluate(async () => {
      for (const data of [null, 'kept', { kept: {}, of: {} }]) navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data }));
      await new Promise(requestAnimationFrame);
      return document.querySelector('progress') !== null;
    });
    expect(isKeeping).toBe(true);
    await expect(site.main.getByRole('status')).toHaveText(KEPT, { timeout: SAVING });
    await page.evaluate(() => navigator.serviceWorker.ready);
  });
  await test.step('each language is kept for itself', async () => {
    await site.open('/it/offline');
    await expect(site.main.getByRole('button', { name: 'Conserva per la lettura offline' })).toBeVisible();
  });
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

/** A host that can be given a new build, in which one page and the worker's list have changed. */
async function renewableHost(): Promise<{ origin: string; renew: () => void; close: () => void }> {
  let isNew = false;
  const host = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', mainSite.origin);
    void fetch(new URL(pathname, mainSite.origin)).then(async (answer) => {
      response.setHeader('Content-Type', answer.headers.get('content-type') ?? '');
      if (isNew && pathname === LOCK) response.end('<h1>New</h1>');
      else if (isNew && pathname === '/service-worker.js') response.end(newList(await answer.text()));
      else response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  return { origin, renew: () => (isNew = true), close: () => host.close() };
}

const newList = (worker: string): string =>
  worker.replace(/("\/guides\/object-lock":)"\w+"/, '$1"new"').replace(/(cache:"[\w-]+)"/, '$1-new"');

test('a new build is what the reader gets, with the network and then without', async ({ context, page, site, problems }) => {
  problems.expect(/request to another host: http:\/\/127\.0\.0\.1/);
  const { origin, renew, close } = await renewableHost();
  await keep(page, site, origin);
  await page.goto(origin + LOCK);
  await expect(site.title).toHaveText('Object Lock');
  renew();
  await page.reload();
  await expect(site.title).toHaveText('New');
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)).toBe('installed');
  // The reader closes the pages and comes back.
  await page.goto('about:blank');
  await page.goto(origin);
  await expect.poll(() => caches(page)).toEqual([expect.stringMatching(/-new$/)]);
  await context.setOffline(true);
  await page.goto(origin + LOCK);
  await expect(site.title).toHaveText('New');
  close();
});

test('the page says when the device has no room, and leaves nothing', async ({ page, site, session }) => {
  await site.open('/offline');
  const { origin } = mainSite;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000_000 });
  await site.main.getByRole('button', { name: 'Save for offline reading' }).click();
  await expect(site.main.getByRole('status')).toHaveText(/couldn’t be saved/);
  expect([await workers(page), await caches(page)]).toEqual([0, []]);
  await session.send('Storage.overrideQuotaForOrigin', { origin });
});

test('a script that somebody has put into the cache does not run, and what was removed can be kept again', async ({ page, site }) => {
  await keep(page, site);
  const forged = await page.evaluate(async () => {
    const [name = ''] = await window.caches.keys();
    const cache = await window.caches.open(name);
    const scripts = (await cache.keys()).filter(({ url }) => /\/assets\/js\//.test(url));
    const type = { 'Content-Type': 'text/javascript' };
    for (const script of scripts) await cache.put(script, new Response('window.hacked=1', { headers: type }));
    return scripts.length;
  });
  expect(forged).toBeGreaterThan(10);
  await site.open(LOCK);
  await site.dialog.search('versioning');
  expect(await page.evaluate(() => (window as Window & { hacked?: number }).hacked)).toBeUndefined();
  await site.open('/offline');
  await site.main.getByRole('button', { name: 'Remove from this browser' }).click();
  await expect(site.main.getByRole('status')).toBeEmpty();
  expect([await workers(page), await caches(page)]).toEqual([0, []]);
  await site.main.getByRole('button', { name: 'Save for offline reading' }).click();
  await expect(site.main.getByRole('status')).toHaveText(KEPT, { timeout: SAVING });
});

test('the page says when keeping fails, and can try again', async ({ context, site, page, problems }) => {
  // The browser may already have the worker's script but fail to find the worker's first files.
  problems.expect(/error occurred when fetching the script|ERR_INTERNET_DISCONNECTED/);
  await site.open('/offline');
  await context.setOffline(true);
  await site.main.getByRole('button', { name: 'Save for offline reading' }).click();
  await expect(site.main.getByRole('status')).toHaveText(/couldn’t be saved/);
  expect(await caches(page)).toEqual([]);
  await context.setOffline(false);
  await site.main.getByRole('button', { name: 'Save for offline reading' }).click();
  await expect(site.main.getByRole('status')).toHaveText(KEPT, { timeout: SAVING });
});

/** Tests a page before the reader does anything that needs the application, and then tests the reader's first action. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fixtures';
import { holdApplication } from './hold-application';
import { site as mainSite } from './servers';

const GUIDE = '/guides/object-lock';

/** The page's style sheet. */
const STYLE_SHEET = /\/assets\/css\//;

test('the application fetches no page that nobody asked for', async ({ page, site }) => {
  const names: string[] = [];
  await page.goto('/guides/s3-api', { waitUntil: 'networkidle' });
  await site.ready();
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => names.push(new URL(request.url()).pathname));
  await page.mouse.wheel(0, 1500);
  await page.waitForLoadState('networkidle');
  expect(names.filter((name) => name.endsWith('.js'))).toEqual([]);
});

/** The script that belongs to the static page. */
const PAGE_SCRIPT = /\/assets\/js\/page\./;

test('the menu opens without the application, even if it was tapped before its script loaded', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await holdApplication(page);
  const release = await holdApplication(page, PAGE_SCRIPT);
  await page.goto(GUIDE, { waitUntil: 'commit' });
  await site.menuButton.click();
  await expect(site.menuButton).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(site.mobileMenu).toBeInViewport();
  await expect(site.menuButton).not.toHaveAttribute('aria-busy');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
});

test('the application waits for its styles', async ({ page, site }) => {
  const release = await holdApplication(page, STYLE_SHEET);
  await page.goto('/guides/resource-metrics');
  const opener = site.main.getByRole('button', { name: 'Open the estimate' });
  await opener.click();
  // Without the delay, the application would start within half of this time even on a busy machine.
  const early = page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached', timeout: 1500 });
  await expect(early).rejects.toThrow(/Timeout/);
  await expect(opener).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('region', { name: 'Usage estimate' })).toBeVisible();
});

test('the application starts without its styles when they cannot be had', async ({ page, site, problems }) => {
  problems.expect(/Failed to load resource|net::ERR_FAILED/);
  await page.route(STYLE_SHEET, (route) => route.abort());
  await page.goto(GUIDE);
  await site.ready();
});

test('a link leads to the next page, which is fetched while the pointer rests on it', async ({ page, site }) => {
  await page.goto(GUIDE);
  const prefetched = page.waitForRequest((request) => new URL(request.url()).pathname === '/guides/iam-policy');
  await site.sidebar.locator('a[href="/guides/iam-policy"]').hover();
  await (await prefetched).response();
  await site.sidebar.locator('a[href="/guides/iam-policy"]').click();
  await expect(page).toHaveTitle(/IAM/);
  const [navigation] = await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON() as object));
  expect(navigation).toHaveProperty('deliveryType', 'navigational-prefetch');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
});

test('nothing is fetched ahead for a reader who saves data', async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(GUIDE, { waitUntil: 'networkidle' });
  const clock = page.clock;
  await clock.install();
  await site.sidebar.locator('a[href="/guides/iam-policy"]').hover();
  await clock.runFor(1_000);
  expect(requests).not.toContain('/guides/iam-policy');
});

test('the search page starts at once', async ({ page, site }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/search?q=versioning');
  await expect(site.main.locator('ol a').first()).toBeVisible();
  // This page has its own field, so loading the dialog's scripts would be useless.
  expect(scripts.filter((path) => path.includes('search-dialog'))).toEqual([]);
});

test('the application waits for the rest of a page that arrives slowly', async ({ page, site, problems }) => {
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const slow = createServer((request, response) => {
    void fetch(new URL(request.url ?? '/', mainSite.origin)).then(async (answer) => {
      const type = answer.headers.get('content-type') ?? '';
      const text = Buffer.from(await answer.arrayBuffer());
      response.setHeader('Content-Type', type);
      const body = type.startsWith('text/html') ? text.indexOf('<body') : 0;
      response.write(text.subarray(0, body));
      if (body > 0) await finished;
      response.end(text.subarray(body));
    });
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  problems.expect(/request to another host: http:\/\/127\.0\.0\.1/);
  // The page script comes after the script that starts the application.
  const script = page.waitForRequest(/\/assets\/js\/page\./);
  const address = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/search?q=versioning`;
  const opened = page.goto(address);
  await script;
  expect(await page.locator('script[src*="main."]').count()).toBe(0);
  finish();
  await opened;
  await expect(site.main.getByRole('article').first()).toBeVisible();
  slow.close();
});

for (const width of [360, 1280]) {
  test(`no tables of a language are read while a page is taken over and searched, ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const asked: string[] = [];
      Object.assign(window, { asked });
      Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
        construct: (target, args: ConstructorParameters<typeof Intl.DateTimeFormat>) => {
          asked.push('Intl.DateTimeFormat');
          return new target(...args);
        },
      });
      // Sorts in an order that no language uses. Nothing on this page may depend on the sort order.
      String.prototype.localeCompare = () => asked.push('localeCompare');
    });
    await page.goto('/it/guides/object-lock');
    await expect(site.main.locator('time').last()).toHaveText(/^\d+ [a-z]+ \d{4}$/);
    await page.locator('.search-button').first().click();
    await page.keyboard.type('retention');
    await expect(page.locator('.search-panel .DocSearch-Hit').first()).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual([]);
  });
}

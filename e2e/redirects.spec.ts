/** Addresses that lead to another: `/ds3/…`, `.html`, `/index.html`, slashes. */
import { expect, test } from './fixtures';

const LOCK = '/guides/object-lock';

test.describe('former addresses below /ds3', () => {
  for (const [from, to] of [
    ['/ds3', '/'],
    [`/ds3${LOCK}`, LOCK],
    ['/ds3/getting-started/quickstart', '/getting-started/quickstart'],
    [`/ds3${LOCK}?q=1#before-you-start`, `${LOCK}?q=1#before-you-start`],
    [`/it/ds3${LOCK}`, `/it${LOCK}`],
  ] as const) {
    test(`${from} leads to ${to}`, async ({ page, site }) => {
      await page.goto(from);
      await expect(page).toHaveURL(to);
      await site.ready();
    });
  }
});

test.describe('a host that cleans addresses', () => {
  for (const [from, to] of [
    [`${LOCK}.html`, LOCK],
    [`${LOCK}/index.html`, LOCK],
    ['/index.html', '/'],
    ['/it/index.html', '/it/'],
  ] as const) {
    test(`${from} leads to ${to}`, async ({ page, site }) => {
      await site.open(from);
      await expect(page).toHaveURL(to);
    });
  }

  for (const path of [LOCK, `${LOCK}/`]) {
    test(`${path} is served`, async ({ site }) => {
      expect((await site.open(path))?.status()).toBe(200);
      await expect(site.title).toHaveText('Object Lock');
    });
  }
});

test.describe('a host that does not', () => {
  for (const suffix of ['.html', '/index.html']) {
    test(`the site itself removes ${suffix}`, async ({ page, site, request }) => {
      const body = await (await request.get(LOCK)).text();
      await page.route(`**${LOCK}${suffix}`, (route) => route.fulfill({ body, contentType: 'text/html' }));
      await site.open(LOCK + suffix);
      await expect(page).toHaveURL(LOCK);
      await expect(site.title).toHaveText('Object Lock');
      await expect(site.sidebar.locator('[aria-current="page"]')).toHaveAttribute('href', LOCK);
    });
  }
});

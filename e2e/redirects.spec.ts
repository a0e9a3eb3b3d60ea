/** Addresses that redirect: `/ds3/…`, `.html`, `/index.html`, slashes. */
import { expect, test } from './fixtures';

const LOCK = '/guides/object-lock';

test('former addresses below /ds3 lead to the present ones', async ({ page, site }) => {
  for (const [from, to] of [
    ['/ds3', '/'],
    [`/ds3${LOCK}`, LOCK],
    ['/ds3/getting-started/quickstart', '/getting-started/quickstart'],
    [`/ds3${LOCK}?q=1#before-you-start`, `${LOCK}?q=1#before-you-start`],
    [`/it/ds3${LOCK}`, `/it${LOCK}`],
  ] as const) {
    await page.goto(from);
    await expect(page, from).toHaveURL(to);
    await site.ready();
  }
});

test('a host that cleans addresses leads to the clean ones, and serves them', async ({ page, site }) => {
  for (const [from, to] of [
    [`${LOCK}.html`, LOCK],
    [`${LOCK}/index.html`, LOCK],
    ['/index.html', '/'],
    ['/it/index.html', '/it/'],
  ] as const) {
    await site.open(from);
    await expect(page, from).toHaveURL(to);
  }

  for (const path of [LOCK, `${LOCK}/`]) {
    expect((await site.open(path))?.status(), path).toBe(200);
    await expect(site.title, path).toHaveText('Object Lock');
  }
});

test('on a host that does not, the site itself does', async ({ page, site, request }) => {
  const body = await (await request.get(LOCK)).text();
  for (const suffix of ['.html', '/index.html']) {
    await page.route(`**${LOCK}${suffix}`, (route) => route.fulfill({ body, contentType: 'text/html' }));
    await site.open(LOCK + suffix);
    await expect(page, suffix).toHaveURL(LOCK);
    await expect(site.title, suffix).toHaveText('Object Lock');
    await expect(site.sidebar.locator('[aria-current="page"]'), suffix).toHaveAttribute('href', LOCK);
  }
});

/** The search before its code is there, and the browser's own door to it. */
import { expect, test } from './fixtures';
import { otherBrand } from './servers';

/** As the developer tools of browsers know it: latency in milliseconds, bytes a second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

test('on Slow 4G the input is there at once and keeps what is typed', async ({ page, site, session }) => {
  await site.open('/guides/object-lock');
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.keyboard.press('/');
  await expect(site.dialog.input).toBeFocused();
  // Nothing of the panel has had time to come.
  await expect(page.locator('.search-panel')).toHaveCount(0);
  await page.keyboard.type('versioning', { delay: 100 });
  await expect(site.dialog.input).toHaveValue('versioning');
  await expect(page.locator('.search-panel')).toBeVisible();
  await expect(site.dialog.input).toBeFocused();
  await expect(site.dialog.input).toHaveValue('versioning');
  await expect(site.dialog.hits.first()).toBeVisible();
  await page.keyboard.type(' bucket');
  await expect(site.dialog.input).toHaveValue('versioning bucket');
});

test('the first arrow key moves on from the first hit of a query that was typed before the code was there', async ({ page, site }) => {
  const { dialog } = site;
  await site.open('/');
  let release = (): void => undefined;
  const typed = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await dialog.open();
  await dialog.input.fill('object lock');
  release();
  await expect(dialog.hits.first()).toBeVisible();
  await dialog.expectSettled();
  const second = (await dialog.hits.nth(1).getAttribute('id')) ?? '';
  await page.keyboard.press('ArrowDown');
  await expect(dialog.selected).toHaveAttribute('id', second);
});

for (const [what, keys, result] of [
  ['all of it', ['ControlOrMeta+a'], 'object lock'],
  ['a place in it', ['Home'], 'object lockversioning'],
] as const) {
  test(`what the reader has chosen of the query, ${what}, stays chosen when the code comes`, async ({ page, site }) => {
    await site.open('/');
    let release = (): void => undefined;
    const chosen = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      await chosen;
      await route.continue();
    });
    await site.dialog.open();
    await page.keyboard.type('versioning');
    for (const key of keys) await page.keyboard.press(key);
    release();
    await expect(page.locator('.search-panel')).toBeVisible();
    await expect(site.dialog.hits.first()).toBeVisible();
    await page.keyboard.insertText('object lock');
    await expect(site.dialog.input).toHaveValue(result);
  });
}

test('opened on the way to another page, it stays open when that page has come', async ({ page, site }) => {
  await site.open('/guides/object-lock');
  await site.dialog.search('versioning');
  await page.keyboard.press('Escape');
  let release = (): void => undefined;
  const opened = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await opened;
    await route.continue();
  });
  await site.sidebar.getByRole('link', { name: 'CORS' }).click();
  await page.keyboard.press('/');
  await expect(site.dialog.input).toBeFocused();
  await page.keyboard.type('max-age');
  release();
  await expect(page).toHaveTitle(/CORS/);
  await expect(site.dialog.input).toHaveValue('max-age');
  // Where it leads away from there, it closes as ever.
  await expect(site.dialog.hits.first()).toBeVisible();
  await page.goBack();
  await site.dialog.expectClosed();
});

for (const [what, base, page, siteUrl, language] of [
  ['English', '/', '', 'https://docs.arnia.example/', 'en'],
  ['Italian', '/it/', '', 'https://docs.arnia.example/it/', 'it'],
  ['another brand below a base path', otherBrand.baseURL, 'guides/object-lock', 'https://vela.example/docs/', 'en'],
] as const) {
  test(`browsers find the search of the site: ${what}`, async ({ page: browser, site }) => {
    await site.open(base + page);
    const link = browser.locator('head link[rel="search"]');
    await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
    await expect(link).toHaveAttribute('title', /\S/);
    const address = new URL((await link.getAttribute('href')) ?? '', browser.url()).href;
    const xml = await (await browser.request.get(address)).text();
    const facts = await browser.evaluate((text) => {
      const document = new DOMParser().parseFromString(text, 'application/xml');
      return {
        root: document.documentElement.nodeName,
        language: document.querySelector('Language')?.textContent,
        template: document.querySelector('Url[type="text/html"]')?.getAttribute('template'),
      };
    }, xml);
    expect(facts).toEqual({ root: 'OpenSearchDescription', language, template: `${siteUrl}search?q={searchTerms}` });
    await browser.goto(`${new URL('search', new URL(address)).href}?q=object%20lock`);
    await expect(site.main.getByRole('article').first()).toBeVisible();
  });
}

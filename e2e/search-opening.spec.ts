/**
 * The search dialog is a separate program. Tests what readers do before its script has loaded, without the application, and after a
 * failure.
 */
import type { Page } from '@playwright/test';
import { commit, compose } from './composed';
import { expect, test } from './fixtures';
import { holdApplication } from './hold-application';
import { limits } from '../src/site/limits';
import { otherBrand } from './servers';

const GUIDE = '/guides/object-lock';
/** The dialog's script. */
const ISLAND = /\/assets\/js\/search-dialog\.\w+\.js/;
/** As defined in browsers' developer tools: latency in milliseconds, and bytes per second. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** The plain form in the dialog, which is shown until the script has loaded. */
const plainField = (page: Page) => page.locator('.search-pending input');

/** Selects an element's content, as a reader does with the pointer. */
const select = (page: Page, selector: string): Promise<void> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getSelection()?.selectAllChildren(element));

test('on Slow 4G the field is there at once and passes on what is typed', async ({ page, site, session }) => {
  await page.goto(GUIDE, { waitUntil: 'networkidle' });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.keyboard.press('/');
  await expect(plainField(page)).toBeFocused();
  // Its script hasn't had time to load, so the control looks busy.
  await expect(page.locator('.search-pending form')).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.type('versioning', { delay: 100 });
  await expect(site.dialog.input).toBeFocused();
  await expect(site.dialog.input).toHaveValue('versioning');
  await expect(plainField(page)).toHaveCount(0);
  await expect(site.dialog.hits.first()).toBeVisible();
  await page.keyboard.type(' bucket');
  await expect(site.dialog.input).toHaveValue('versioning bucket');
});

test('all that search needs is asked for at once, and nothing of the application', async ({ page, site }) => {
  const release = await holdApplication(page, ISLAND);
  const names: string[] = [];
  page.on('request', (request) => names.push(new URL(request.url()).pathname.replace(/\.\w{8}\.js(?:on)?$/, '')));
  await page.goto(GUIDE, { waitUntil: 'networkidle' });
  const before = names.length;
  await site.dialog.button.click();
  const needed = ['search-dialog', 'search', 'stemmer-english'].map((name) => `/assets/js/${name}`);
  await expect.poll(() => names).toEqual(expect.arrayContaining([...needed, '/search/index.en-first']));
  release();
  await site.dialog.input.fill('versioning');
  await expect(site.dialog.hits.first()).toContainText(/versioning/i);
  await site.dialog.expectSettled();
  const scripts = names.slice(before).filter((name) => name.startsWith('/assets/js/'));
  expect(scripts.filter((name) => name.includes('main'))).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
});

for (const [how, open] of [
  ['a click', (page: Page) => page.locator('.search-button').click()],
  ['/', (page: Page) => page.keyboard.press('/')],
  ['Control+k', (page: Page) => page.keyboard.press('Control+k')],
  ['Meta+k', (page: Page) => page.keyboard.press('Meta+k')],
] as const) {
  test(`the first search of a page by ${how} starts with what is selected, which typing replaces`, async ({ page, site }) => {
    const release = await holdApplication(page, ISLAND);
    await page.goto(GUIDE);
    await select(page, 'h1');
    await open(page);
    await expect(plainField(page)).toHaveValue('Object Lock');
    release();
    await expect(site.dialog.input).toHaveValue('Object Lock');
    await expect(site.dialog.hits.first()).toBeVisible();
    await page.keyboard.type('x');
    await expect(site.dialog.input).toHaveValue('x');
  });
}

test('the first search of a page cuts a long selection, and its field takes no more', async ({ page, site }) => {
  const release = await holdApplication(page, ISLAND);
  await page.goto(GUIDE);
  await select(page, 'article p');
  await page.keyboard.press('/');
  expect(await plainField(page).inputValue()).toHaveLength(limits.dialogMaxLength);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('a'.repeat(limits.dialogMaxLength + 10));
  expect(await plainField(page).inputValue()).toHaveLength(limits.dialogMaxLength);
  release();
  await expect(site.dialog.input).toHaveValue('a'.repeat(limits.dialogMaxLength));
});

test('the field of the home page takes no more than the dialog, which a click on it opens with its text', async ({ page, site }) => {
  await page.goto('/');
  const field = page.locator('.search-field input');
  await field.focus();
  await page.keyboard.type('a'.repeat(limits.dialogMaxLength + 10));
  await expect(field).toHaveValue('a'.repeat(limits.dialogMaxLength));
  await field.fill('object lock');
  await field.click();
  await expect(site.dialog.input).toHaveValue('object lock');
  await expect(site.dialog.hits.first()).toBeVisible();
});

test('Enter leads to the search page before the script is there', async ({ page }) => {
  await page.route(ISLAND, () => undefined);
  await page.goto(GUIDE);
  await page.keyboard.press('/');
  await page.keyboard.type('versioning');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=versioning/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const [how, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click beside it', (page: Page) => page.mouse.click(20, 700)],
] as const) {
  test(`${how} closes the plain form for good`, async ({ page, site }) => {
    const release = await holdApplication(page, ISLAND);
    await page.goto(GUIDE);
    await site.dialog.button.click();
    await page.keyboard.type('lock');
    await close(page);
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(site.dialog.button).toBeFocused();
    const loaded = page.waitForResponse(ISLAND);
    release();
    await (await loaded).finished();
    await expect(page.locator('dialog')).toHaveCount(0);
    await site.dialog.search('lifecycle');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
  });
}

for (const [what, script] of [
  ['the dialog', ISLAND],
  ['every page', /\/assets\/js\/page\.\w+\.js/],
] as const) {
  test(`a word that is being composed when the script of ${what} comes is there once`, async ({ page, site, session }) => {
    const release = await holdApplication(page, script);
    await page.goto(GUIDE, { waitUntil: 'commit' });
    await expect(site.footer).toBeAttached();
    await page.keyboard.press('/');
    await compose(session, 'lo');
    release();
    await expect.poll(() => page.evaluate(() => 'renderSearch' in window)).toBe(true);
    await expect(plainField(page)).toHaveValue('lo');
    await compose(session, 'lock');
    await commit(session, 'lock');
    await expect(site.dialog.input).toHaveValue('lock');
    await expect(site.dialog.input).toBeFocused();
    await expect(site.dialog.hits.first()).toBeVisible();
  });
}

test('a page that was left with its search open, and that the browser has held, comes back without it', async ({ page }) => {
  await page.goto(GUIDE);
  await page.keyboard.press('/');
  await expect(page.locator('dialog[open]')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.locator('dialog')).toHaveCount(0);
});

for (const [what, keys, result] of [
  ['all of it', ['ControlOrMeta+a'], 'object lock'],
  ['a place in it', ['Home'], 'object lockversioning'],
] as const) {
  test(`what the reader has chosen of the query, ${what}, stays chosen when the script comes`, async ({ page, site }) => {
    const release = await holdApplication(page, ISLAND);
    await page.goto('/');
    await page.keyboard.press('/');
    await page.keyboard.type('versioning');
    for (const key of keys) await page.keyboard.press(key);
    release();
    await expect(site.dialog.hits.first()).toBeVisible();
    await page.keyboard.insertText('object lock');
    await expect(site.dialog.input).toHaveValue(result);
  });
}

test('the first arrow key moves on from the first hit of a query that was typed before the script was there', async ({ page, site }) => {
  const { dialog } = site;
  const release = await holdApplication(page, ISLAND);
  await page.goto('/');
  await dialog.button.click();
  await page.keyboard.type('object lock');
  release();
  await expect(dialog.hits.first()).toBeVisible();
  await dialog.expectSettled();
  const second = (await dialog.hits.nth(1).getAttribute('id')) ?? '';
  await page.keyboard.press('ArrowDown');
  await expect(dialog.selected).toHaveAttribute('id', second);
});

test('an event with the name of the former one does nothing', async ({ page, site }) => {
  await site.open(GUIDE);
  await page.evaluate(() => dispatchEvent(new Event('search')));
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown')));
  await site.dialog.expectClosed();
});

test('opened on the way to another page, it stays open when that page has come', async ({ page, site }) => {
  await site.open(GUIDE);
  await site.dialog.search('versioning');
  await page.keyboard.press('Escape');
  const release = await holdApplication(page, /\.js/);
  await site.sidebar.getByRole('link', { name: 'CORS' }).click();
  await page.keyboard.press('/');
  await expect(site.dialog.input).toBeFocused();
  await page.keyboard.type('max-age');
  release();
  await expect(page).toHaveTitle(/CORS/);
  await expect(site.dialog.input).toHaveValue('max-age');
  // Going back leads away from the page, so the dialog closes as usual.
  await expect(site.dialog.hits.first()).toBeVisible();
  await page.goBack();
  await site.dialog.expectClosed();
});

test('browsers find the search of the site', async ({ page: browser, site }) => {
  for (const [page, siteUrl, language] of [
    ['/', 'https://docs.arnia.example/', 'en'],
    ['/it/', 'https://docs.arnia.example/it/', 'it'],
    [`${otherBrand.baseURL}guides/object-lock`, 'https://vela.example/docs/', 'en'],
  ] as const) {
    await site.open(page);
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
    expect(facts, page).toEqual({ root: 'OpenSearchDescription', language, template: `${siteUrl}search?q={searchTerms}` });
    await browser.goto(`${new URL('search', new URL(address)).href}?q=object%20lock`);
    await expect(site.main.getByRole('article').first(), page).toBeVisible();
  }
});

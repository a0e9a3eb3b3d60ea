/**
 * List filters without the application, before it starts, while it takes over the page, and after it has started. Each list's own spec
 * tests its results.
 */
import type { Locator, Page } from '@playwright/test';
import { commit, compose } from './composed';
import { expect, test } from './fixtures';
import { putForeignElement, REMADE, translateLikeABrowser } from './changed-pages';
import { holdApplication } from './hold-application';
import { isNight } from './nightly';
import type { Site } from './site';

const CATALOGUE = '/integrations/';
const OPERATIONS = '/guides/s3-api';
const ERRORS = '/guides/errors';

/** Every script except the one that belongs to the static page. */
const APPLICATION = /\/assets\/js\/(?!page\.)/;
const PAGE_SCRIPT = /\/assets\/js\/page\./;

const form = (page: Page): Locator => page.getByRole('main').getByRole('search');
const field = (page: Page): Locator => form(page).getByRole('searchbox');
const count = (page: Page): Locator => form(page).getByRole('status');
const rows = (page: Page): Locator => page.locator('details[id]').filter({ visible: true });

/** Follows the filtered guide, and comes back to the filter. */
async function followAndComeBack(page: Page, site: Site): Promise<void> {
  await site.main
    .locator('li a')
    .filter({ hasText: /^rclone$/ })
    .click();
  await expect(site.title).toHaveText('rclone');
  await page.goBack();
  await expect(page).toHaveURL(`${CATALOGUE}?program=rclone`);
  await expect(field(page)).toHaveValue('rclone');
  await expect(count(page)).toHaveText(/^Guides: \d of \d+$/);
}

test.describe('without the application', () => {
  let asked: string[] = [];

  test.beforeEach(async ({ page }) => {
    asked = [];
    await page.route(APPLICATION, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
  });
  test.afterEach(() => expect(asked).toEqual([]));

  for (const [path, query, one, word] of [
    [CATALOGUE, 'program', /^Guides: 1 of \d+$/, 'kopia'],
    [`/it${CATALOGUE}`, 'program', /^Guide: 1 su \d+$/, 'kopia'],
    [OPERATIONS, 'operation', 'One operation', 'createsession'],
    [`/it${OPERATIONS}`, 'operation', 'Un’operazione', 'createsession'],
    [ERRORS, 'find', /^Rows: 1 of \d+$/, 'SlowDown'],
    [`/it${ERRORS}`, 'find', /^Righe: 1 su \d+$/, 'SlowDown'],
  ] as const) {
    test(`the filter filters, stands in the address and holds on a fresh load: ${path}`, async ({ page }) => {
      await page.goto(`${path}?utm=x`);
      const all = (await count(page).textContent()) ?? '';
      await field(page).fill(word);
      await expect(count(page)).toHaveText(one);
      await expect(page).toHaveURL(`${path}?utm=x&${query}=${word}`);
      await page.reload();
      await expect(count(page)).toHaveText(one);
      await expect(field(page)).toHaveValue(word);
      await form(page).locator('[type=reset]').click();
      await expect(count(page)).toHaveText(all);
      await expect(page).toHaveURL(`${path}?utm=x`);
      await expect(form(page).locator('[type=reset]')).toBeHidden();
    });
  }

  test('only the rows of errors that match follow the filter', async ({ page, site }) => {
    await page.goto(ERRORS);
    await field(page).fill('clock');
    await expect(page.getByRole('row').filter({ has: page.locator('#RequestTimeTooSkewed') })).toBeInViewport();
    await expect(page.locator('#SlowDown')).toBeHidden();
    await expect(site.heading('clients')).toBeHidden();
    await field(page).fill('');
    await expect(site.heading('clients')).toBeVisible();
    // A link of the contents brings back what it leads to.
    await field(page).fill('clock');
    await site.toc.locator('a[href="#clients"]').click();
    await expect(site.heading('clients')).toBeInViewport();
    await expect(field(page)).toHaveValue('');
  });

  test('on a phone, the filter is in the first screen, and count and results are next to it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    for (const [path, word, first] of [
      [CATALOGUE, 'veeam', 'section li a'],
      [`/it${CATALOGUE}`, 'veeam', 'section li a'],
      [OPERATIONS, 'torrent', 'details[id]'],
      [ERRORS, 'slowdown', 'tr:has(td:first-child [id])'],
      [`/it${ERRORS}`, 'slowdown', 'tr:has(td:first-child [id])'],
    ] as const) {
      await page.goto(path);
      await expect(field(page), path).toBeInViewport({ ratio: 1 });
      await expect(count(page), path).toBeInViewport({ ratio: 1 });
      await field(page).fill(word);
      const result = page.getByRole('main').locator(first).filter({ visible: true }).first();
      await expect(field(page), path).toBeInViewport({ ratio: 1 });
      await expect(count(page), path).toBeInViewport({ ratio: 1 });
      // The keyboard of the phone covers the lower third.
      await expect.poll(async () => (await result.boundingBox())?.y, path).toBeLessThan(520);
    }
  });

  test('the keyboard does all of it', async ({ page }) => {
    await page.goto(OPERATIONS);
    await field(page).focus();
    await page.keyboard.type('tagging');
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(6);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(form(page).getByRole('checkbox', { name: 'supported', exact: true })).toBeFocused();
    await page.keyboard.press('Space');
    await expect(rows(page)).toHaveCount(3);
    await expect(page).toHaveURL(`${OPERATIONS}?operation=tagging&status=supported`);
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
    await expect(form(page).getByRole('button', { name: 'Show all' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(OPERATIONS);
    await expect(field(page)).toHaveValue('');
  });

  test('Back and Forward lead through what was filtered', async ({ page, site }) => {
    await page.goto('/');
    await page.goto(CATALOGUE);
    await field(page).fill('rclone');
    await followAndComeBack(page, site);
    await page.goForward();
    await expect(site.title).toHaveText('rclone');
    await page.goBack();
    await page.goBack();
    // Typing hasn't added a history entry.
    await expect(page).toHaveURL('/');
  });

  test('a link to a row that is hidden brings the row back', async ({ page, site }) => {
    await page.goto(`${OPERATIONS}?operation=PutObject`);
    await expect(site.heading('op-buckets')).toBeHidden();
    await site.toc.locator('a[href="#op-buckets"]').click();
    await expect(site.heading('op-buckets')).toBeInViewport();
    await expect(page).toHaveURL(`${OPERATIONS}#op-buckets`);
    await page.goBack();
    await expect(page).toHaveURL(`${OPERATIONS}?operation=PutObject`);
    await expect(site.heading('op-buckets')).toBeHidden();
    // The target is in a collapsed section. A filter opens the section, and clearing the filter doesn't change it.
    await page.evaluate(() => (location.hash = '#GetObjectTorrent'));
    await expect(page.locator('#GetObjectTorrent > summary')).toBeInViewport();
    await expect(page.locator('#GetObjectTorrent')).toHaveAttribute('open', '');
    await page.goto(`${OPERATIONS}?operation=PutObject#ListBuckets`);
    await expect(page.locator('#ListBuckets > summary')).toBeInViewport();
  });

  test('what is typed and chosen before the script is there filters then', async ({ page }) => {
    const release = await holdApplication(page, PAGE_SCRIPT);
    await page.goto(`${CATALOGUE}?program=veeam`, { waitUntil: 'commit' });
    await field(page).pressSequentially('s3');
    await form(page).getByLabel('Category').selectOption('sdk');
    await form(page).getByRole('checkbox', { name: 'Linux' }).check();
    release();
    await expect(page).toHaveURL(`${CATALOGUE}?program=s3&category=sdk&label=linux`);
    await expect(field(page)).toHaveValue('s3');
    const cards = page.getByRole('main').locator('section li');
    await expect(cards.filter({ visible: true })).not.toHaveCount(await cards.count());
  });

  test('a translated page filters, and counts', async ({ page }) => {
    await page.goto(CATALOGUE);
    await page.evaluate(translateLikeABrowser, '«»');
    await field(page).fill('rclone');
    await expect(count(page)).toHaveText(/: \d of \d+»$/);
    await field(page).fill('xqzwvk');
    await expect(page.getByRole('link', { name: 'use these five values' })).toBeVisible();
  });

  test('the language link takes the filter along', async ({ page, site }) => {
    await page.goto(`${OPERATIONS}?status=partial`);
    await site.navbar.locator('a[lang="it"]').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(`/it${OPERATIONS}?status=partial`);
    await expect(count(page)).toHaveText('6 operazioni');
  });
});

test.describe('while the application takes the page over', () => {
  for (const pause of isNight ? [30, 80] : [30]) {
    test(`no letter is lost, ${pause} ms a key`, async ({ page, site, session }) => {
      // Slows the processor down to the speed of a phone.
      await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
      await page.goto(CATALOGUE);
      await site.start();
      await field(page).click();
      const text = 'backup to a locked bucket, every day';
      await field(page).pressSequentially(text, { delay: pause });
      await site.ready();
      await expect(field(page)).toHaveValue(text);
      await expect(page).toHaveURL(`${CATALOGUE}?program=${encodeURIComponent(text).replaceAll('%20', '+')}`);
    });
  }

  test('a word that is composed is there once, and the list stays filtered', async ({ page, site, session }) => {
    const release = await holdApplication(page);
    await page.goto(CATALOGUE);
    await site.start();
    await field(page).click();
    await compose(session, 'r');
    await compose(session, 're');
    await expect(page).toHaveURL(/program=re$/);
    const texts = await count(page).textContent();
    release();
    await site.ready();
    await expect(count(page)).toHaveText(texts ?? '');
    await compose(session, 'res');
    await commit(session, 'restic');
    await expect(field(page)).toHaveValue('restic');
    await expect(page).toHaveURL(/program=restic$/);
    await expect(field(page)).toBeFocused();
  });

  for (const [name, change] of [
    ['a page that the browser translates', translateLikeABrowser],
    ['a page with an element of an extension', putForeignElement],
  ] as const) {
    test(`text, choices and caret stay in ${name}`, async ({ page, site, problems }) => {
      problems.expect(REMADE);
      const release = await holdApplication(page);
      await page.goto(CATALOGUE);
      await page.evaluate(change, '');
      await site.start();
      await form(page).locator('[type=checkbox]').first().check();
      await field(page).click();
      await page.keyboard.type('vee');
      release();
      await site.ready();
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('am');
      await expect(field(page)).toHaveValue('veeam');
      await expect(page).toHaveURL(/program=veeam&label=immutability$/);
      await expect(form(page).locator('[type=checkbox]').first()).toBeChecked();
      const cards = page.getByRole('main').locator('section li').filter({ visible: true });
      await expect(cards.first()).toContainText('Veeam');
    });
  }
});

test.describe('with the application', () => {
  test('its router knows the filter', async ({ page, site }) => {
    await site.open(CATALOGUE);
    await site.markDocument();
    await field(page).fill('rclone');
    await expect(page).toHaveURL(`${CATALOGUE}?program=rclone`);
    await followAndComeBack(page, site);
    // The router derives its next address from this.
    await page.evaluate(() => (location.hash = '#sync'));
    await expect(page).toHaveURL(`${CATALOGUE}?program=rclone#sync`);
    await expect(field(page)).toHaveValue('rclone');
    await field(page).fill('kopia');
    await expect(page).toHaveURL(`${CATALOGUE}?program=kopia#sync`);
    await page.goBack();
    await expect(page).toHaveURL(`${CATALOGUE}?program=rclone`);
    await expect(count(page)).toHaveText(/^Guides: \d of \d+$/);
    await site.expectSameDocument();
  });
});

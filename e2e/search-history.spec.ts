/** Recent and favorite searches in the search dialog. */
import type { Locator, Page } from '@playwright/test';
import { limits } from '../src/site/limits';
import { expect, test } from './fixtures';
import type { Site } from './site';

/** Follows the first hit of a query, which makes it a recent search. */
async function follow(page: Page, site: Site, query: string): Promise<void> {
  await site.dialog.search(query);
  const before = page.url();
  await page.keyboard.press('Enter');
  await site.dialog.expectClosed();
  await expect(page).not.toHaveURL(before);
  // The address changes before its page appears, and every dialog closes when the page appears.
  const { pathname } = new URL(page.url());
  await expect(page.locator(`link[rel="canonical"][href$="${pathname}"]`)).toHaveCount(1);
}

/**
 * Opens the dialog on a page that has just been loaded. Whatever closed the previous dialog may still be in progress, and could close this
 * dialog as well.
 */
async function reopen({ dialog }: Site): Promise<void> {
  await expect(async () => {
    if (!(await dialog.modal.isVisible())) await dialog.button.click();
    await expect(dialog.input).toBeFocused({ timeout: 3_000 });
  }).toPass();
}

/** Makes the first recent search a favorite. DocSearch stores it after an animation, so leaving earlier loses it. */
async function saveFirst({ dialog }: Site): Promise<void> {
  await dialog.modal.getByRole('button', { name: dialog.text.save }).first().click();
  await expect(dialog.section('Favorite').locator('.DocSearch-Hit')).toHaveCount(1);
}

/** Repeats the only saved search under other names until there are `count` of them. */
function multiply(page: Page, kind: 'recent' | 'favorite', count: number): Promise<void> {
  return page.evaluate(
    ([part, total]) => {
      const key = Object.keys(localStorage).find((name) => name.toLowerCase().includes(part));
      if (key === undefined) throw new Error(`nothing is stored under a name that contains ${part}`);
      const [one] = JSON.parse(localStorage.getItem(key) ?? '[]') as Record<string, unknown>[];
      localStorage.setItem(
        key,
        JSON.stringify(
          Array.from({ length: total }, (_, index) => ({ ...one, objectID: `copy-${index}`, url: `/guides/iam-policy#copy-${index}` })),
        ),
      );
    },
    [kind, count] as const,
  );
}

test.beforeEach(async ({ page, site }) => {
  await site.open('/');
  await follow(page, site, 'object lock');
  await reopen(site);
});

test('a followed hit is recent, stays so after a reload, and opens again or becomes a favorite, which can be removed', async ({
  page,
  site,
}) => {
  const { dialog } = site;
  const hitsBelow = (heading: string): Locator => dialog.section(heading).locator('.DocSearch-Hit');
  await expect(hitsBelow('Recent')).toHaveCount(1);
  expect((await dialog.urls())[0]).toMatch(/^\/guides\/object-lock/);
  await page.reload();
  await site.ready();
  await reopen(site);
  await expect(hitsBelow('Recent')).toHaveCount(1);
  await page.goto('/');
  await site.ready();
  await reopen(site);
  await dialog.hits.first().locator('a').click();
  await expect(page).toHaveURL(/\/guides\/object-lock/);
  await page.goto('/');
  await site.ready();
  await reopen(site);
  await saveFirst(site);
  await expect(dialog.section('Recent')).toHaveCount(0);
  await page.keyboard.press('Escape');
  // A favorite doesn't become recent again.
  await follow(page, site, 'object lock');
  await reopen(site);
  await expect(hitsBelow('Favorite')).toHaveCount(1);
  await expect(dialog.section('Recent')).toHaveCount(0);
  await dialog.modal.getByRole('button', { name: dialog.text.removeFavorite }).click();
  await expect(dialog.section('Favorite')).toHaveCount(0);
});

test('a recent search can be removed, and a followed text is recent as its page', async ({ page, site }) => {
  const { dialog } = site;
  await dialog.modal.getByRole('button', { name: dialog.text.removeRecent }).click();
  await expect(dialog.says(dialog.text.noRecent)).toBeVisible();
  await dialog.input.fill('temporary credentials');
  await dialog.expectSettled();
  const texts = dialog.hits.filter({ has: page.locator('[data-type="content"]') });
  const url = (await texts.first().locator('a').getAttribute('href')) ?? '';
  await texts.first().click();
  await expect(page).toHaveURL(url);
  await reopen(site);
  await expect(dialog.section('Recent').locator('.DocSearch-Hit')).toHaveCount(1);
  expect(await dialog.urls()).toEqual([url.replace(/#.*$/, '')]);
});

test('seven recent searches are shown, four beside favorites, and ten favorites are kept', async ({ page, site }) => {
  const { dialog } = site;
  await multiply(page, 'recent', 20);
  await page.reload();
  await site.ready();
  await reopen(site);
  await expect(dialog.section('Recent').locator('.DocSearch-Hit')).toHaveCount(limits.maxRecent);
  await saveFirst(site);
  await expect(dialog.section('Recent').locator('.DocSearch-Hit')).toHaveCount(limits.maxRecentWithFavorites);
  await multiply(page, 'favorite', 15);
  await page.reload();
  await site.ready();
  await reopen(site);
  await expect(dialog.section('Favorite').locator('.DocSearch-Hit')).toHaveCount(limits.maxFavorites);
});

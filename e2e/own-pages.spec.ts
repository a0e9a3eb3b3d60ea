/**
 * An operator's own pages, terms, redirects, and pictures (`other-brand/`). `scripts/testing/build-other-brand.ts` changes pages of this repository
 * before it builds the site, as an update does, but nothing in the operator's folder.
 */
import { expect, test } from './fixtures';
import { otherBrand } from './servers';
import { Site } from './site';

const at = (path: string): string => otherBrand.baseURL + path;

for (const [locale, folder, area, title, support, overview] of [
  ['en', '', 'Plans', 'Choose a plan', 'Support', 'Overview'],
  ['it', 'it/', 'Piani', 'Scegliere un piano', 'Assistenza', 'Panoramica'],
] as const) {
  test(`the navbar, the sidebar, and search lead to an operator’s pages: ${locale}`, async ({ page }) => {
    const site = new Site(page, locale);
    await site.open(at(`${folder}guides/object-lock`));
    await site.navbar.getByRole('link', { name: area }).click();
    await expect(page).toHaveURL(new RegExp(`${at(`${folder}plans`)}/?$`));
    await expect(site.title).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(site.main.getByText('objects.vela.example').first()).toBeVisible();
    const picture = site.main.getByRole('img', { name: /^(?:Three bars|Tre barre)/ });
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
    await site.sidebar.getByText(support, { exact: true }).click();
    await site.sidebar.getByRole('link', { name: overview }).click();
    await expect(site.title).toHaveText(support);
    await site.dialog.search(title);
    expect((await site.dialog.urls()).some((url) => url.startsWith(`/docs/${folder}plans`))).toBe(true);
  });
}

test('a page that an operator hasn’t translated says so', async ({ page }) => {
  await page.goto(at('it/plans/support/response-times'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Response times');
  await expect(page.locator('article [lang="en"]')).toBeVisible();
});

test('an operator’s terms are in the glossary, and explained on pages', async ({ page }) => {
  for (const [folder, term] of [
    ['', 'Harbor pilot'],
    ['it/', 'Pilota del porto'],
  ] as const) {
    await page.goto(at(`${folder}getting-started/glossary`));
    await expect(page.locator('h3#harbor-pilot')).toContainText(term);
    await page.goto(at(`${folder}plans/support`));
    await expect(page.getByRole('main').getByText(term.toLowerCase())).toHaveAttribute('data-name', term);
  }
});

test('an operator’s former addresses lead to the present ones', async ({ page }) => {
  await page.goto(at('pricing'));
  await expect(page).toHaveURL(at('plans/support/response-times'));
});

test('on a search page, an operator’s pages are a section', async ({ page, site }) => {
  await site.open(at('search?q=support'));
  await site.main.getByLabel('Search in').selectOption('Plans');
  const hits = site.main.locator('a[href*="#"], a[href^="/docs/"]').filter({ has: page.locator('mark') });
  await expect(hits.first()).toHaveAttribute('href', /^\/docs\/plans/);
});

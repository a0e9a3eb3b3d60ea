/**
 * What the site of every brand promises its readers, whatever the service has. `npm test` runs these tests if `BRAND` selects a brand.
 * Nothing here knows a page or a text of the default brand: addresses come from the sitemaps and the brand file, and texts from the pages.
 */
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, test } from './fixtures';
import { brand, site } from './servers';
import { pathsIn } from './sitemap';

const PHONE = { width: 360, height: 740 };
/** Pages that one test opens. More tests would start more often, and fewer tests would take too long. */
const PAGES_IN_A_TEST = 25;

/** The site's languages, and where each begins. The first one is at the root. */
const languages = (brand.languages ?? ['en', 'it']).map((locale, at) => ({ locale, folder: at === 0 ? '' : `${locale}/` }));

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Follows the first link in the navbar, as a new reader would. @returns the page's title */
async function openFirstPage(page: Page, home: string): Promise<string> {
  await page.goto(home);
  await page.locator('a.navbar__link').first().click();
  const title = page.locator('article h1');
  await expect(title).toBeVisible();
  return (await title.textContent()) ?? '';
}

for (const { locale, folder } of languages) {
  const home = site.baseURL + folder;
  const paths = pathsIn(folder);

  for (let from = 0; from < paths.length; from += PAGES_IN_A_TEST) {
    const some = paths.slice(from, from + PAGES_IN_A_TEST);
    test(`pages have a title and fit on a phone: ${locale} ${from + 1}–${from + some.length}`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      for (const address of some) {
        const response = await page.goto(site.origin + address);
        expect.soft(response?.status(), address).toBe(200);
        await expect.soft(page.locator('html'), address).toHaveAttribute('lang', locale);
        await expect.soft(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
        expect.soft(await overflow(page), `${address} is wider than a phone`).toBeLessThanOrEqual(0);
      }
    });
  }

  // The tests don't reach the host of a hosted search.
  if (brand.hostedSearch === null)
    test(`the home page leads to pages that search finds: ${locale}`, async ({ page }) => {
      const title = await openFirstPage(page, home);
      const { pathname } = new URL(page.url());
      await page.keyboard.press('Control+k');
      await page.locator('.DocSearch-Input').fill(title);
      await expect(page.locator(`.DocSearch-Hit a[href^="${pathname}"]`).first()).toBeVisible();
    });

  test(`axe finds nothing on the home page, the search page, and the first page: ${locale}`, async ({ page }) => {
    const title = await openFirstPage(page, home);
    expect.soft(await violations(page), title).toEqual([]);
    for (const address of [home, `${home}search`]) {
      await page.goto(address);
      expect.soft(await violations(page), address).toEqual([]);
    }
  });

  test(`the language menu leads to the same page in each language, if there are several: ${locale}`, async ({ page }) => {
    await openFirstPage(page, home);
    const others = await page
      .locator('.navbar .dropdown__link[lang]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(others.length).toBe(languages.length > 1 ? languages.length : 0);
    for (const address of others) expect((await page.goto(address))?.status(), address).toBe(200);
  });

  const { ownPages } = brand;
  if (ownPages)
    test(`the operator’s own pages are in the navbar: ${locale}`, async ({ page }) => {
      const route = `${brand.baseUrl}${folder}${ownPages.route.slice(1)}`;
      await page.goto(home);
      await page.locator(`a.navbar__link[href^="${route}"]`).click();
      await expect(page.locator('article h1')).toBeVisible();
      await page.setViewportSize(PHONE);
      // The title of the page follows the breadcrumbs, so no slash comes after the last one.
      const last = page.locator('.breadcrumbs__item').filter({ visible: true }).last();
      expect(await last.evaluate((item) => getComputedStyle(item, '::after').display)).toBe('none');
    });
}

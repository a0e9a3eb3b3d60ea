/**
 * The archive that readers can download, served by a web server at any path and opened as plain files. Every test fails on a 404 and on a
 * request to another host.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from './fixtures';
import { archive } from './servers';

const onServer = (file: string): string => archive.baseURL + file;
const onDisk = (file: string): string => pathToFileURL(path.join(__dirname, '..', archive.folder, file)).href;
const PLACES = [
  ['on a web server', onServer],
  ['as plain files', onDisk],
] as const;

test('can be downloaded, and the page says how large it is', async ({ page, site }) => {
  await site.open('/');
  await site.footer.getByRole('link', { name: 'Read offline' }).click();
  await expect(site.title).toHaveText('Read offline');
  await site.ready();
  const link = site.main.getByRole('link', { name: /zip/ });
  const size = (await (await page.request.get((await link.getAttribute('href')) ?? '')).body()).length;
  await expect(site.main.locator('p').filter({ hasText: 'zip' })).toContainText(`${Number((size / 1_000_000).toFixed(1))} MB`);
});

for (const [place, at] of PLACES) {
  test.describe(place, () => {
    test('pages have their styles, and links lead to pages', async ({ page, site }) => {
      await page.goto(at('arnia-en/index.html'));
      await site.main.locator('a[href*="getting-started/quickstart"]').first().click();
      await expect(site.title).toHaveText('Quickstart');
      await site.sidebar.getByRole('link', { name: 'Object Lock', exact: true }).click();
      await expect(site.title).toHaveText('Object Lock');
      await expect(page).toHaveURL(at('arnia-en/guides/object-lock/index.html'));
      await site.toc.getByRole('link').last().click();
      await expect(page).toHaveURL(/#/);
      const font = await page.evaluate(async () => (await document.fonts.load('1em "Schibsted Grotesk"')).length);
      expect(font).toBeGreaterThan(0);
      await expect(page.locator('body')).toHaveCSS('font-family', /Schibsted Grotesk/);
    });

    test('search finds, and a hit leads to its heading', async ({ page, site }) => {
      await page.goto(at('arnia-en/guides/object-lock/index.html'));
      await site.navbar.getByRole('link', { name: 'Search' }).click();
      await site.main.getByRole('searchbox').fill('legal hold');
      await expect(site.main.getByRole('status')).toHaveText(/^Sections found: \d+$/);
      const hit = site.main.locator('ol a[href*="object-lock/index.html#legal-hold"]').first();
      await hit.click();
      await expect(page).toHaveURL(`${at('arnia-en/guides/object-lock/index.html')}#legal-hold`);
      await expect(site.heading('legal-hold')).toBeInViewport();
    });

    test("the catalogue's filter filters, and the button beside it shows all again", async ({ page, site }) => {
      for (const [language, one] of [
        ['en', /^Guides: 1 of \d+$/],
        ['it', /^Guide: 1 su \d+$/],
      ] as const) {
        await page.goto(at(`arnia-${language}/integrations/index.html`));
        const form = site.main.getByRole('search');
        const all = (await form.getByRole('status').textContent()) ?? '';
        await form.getByRole('searchbox').fill('kopia');
        await expect(form.getByRole('status')).toHaveText(one);
        await expect(site.main.locator('li a:visible').filter({ hasText: /^kopia$/i })).toHaveCount(1);
        await form.locator('[type=reset]').click();
        await expect(form.getByRole('status')).toHaveText(all);
      }
    });

    test('the menu of a narrow screen leads to a page', async ({ page, site }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(at('arnia-en/guides/object-lock/index.html'));
      await site.navbar.locator('.navbar__toggle').click();
      await page.getByRole('link', { name: 'Presigned URLs', exact: true }).click();
      await expect(page).toHaveURL(at('arnia-en/guides/presigned-urls/index.html'));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });

    test('search answers the form of the home page, in Italian', async ({ page, site }) => {
      await page.goto(at('arnia-it/index.html'));
      await site.main.getByRole('searchbox').fill('blocco legale');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/arnia-it\/search\/index\.html\?q=blocco\+legale$/);
      await expect(site.main.locator('ol a[href*="object-lock"]').first()).toBeVisible();
      await site.main.getByRole('searchbox').fill('xqzwvk');
      await expect(site.main.getByRole('status')).toHaveText('Nessun risultato per «xqzwvk»');
    });
  });
}

test('what is typed before the index is there is searched for', async ({ page, site }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/search-index.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(onServer('arnia-en/search/index.html'), { waitUntil: 'commit' });
  await site.main.getByRole('searchbox').fill('legal hold');
  release();
  await expect(site.main.getByRole('status')).toHaveText(/^Sections found: \d+$/);
});

test('links to the other language lead to the published site', async ({ page, site }) => {
  await page.goto(onServer('arnia-en/guides/object-lock/index.html'));
  await expect(site.navbar.locator('a[lang="it"]')).toHaveAttribute('href', 'https://docs.arnia.example/it/guides/object-lock');
});

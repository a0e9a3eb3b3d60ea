/** Adding a language takes one folder and one line. scripts/testing/build-other-brand.ts adds German with three pages to a copy of the site. */
import { expect, test } from './fixtures';
import { otherBrand } from './servers';

const at = (path: string): string => `${otherBrand.baseURL}de/${path}`;

test('a translated page is German, in a German frame', async ({ page }) => {
  await page.goto(at('guides/resource-metrics'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messwerte der Ressourcen');
  await expect(page.locator('article [lang="en"]')).toHaveCount(0);
  // The language's own text, the framework's text, and English if neither exists.
  await expect(page.getByRole('link', { name: 'Speicherdienst' }).first()).toBeVisible();
  await expect(page.getByText(/^Letztes Update/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Log in/ }).first()).toBeVisible();
});

test('a page that is not translated says so in German and shows English', async ({ page }) => {
  await page.goto(at('guides/iam-policy'));
  await expect(page.getByText('Diese Seite gibt es noch nicht auf Deutsch.')).toBeVisible();
  await expect(page.locator('article [lang="en"]')).toBeVisible();
  await expect(page.getByRole('link', { name: 'English version' })).toHaveAttribute('href', '/docs/guides/iam-policy');
});

test('a stale page stays German and says so', async ({ page }) => {
  await page.goto(at('composer/dashboard/use-the-table-searchbar'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('In Tabellen suchen');
  await expect(page.getByText('The English text of this page has changed since it was translated.')).toBeVisible();
});

test('terms of the glossary are German where they are translated', async ({ page }) => {
  await page.goto(at('getting-started/glossary'));
  await expect(page.locator('h3#object')).toContainText('Objekt');
  await expect(page.locator('h3#bucket')).toContainText('Bucket');
});

for (const [what, query] of [
  ['another form of its words', 'unvollständiger upload'],
  ['a synonym', 'uploads tilgen'],
] as const) {
  test(`search finds a German page by ${what}`, async ({ page }) => {
    await page.goto(`${at('search')}?q=${encodeURIComponent(query)}`);
    const hits = page.getByRole('main').locator(`a[href^="/docs/de/guides/multipart-upload"]`);
    await expect(hits.first()).toBeVisible();
  });
}

test('the language menu lists three languages', async ({ page }) => {
  await page.goto(at('guides/resource-metrics'));
  await page.getByRole('button', { name: 'Deutsch' }).hover();
  for (const name of ['English', 'Italiano', 'Deutsch']) await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Italiano', exact: true }).click();
  await expect(page).toHaveURL(`${otherBrand.baseURL}it/guides/resource-metrics`);
});

test('the sitemap of the language has its pages and not its search page', async ({ page }) => {
  const sitemap = await (await page.request.get(at('sitemap.xml'))).text();
  expect(sitemap).toContain('/docs/de/guides/resource-metrics');
  expect(sitemap).not.toContain('/de/search');
});

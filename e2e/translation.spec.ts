/** Pages whose English text changed after they were translated (scripts/testing/build-other-brand.ts changes two). */
import { expect, test } from './fixtures';
import { otherBrand } from './servers';

const at = (path: string): string => `${otherBrand.baseURL}it/${path}`;
const SENTENCE = 'This sentence came after the translation.';

test('a stale page stays Italian, says so, and leads to the English one', async ({ page, site }) => {
  await page.goto(at('guides/lifecycle-configuration'));
  const notice = page.getByText('Il testo inglese di questa pagina è cambiato dopo la traduzione.');
  await expect(notice).toBeVisible();
  await expect(page.getByText(SENTENCE)).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 780 });
  const [bar, title] = [await site.announcement.boundingBox(), await site.title.boundingBox()];
  expect(bar?.height).toBeGreaterThan(0);
  expect((title?.y ?? Infinity) - (bar?.height ?? 0)).toBeLessThanOrEqual(150);
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(`${otherBrand.baseURL}guides/lifecycle-configuration`);
  await expect(page.getByText(SENTENCE)).toBeVisible();
});

test('a stale security page shows the English text, marked as such', async ({ page }) => {
  await page.goto(at('guides/object-lock'));
  await expect(page.getByText('La traduzione di questa pagina sulla sicurezza non è aggiornata.')).toBeVisible();
  const english = page.locator('article [lang="en"]');
  await expect(english.locator('aside')).toHaveAttribute('lang', 'it');
  await expect(english.getByText(SENTENCE)).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/docs\/guides\/object-lock$/);
});

test('a page that is not translated says so, shows English and leads to the original', async ({ page }) => {
  await page.goto(at('guides/resource-metrics'));
  await expect(page.getByText(/non è ancora disponibile in italiano/)).toBeVisible();
  await expect(page.locator('article [lang="en"]')).toBeVisible();
  await expect(page.getByRole('link', { name: 'versione inglese' })).toHaveAttribute('href', '/docs/guides/resource-metrics');
});

test('a current page has no notice', async ({ page }) => {
  await page.goto(at('guides/multipart-upload'));
  await expect(page.locator('article [lang="en"]')).toHaveCount(0);
  await expect(page.getByText('dopo la traduzione')).toHaveCount(0);
});

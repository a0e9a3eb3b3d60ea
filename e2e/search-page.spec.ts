/** Tests the search page. */
import { limits } from '../src/site/limits';
import { expect, test } from './fixtures';
import { INDEX } from './search-dialog';
import type { Site } from './site';

/** One entry per hit, grouped by page. */
const results = (site: Site) => site.main.getByRole('article');
/** The first page in the results. */
const firstPage = (site: Site) => site.main.locator('ol > li').first().getByRole('heading', { level: 2 }).getByRole('link');
const field = (site: Site) => site.main.getByRole('searchbox');

test('answers the query of its address, is walked through with the arrow keys, and leads to a result and back', async ({ page, site }) => {
  await site.open('/search?q=object+lock');
  await expect(field(site)).toHaveValue('object lock');
  await expect(results(site).first()).toBeVisible();
  await expect(firstPage(site)).toHaveAttribute('href', /\/guides\/object-lock/);
  await expect(page).toHaveTitle(/object lock/);
  expect(await results(site).count()).toBeLessThanOrEqual(limits.hitsPerPage);
  await expect(site.main.getByRole('status')).toHaveText(/^\d+ sections on \d+ pages$/);
  await field(site).focus();
  await page.keyboard.press('ArrowDown');
  await expect(firstPage(site)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(site)).toBeFocused();
  await firstPage(site).click();
  await expect(page).toHaveURL(/\/guides\/object-lock/);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=object+lock');
  await expect(field(site)).toHaveValue('object lock');
  await expect(results(site).first()).toBeVisible();
});

test('marks what was found', async ({ site }) => {
  await site.open('/search?q=versioning');
  await expect(site.main.locator('ol mark').first()).toHaveText(/version/i);
});

for (const [width, words] of [
  [1280, 3 * limits.snippetWords],
  [limits.snippetBreakpointPx, 3 * limits.snippetWordsNarrow],
] as const) {
  test(`shows at most ${words} words of a section at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    await site.open('/search?q=retention+period');
    await expect(results(site).first()).toBeVisible();
    const snippets = await results(site).locator('p').allTextContents();
    const lengths = snippets.map((text) => text.replace(/[…·]/g, ' ').trim().split(/\s+/).length);
    expect(Math.max(...lengths)).toBeGreaterThan(words / 2);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(words);
  });
}

test('is empty without a query, cuts one of more than 512 characters, and writes it into the address', async ({ page, site }) => {
  await site.open('/search');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(field(site)).toBeVisible();
  await expect(field(site)).toHaveAttribute('placeholder', /\S/);
  await expect(results(site)).toHaveCount(0);
  await field(site).focus();
  await page.keyboard.insertText('x'.repeat(limits.searchBoxMaxLength + 100));
  await expect(field(site)).toHaveValue('x'.repeat(limits.searchBoxMaxLength));
  await field(site).fill('xqzwvk');
  await expect(site.main.getByText('No results for "xqzwvk"').filter({ visible: true }).first()).toBeVisible();
  await expect(results(site)).toHaveCount(0);
  await field(site).fill('multipart upload');
  await expect(page).toHaveURL(/\/search\?q=multipart(?:\+|%20)upload/);
  await expect(firstPage(site)).toHaveAttribute('href', /multipart/);
});

test('shows twenty results a page, leads to the next, and looks in one section when asked to', async ({ page, site }) => {
  await site.open('/search?q=bucket');
  await expect(results(site)).toHaveCount(limits.hitsPerPage);
  await site.main.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/search?q=bucket&page=2');
  await expect(site.main.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect.poll(() => results(site).count()).toBeGreaterThan(0);
  await field(site).press('Enter');
  await expect(page).toHaveURL('/search?q=bucket&page=2');
  await site.main.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/search?q=bucket');
  await site.main.getByLabel('Search in').selectOption('composer');
  await expect(page).toHaveURL('/search?q=bucket&in=composer');
  await expect
    .poll(() =>
      site.main.locator('ol a').evaluateAll((links) => links.every((link) => link.getAttribute('href')?.startsWith('/composer/'))),
    )
    .toBe(true);
});

test('shows the results of its address after Back, not of what was typed at the same address', async ({ page, site }) => {
  await site.open('/search?q=bucket');
  const status = site.main.getByRole('status').first();
  await expect(status).toHaveText(/\d/);
  const found = (await status.textContent()) ?? '';
  await site.main.getByRole('link', { name: 'Next' }).click();
  await expect(site.main.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await site.main.getByRole('link', { name: 'Previous' }).click();
  await expect(status).toHaveText(found);
  await field(site).fill('lifecycle expiration');
  await expect(page).toHaveURL(/q=lifecycle/);
  await expect(status).not.toHaveText(found);
  await page.goBack();
  await expect(site.main.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/search?q=bucket');
  await expect(field(site)).toHaveValue('bucket');
  await expect(status).toHaveText(found);
});

test('says that the search failed', async ({ context, site, problems }) => {
  problems.expect(/Failed to load resource: net::ERR_FAILED/);
  await context.route(INDEX, (route) => route.abort());
  await site.open('/search?q=object+lock');
  await expect(site.main.getByText('Unable to fetch results')).toBeVisible({ timeout: 15_000 });
  await context.unroute(INDEX);
  await site.main.getByRole('button', { name: 'Retry' }).click();
  await expect(firstPage(site)).toBeVisible();
});

test('answers at an address with a slash at its end, which some hosts add', async ({ page, site }) => {
  await page.goto('/search/?q=versioning');
  await expect(site.main.locator('a[href*="versioning"]').first()).toBeVisible();
});

test('speaks Italian on Italian pages', async ({ page, site }) => {
  await site.open('/it/search?q=object+lock');
  await expect(firstPage(site)).toHaveAttribute('href', /^\/it\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(site.main.getByRole('status')).toHaveText(/\d+ \p{L}/u);
  await expect(site.main.getByRole('status')).not.toHaveText(/found/);
});

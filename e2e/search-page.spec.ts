/** The search page (spec §2, §5, §9). */
import { limits } from '../src/site/limits';
import { expect, test } from './fixtures';
import type { Site } from './site';

const results = (site: Site) => site.main.getByRole('article');
const field = (site: Site) => site.main.getByRole('searchbox');

test('answers the query of its address', async ({ page, site }) => {
  await site.open('/search?q=object+lock');
  await expect(field(site)).toHaveValue('object lock');
  await expect(results(site).first()).toBeVisible();
  await expect(results(site).first().getByRole('link').first()).toHaveAttribute('href', /\/guides\/object-lock/);
  await expect(page).toHaveTitle(/object lock/);
  expect(await results(site).count()).toBeLessThanOrEqual(limits.hitsPerPage);
});

test('says how many pages it found', async ({ site }) => {
  await site.open('/search?q=object+lock');
  await expect(site.main.getByText(/\b\d+\b.*(?:found|results?|documents?)/i).first()).toBeVisible();
});

test('marks what was found', async ({ site }) => {
  await site.open('/search?q=versioning');
  await expect(results(site).first().locator('mark').first()).toHaveText(/version/i);
});

test('writes the query into the address', async ({ page, site }) => {
  await site.open('/search');
  await field(site).fill('multipart upload');
  await expect(page).toHaveURL(/\/search\?q=multipart(?:\+|%20)upload/);
  await expect(results(site).first().getByRole('link').first()).toHaveAttribute('href', /multipart/);
});

test('is empty without a query', async ({ site }) => {
  await site.open('/search');
  await expect(field(site)).toBeVisible();
  await expect(field(site)).toHaveAttribute('placeholder', /\S/);
  await expect(results(site)).toHaveCount(0);
});

test('says that there are no results', async ({ site }) => {
  await site.open('/search?q=xqzwvk');
  await expect(site.main.getByText(/No results/i).first()).toBeVisible();
  await expect(results(site)).toHaveCount(0);
});

test('leads to a result and back', async ({ page, site }) => {
  await site.open('/search?q=object+lock');
  await results(site).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/guides\/object-lock/);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=object+lock');
  await expect(field(site)).toHaveValue('object lock');
  await expect(results(site).first()).toBeVisible();
});

test('cuts a query of more than 512 characters', async ({ page, site }) => {
  await site.open('/search');
  await field(site).focus();
  await page.keyboard.insertText('x'.repeat(limits.searchBoxMaxLength + 100));
  await expect(field(site)).toHaveValue('x'.repeat(limits.searchBoxMaxLength));
});

test('shows more than one page of results', async ({ site }) => {
  await site.open('/search?q=bucket');
  await expect(results(site).first()).toBeVisible();
  await expect(results(site)).toHaveCount(limits.hitsPerPage);
  const more = site.main.getByRole('button', { name: /more/i }).or(site.main.getByRole('link', { name: /more|next/i })).first();
  await more.click();
  await expect.poll(() => results(site).count()).toBeGreaterThan(limits.hitsPerPage);
});

test('says that the search failed', async ({ page, site, problems }) => {
  problems.expect(/ERR_FAILED|Failed to load/);
  await page.route(/search[^/]*\/?[^?]*\.(?:json|bin|txt)(?:$|\?)/, (route) => route.abort());
  await site.open('/search?q=object+lock');
  await expect(site.main.getByText('Unable to fetch results')).toBeVisible({ timeout: 15_000 });
});

test('speaks Italian on Italian pages', async ({ page, site }) => {
  await site.open('/it/search?q=object+lock');
  await expect(results(site).first().getByRole('link').first()).toHaveAttribute('href', /^\/it\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(site.main.getByText(/risultat/i).first()).toBeVisible();
});

test('is left out by search engines', async ({ page, site }) => {
  await site.open('/search');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

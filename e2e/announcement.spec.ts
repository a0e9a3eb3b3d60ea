/** The announcement bar, which is off in the default brand. */
import { expect, test } from './fixtures';
import { otherBrand, site as mainSite } from './servers';

const STARTED_ON = `${otherBrand.baseURL}getting-started/quickstart`;

test('shows the text and its links in the colours of the brand, and stays closed on every page and after a reload', async ({
  page,
  site,
}) => {
  await site.open(otherBrand.baseURL);
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toBeVisible();
  await expect(bar).toContainText('Maintenance on Sunday.');
  await expect(bar.getByRole('link', { name: 'Sunday' })).toHaveAttribute('href', new URL(STARTED_ON).pathname);
  await expect(bar).toHaveCSS('background-color', 'rgb(245, 184, 61)');
  await expect(bar).toHaveCSS('color', 'rgb(26, 20, 7)');
  await bar.getByRole('button', { name: /close/i }).click();
  await expect(bar).toHaveCount(0);
  await page.reload();
  await site.ready();
  await expect(bar).not.toBeVisible();
  await site.open(STARTED_ON);
  await expect(bar).not.toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows no button, which would not close it', async ({ page }) => {
    await page.goto(otherBrand.baseURL);
    const bar = page.locator('.theme-announcement-bar');
    await expect(bar).toBeVisible();
    await expect(bar.getByRole('button')).toBeHidden();
  });
});

test('does not flash before it is found closed', async ({ page, site }) => {
  await site.open(otherBrand.baseURL);
  await page.locator('.theme-announcement-bar').getByRole('button', { name: /close/i }).click();
  // The application's scripts are blocked, so that only the static page is tested.
  await page.route(/\/assets\/js\//, () => undefined);
  await page.goto(STARTED_ON, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.theme-announcement-bar')).not.toBeVisible();
});

test('comes back with another id', async ({ page, site }) => {
  await site.open(otherBrand.baseURL);
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button', { name: /close/i }).click();
  await expect(bar).toHaveCount(0);
  // Simulates a reader who has closed an earlier announcement.
  const changed = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /announcement.*id/.test(name));
    if (key !== undefined) localStorage.setItem(key, 'maintenance-0');
    return key;
  });
  expect(changed).toBeDefined();
  await page.reload();
  await site.ready();
  await expect(bar).toBeVisible();
});

test('of one brand does not speak on the site of another, which has none', async ({ page, site }) => {
  await site.open(mainSite.baseURL);
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  await expect(page.getByRole('banner').getByText(/Maintenance/)).toHaveCount(0);
});

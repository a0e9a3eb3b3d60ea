/** A page whose code throws still leads somewhere. */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';

test('a page that crashed has a way home', async ({ page, site, problems }) => {
  problems.expect(/broken on purpose/);
  await site.open('/integrations/');
  await page.evaluate(() => {
    String.prototype.normalize = () => {
      throw new Error('broken on purpose');
    };
  });
  await site.main.getByRole('searchbox').or(site.main.getByRole('textbox')).first().fill('veeam');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
  // At the edge of all pages, in colours of the site.
  const left = (part: Locator): Promise<number> => part.evaluate((element) => element.getBoundingClientRect().left);
  const home = page.getByRole('link', { name: 'Start from the home page' });
  expect(await left(page.getByRole('heading', { level: 1 }))).toBe(await left(page.locator('.navbar__brand')));
  await expect(page.getByText('broken on purpose')).not.toHaveCSS('color', 'rgb(255, 0, 0)');
  await home.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('S3 object storage');
});

test('a tool whose script does not come leaves the page around it as it is', async ({ page, site, problems }) => {
  problems.expect(/ERR_FAILED/);
  problems.expect(/Loading chunk/);
  await site.open('/guides/resource-metrics');
  const title = await site.title.textContent();
  const opener = site.main.getByRole('button', { name: 'Open the estimate' });
  await page.route('**/assets/js/**', (route) => route.abort());
  await opener.click();
  await expect(site.main.getByRole('alert')).toHaveText(/This tool couldn’t be loaded/);
  await expect(site.title).toHaveText(title ?? '');
  await page.unroute('**/assets/js/**');
  await site.main.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Usage estimate' })).toBeVisible();
});

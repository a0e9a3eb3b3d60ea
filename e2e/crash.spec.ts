/** Checks that a page whose code throws an error still offers a way out. */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';

test('a page that crashed has a way home', async ({ page, site, problems }) => {
  problems.expect(/broken on purpose/);
  await site.open('/search');
  await page.evaluate(() => {
    URL.canParse = () => {
      throw new Error('broken on purpose');
    };
  });
  await site.main.getByRole('searchbox').fill('veeam');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
  // The page is aligned with all other pages and uses the site's colors.
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

for (const [path, title] of [
  ['/guides/100%25', 'Page Not Found'],
  ['/it/guides/100%25', 'Pagina non trovata'],
  ['/it/guides/%E0%A4%A', 'Pagina non trovata'],
] as const)
  test(`Back to an address with a percent sign: ${path}`, async ({ page, site, problems }) => {
    problems.expect(/404|400/);
    await site.open(path);
    await site.footer.locator('a[href*="quickstart"]').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/quickstart/);
    await page.goBack();
    await expect(site.title).toHaveText(title);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await site.ready();
    await expect(site.title).toHaveText(title);
  });

for (const [path, title, again, home, root] of [
  ['/guides/object-lock', 'This page crashed.', 'Try again', 'Start from the home page', '/'],
  ['/it/guides/object-lock', 'Questa pagina si è bloccata.', 'Riprova', 'Parti dalla pagina iniziale', '/it/'],
] as const)
  test(`an application that crashes as a whole still leads somewhere: ${path}`, async ({ page, site, problems }) => {
    problems.expect(/broken on purpose/);
    await site.open(path);
    await page.evaluate(() => {
      const { decodeURI } = window;
      // When this function is called, the router has loaded and the application is about to start.
      window.decodeURI = (path) => {
        if (location.pathname.includes('quickstart')) throw new Error('broken on purpose');
        return decodeURI(path);
      };
    });
    await site.footer.locator('a[href*="quickstart"]').evaluate((link: HTMLElement) => link.click());
    await expect(site.title).toHaveText(title);
    await expect(page.getByRole('button', { name: again })).toBeVisible();
    await expect(page.getByRole('link', { name: home })).toHaveAttribute('href', root);
  });

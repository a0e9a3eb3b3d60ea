/** Tests the same pages with another brand: names, domains, routes, base path, color mode switch. */
import { expect, test } from './fixtures';
import { otherBrand } from './servers';

const at = (path: string): string => otherBrand.baseURL + path;

test('names, domains and route are those of the brand', async ({ page, site }) => {
  const response = await site.open(at('getting-started/what-is-vela-ds3'));
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(/Vela/);
  await expect(site.navbar.getByRole('link', { name: /^Log in/ })).toHaveAttribute('href', 'https://console.vela.example/login');
  await expect(site.footer.getByText('Copyright © 2024 Vela & Figli (R&D), Società Cooperativa')).toBeVisible();
  for (const path of ['getting-started/what-is-vela-ds3', 'getting-started/quickstart', 'guides/s3-api']) {
    expect(await (await page.request.get(at(path))).text()).not.toMatch(/arnia/i);
  }
});

test('code blocks have the endpoint of the brand', async ({ site }) => {
  await site.open(at('getting-started/quickstart'));
  await expect(site.main.locator('pre', { hasText: 'https://objects.vela.example' }).first()).toBeVisible();
});

test('search works below a base path', async ({ page, site }) => {
  await site.open(otherBrand.baseURL);
  await site.dialog.search('object lock');
  const [url = ''] = await site.dialog.urls();
  expect(url).toMatch(/^\/docs\/guides\/object-lock/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(otherBrand.origin + url);
});

test.describe('colour mode', () => {
  const html = 'html';

  test('begins dark or as the system is, and the switch changes it', async ({ page, site }) => {
    await site.open(otherBrand.baseURL);
    const button = site.navbar.getByRole('button', { name: /mode/i });
    await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
    const seen = new Set<string>();
    for (let count = 0; count < 3; count += 1) {
      const before = await page.locator(html).getAttribute('data-theme-choice');
      await button.click();
      await expect(page.locator(html)).not.toHaveAttribute('data-theme-choice', before ?? '');
      seen.add((await page.locator(html).getAttribute('data-theme-choice')) ?? '');
    }
    expect([...seen].sort()).toEqual(['dark', 'light', 'system']);
  });

  test('follows the system until the reader chooses one, which is remembered', async ({ page, site }) => {
    await site.open(otherBrand.baseURL);
    const button = site.navbar.getByRole('button', { name: /mode/i });
    await expect(page.locator(html)).toHaveAttribute('data-theme-choice', 'system');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
    await button.click();
    await expect(page.locator(html)).toHaveAttribute('data-theme-choice', 'light');
    await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
    await page.reload();
    await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
  });

  test('is the same in every tab', async ({ page, context, site }) => {
    await site.open(otherBrand.baseURL);
    const second = await context.newPage();
    await second.goto(at('getting-started/quickstart'));
    await site.navbar.getByRole('button', { name: /mode/i }).click();
    await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
    await expect(second.locator(html)).toHaveAttribute('data-theme', 'light');
  });
});

/** With JavaScript disabled, every documentation page is complete as static HTML (issue: bad input). */
import { expect, test } from './fixtures';

test.use({ javaScriptEnabled: false });

const LOCK = '/guides/object-lock';

test('a page shows its text, navigation and table of contents', async ({ page, site }) => {
  await page.goto(LOCK);
  await expect(site.title).toHaveText('Object Lock');
  await expect(site.main.getByRole('paragraph').first()).toBeVisible();
  await expect(site.sidebar.locator('a[href="/guides/iam-policy"]')).toBeVisible();
  await expect(site.breadcrumbs).toBeVisible();
  await expect(site.toc.getByRole('link').first()).toBeVisible();
  await expect(site.main.locator('pre').first()).toBeVisible();
  await page.goto('/guides/bucket-and-object-versioning');
  await expect(site.main.getByRole('img').filter({ visible: true }).first()).toBeVisible();
});

test('the pages of closed categories can be reached', async ({ page, site }) => {
  await page.goto('/guides/iam-policy');
  for (const href of ['/getting-started/quickstart', '/getting-started/glossary', LOCK]) {
    await expect(site.sidebar.locator(`a[href="${href}"]`)).toBeVisible();
  }
});

test('the sidebar begins at the page, and the page at its title', async ({ page, site }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/integrations/terraform');
    if (width > 996) await expect(site.sidebar.locator('a[href="/integrations/terraform"]')).toBeInViewport();
    expect(await site.scrollY()).toBe(0);
  }
});

test('links lead to pages and headings', async ({ page, site }) => {
  await page.goto(LOCK);
  await site.sidebar.locator('a[href="/guides/iam-policy"]').click();
  await expect(page).toHaveURL('/guides/iam-policy');
  const entry = site.toc.getByRole('link').nth(2);
  const id = (await entry.getAttribute('href'))?.slice(1) ?? '';
  await entry.click();
  await expect(site.heading(id)).toBeInViewport();
});

test('the other language can be reached', async ({ page, site }) => {
  await page.goto(LOCK);
  await site.navbar.getByRole('button', { name: 'English' }).hover();
  await site.navbar.getByRole('link', { name: 'Italiano' }).click();
  await expect(page).toHaveURL(`/it${LOCK}`);
});

test('tabs change', async ({ page, site }) => {
  await page.goto('/guides/lifecycle-configuration');
  const python = site.main.locator('pre').filter({ hasText: 'import boto3' }).first();
  const tab = site.main.getByText('Python', { exact: true }).first();
  await expect(tab).toBeVisible();
  await tab.click();
  await expect(python).toBeVisible();
  await site.main.getByText('JavaScript', { exact: true }).first().click();
  await expect(site.main.getByText('@aws-sdk/client-s3').filter({ visible: true }).first()).toBeVisible();
});

test('the home page leads to the documentation', async ({ page, site }) => {
  await page.goto('/');
  await expect(site.title).toBeVisible();
  await site.main.locator('a[href="/getting-started/quickstart"]').first().click();
  await expect(page).toHaveURL('/getting-started/quickstart');
});

test('on a phone the text comes first, below one logo, and the menu of pages can be reached', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(LOCK);
  await expect(site.title).toBeInViewport();
  await expect(site.navbar.locator('.navbar__logo img').filter({ visible: true })).toHaveCount(1);
  const link = page.locator('a[href="/guides/iam-policy"]').filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  const rows = page.locator('.theme-doc-sidebar-container :is(.menu__link, summary)').filter({ visible: true });
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await link.click();
  await expect(page).toHaveURL('/guides/iam-policy');
});

test('the search page explains that it needs JavaScript, and shows no controls that would not work', async ({ page, site }) => {
  await page.goto('/search?q=lock');
  // Playwright doesn't search for text inside `noscript`.
  await expect(site.main.locator('noscript a[href="/getting-started/glossary"]')).toBeVisible();
  await expect(site.main.getByRole('searchbox')).toBeHidden();
  await expect(site.main.getByText('Type what you’re looking for.')).toBeHidden();
});

test('on a phone nothing is too wide, and the bar has two rows', async ({ page }) => {
  for (const path of [LOCK, `/it${LOCK}`, '/', '/composer/getting-started/what-is-ds3-composer']) {
    await page.goto(path);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const { right } = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect());
      expect.soft(right, `${path} at ${width} px`).toBeLessThanOrEqual(width);
      const entries = page.locator('.navbar :is(.navbar__brand, .navbar__link)').filter({ visible: true });
      const middles = await entries.evaluateAll((all) =>
        all.map((entry) => entry.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 20)),
      );
      expect.soft(middles, `${path} at ${width} px`).toHaveLength(6);
      expect.soft(new Set(middles).size, `${path} at ${width} px`).toBe(2);
    }
  }
});

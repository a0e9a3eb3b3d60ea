/** Everything begins at one left edge, on wide screens as well. */
import { expect, test } from './fixtures';

const PAGES = ['/', '/guides/object-lock', '/search', '/tested', '/no-such-page'];

for (const width of [1280, 1920, 2560]) {
  test(`logo, text and footer begin at one edge at ${width} px`, async ({ page, site, problems }) => {
    problems.expect(/404/);
    await page.setViewportSize({ width, height: 800 });
    for (const path of PAGES) {
      await page.goto(path);
      const edges = await page.evaluate(() =>
        ['.navbar__brand', '.theme-doc-sidebar-menu .menu__link, main h1', '.footer__title'].map((selector) => {
          const element = document.querySelector(selector) as Element;
          return Math.round(element.getBoundingClientRect().left + parseFloat(getComputedStyle(element).paddingLeft));
        }),
      );
      expect(edges, path).toEqual([edges[0], edges[0], edges[0]]);
    }
    await expect(site.navbar).toBeVisible();
  });
}

test('the Italian menu stays on one line at 1000 px', async ({ page, site }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto('/it/');
  const heights = await site.navbar.locator('.navbar__link').evaluateAll((links) => links.map((link) => link.clientHeight));
  expect(Math.max(...heights)).toBeLessThan(45);
});

test('the mail link opens no tab and has no mark for one', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Support' });
  await expect(link).toHaveAttribute('target', '_self');
  await expect(link.locator('svg')).toBeHidden();
});

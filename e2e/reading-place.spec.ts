/** Readers who return to a page find the text that was at the top of the window, rather than only the same scroll position. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { pairs } from './nightly';

/** These are among the longest pages. */
const PAGES = ['/guides/iam-policy', '/integrations/veeam', '/composer/operations/runbooks', '/it/guides/errors'];
const PARTS = '.markdown :is(p, pre, h2, h3, li, tr)';

/** Scrolls down as with the mouse wheel. Returns which part of the text is then at the top of the window, and its position. */
async function read(page: Page): Promise<{ part: number; top: number }> {
  for (let step = 0; step < 10; step += 1) {
    await page.evaluate(() => {
      scrollBy({ top: 600, behavior: 'instant' });
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
  }
  return page.evaluate((parts) => {
    const tops = [...document.querySelectorAll(parts)].map((part) => part.getBoundingClientRect().top);
    const part = tops.findIndex((top) => top > 120);
    return { part, top: tops[part] ?? 0 };
  }, PARTS);
}

const topOf = (page: Page, part: number): Promise<number> =>
  page.evaluate(([parts, at]) => document.querySelectorAll(parts)[at]?.getBoundingClientRect().top ?? NaN, [PARTS, part] as const);

for (const [path, width] of pairs(PAGES, [360, 1280]))
  test(`${path} at ${width} px`, async ({ page, site, problems }) => {
    // The browser decides whether a typeface arrives in time.
    problems.expect(/ERR_FAILED/);
    await page.route('**/*.woff2', (route) => route.abort());
    const expectSamePlace = async ({ part, top }: { part: number; top: number }, how: string): Promise<void> =>
      expect.poll(async () => Math.abs((await topOf(page, part)) - top), how).toBeLessThan(3);
    await page.setViewportSize({ width, height: 800 });
    await site.read(path);
    const place = await read(page);
    await page.reload();
    await expectSamePlace(place, 'after reload');
    await page.goto('/getting-started/glossary');
    await page.goBack();
    await expectSamePlace(place, 'after Back');
    await site.ready();
    await expectSamePlace(place, 'when the application has come');
    await site.footer.locator('a[href*="glossary"]').evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/glossary/);
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expectSamePlace(place, 'after Back with the application');
  });

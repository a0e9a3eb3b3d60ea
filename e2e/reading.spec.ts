/** Parts of a page: code blocks, tabs, diagrams, tables, admonitions. */
import { expect, test } from './fixtures';

const LOCK = '/guides/object-lock';
const VERSIONING = '/guides/bucket-and-object-versioning';

test.describe('code', () => {
  test('is coloured when the page is built', async ({ page }) => {
    const colours = async (): Promise<number> =>
      await page
        .locator('main pre code span[class]')
        .evaluateAll((spans) => new Set(spans.map((span) => getComputedStyle(span).color)).size);
    await page.goto(LOCK, { waitUntil: 'commit' });
    await expect.poll(colours).toBeGreaterThan(2);
    await expect(page.locator('main pre [style*="color"]')).toHaveCount(0);
  });

  test('can be copied', async ({ page, context, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await site.open(LOCK);
    const frame = site.main
      .locator('figure')
      .filter({ has: page.locator('pre') })
      .first();
    const text = await frame.locator('pre').textContent();
    await frame.hover();
    const button = frame.getByRole('button', { name: /copy/i });
    await button.click();
    await expect(frame.getByRole('status')).toHaveText('Copied');
    expect((await page.evaluate(() => navigator.clipboard.readText())).trimEnd()).toBe(text?.trimEnd());
  });

  test('scrolls in its own frame by keyboard', async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await site.open(LOCK);
    const wide = await site.main
      .locator('pre')
      .evaluateAll((blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth + 1).map((block) => block.tabIndex));
    expect(wide.length).toBeGreaterThan(0);
    expect(wide.filter((tabIndex) => tabIndex !== 0)).toEqual([]);
  });
});

test.describe('tabs', () => {
  test('of a group change together and are remembered', async ({ page, site }) => {
    await site.open(LOCK);
    const python = site.main.locator('pre', { hasText: 'boto3' }).filter({ visible: true }).first();
    const javascript = site.main.locator('pre', { hasText: '@aws-sdk/client-s3' }).filter({ visible: true });
    await site.main.locator('label', { hasText: 'Python' }).first().click();
    await expect(python).toBeVisible();
    await expect(javascript).toHaveCount(0);
    await site.open(VERSIONING);
    await expect(python).toBeVisible();
    await page.reload();
    await site.ready();
    await expect(python).toBeVisible();
    await expect(javascript).toHaveCount(0);
  });

  test('answer to the arrow keys', async ({ page, site }) => {
    await site.open(LOCK);
    const first = site.main.getByRole('radio').first();
    await first.focus();
    await page.keyboard.press('ArrowRight');
    await expect(first).not.toBeFocused();
    await expect(page.locator(':focus')).toBeChecked();
  });
});

test.describe('diagrams', () => {
  test('have a name and a description', async ({ site }) => {
    await site.open(VERSIONING);
    const pictures = site.main.locator('svg[role="img"]').filter({ visible: true });
    expect(await pictures.count()).toBeGreaterThan(0);
    for (const picture of await pictures.all()) await expect(picture).toHaveAccessibleName(/\S/);
  });

  test('fit a phone of 320 px', async ({ page, site }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const path of [VERSIONING, '/guides/lifecycle-configuration', '/composer/getting-started/what-is-ds3-composer']) {
      await site.open(path);
      const sizes = await site.main
        .locator('figure svg, svg[role="img"]')
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.map((svg) => {
            const text = [...svg.querySelectorAll('text')].map((label) => label.getBoundingClientRect().height);
            const { left, right } = svg.getBoundingClientRect();
            return { left, right, smallest: Math.min(...text, 99) };
          }),
        );
      expect(sizes.length, path).toBeGreaterThan(0);
      for (const { left, right, smallest } of sizes) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(320);
        expect(smallest).toBeGreaterThanOrEqual(10);
      }
    }
  });
});

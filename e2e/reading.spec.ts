/** Diagrams on a page. */
import { expect, test } from './fixtures';

const VERSIONING = '/guides/bucket-and-object-versioning';

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

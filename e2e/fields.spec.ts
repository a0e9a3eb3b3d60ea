/** Fields on a phone: Safari enlarges the page for one whose text is smaller than 16 px. */
import { expect, test } from './fixtures';

test.use({ viewport: { width: 360, height: 800 } });

for (const prefix of ['', '/it'])
  for (const [path, open] of [
    ['/search?q=lock', undefined],
    ['/integrations', undefined],
    ['/guides/s3-api', undefined],
    ['/guides/resource-metrics', 'tool'],
    ['/guides/presigned-urls', 'tool'],
    ['/guides/lifecycle-configuration', 'tool'],
    ['/guides/iam-policy', 'tool'],
    ['/guides/multipart-upload', 'tool'],
    ['/guides/object-lock', 'values'],
    ['/guides/object-lock', 'search'],
  ] as const)
    test(`${prefix}${path}${open ? `, ${open}` : ''}`, async ({ page, site }) => {
      await site.open(prefix + path);
      if (open === 'tool') await site.main.locator('button:not([data-static], [type=submit])').first().click();
      if (open === 'values') await page.locator('[data-static=values]').first().click();
      if (open === 'search') await page.keyboard.press('/');
      const fields = page.locator('input:not([type=radio], [type=checkbox], [type=hidden]), select, textarea').filter({ visible: true });
      await expect(fields.first()).toBeVisible();
      // The dialog of the search comes in the place of its plain form.
      const smallest = (): Promise<number> =>
        fields.evaluateAll((all) => Math.min(...all.map((field) => parseFloat(getComputedStyle(field).fontSize))));
      await expect.poll(smallest).toBeGreaterThanOrEqual(16);
    });

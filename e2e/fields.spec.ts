/** Fields on a phone: Safari zooms in on a field whose text is smaller than 16 px. */
import { expect, test } from './fixtures';

test.use({ viewport: { width: 360, height: 800 } });

const PAGES = {
  page: ['/search?q=lock', '/integrations', '/guides/s3-api'],
  tool: [
    '/guides/resource-metrics',
    '/guides/presigned-urls',
    '/guides/lifecycle-configuration',
    '/guides/iam-policy',
    '/guides/multipart-upload',
  ],
  values: ['/guides/object-lock'],
  search: ['/guides/object-lock'],
};

for (const [open, paths] of Object.entries(PAGES))
  test(open, async ({ page, site }) => {
    for (const path of paths.flatMap((one) => [one, `/it${one}`])) {
      await site.open(path);
      if (open === 'tool') await site.main.locator('button:not([data-static], [type=submit])').first().click();
      if (open === 'values') await page.locator('[data-static=values]').first().click();
      if (open === 'search') await page.keyboard.press('/');
      const fields = page.locator('input:not([type=radio], [type=checkbox], [type=hidden]), select, textarea').filter({ visible: true });
      await expect(fields.first(), path).toBeVisible();
      // The search dialog replaces its plain form.
      const smallest = (): Promise<number> =>
        fields.evaluateAll((all) => Math.min(...all.map((field) => parseFloat(getComputedStyle(field).fontSize))));
      await expect.poll(smallest, path).toBeGreaterThanOrEqual(16);
    }
  });

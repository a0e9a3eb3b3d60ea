/** The browser's text size at 200 %: everything can be read and nothing lies over another thing. */
import { expect, test } from './fixtures';

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] });
  },
});

for (const width of [360, 1280]) {
  for (const path of ['/', '/it/guides/object-lock', '/it/search']) {
    test(`${path} at ${width} px does not scroll sideways`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 });
      await site.open(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}

test('the logo stands beside the menu, and the contents above the text', async ({ page, site }) => {
  await site.open('/it/guides/object-lock');
  const logo = await page.locator('.navbar__logo').boundingBox();
  const first = await page.locator('.navbar .navbar__link').first().boundingBox();
  expect((logo?.x ?? 0) + (logo?.width ?? Infinity)).toBeLessThanOrEqual(first?.x ?? 0);
  await expect(site.main.getByText('In questa pagina')).toBeVisible();
});

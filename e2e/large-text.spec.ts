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
  // The text has the place of the contents, too.
  const right = (selector: string): Promise<number> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().right);
  expect(await right('main .markdown > figure')).toBeGreaterThan((await right('main .row')) - 48);
});

test('no word of an Italian heading is broken on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ['/it/', '/it/guides/lifecycle-configuration', '/it/guides/object-lock', '/it/guides/iam-policy']) {
    await page.goto(path);
    const broken = await page.locator('main :is(h1, h2, h3)').evaluateAll((headings) =>
      headings.flatMap((heading) => {
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const words: string[] = [];
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          for (const { 0: word, index } of text.data.matchAll(/[\p{L}’]+/gu)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) words.push(word);
          }
        }
        return words;
      }),
    );
    expect(broken, path).toEqual([]);
  }
});

/** Visual requirements: stable loading, contrast, reduced motion, self-hosted fonts. */
import { runAxe } from './axe';
import { expect, test } from './fixtures';
import { pairs } from './nightly';

const PATHS = ['/', '/guides/object-lock', '/composer/getting-started/what-is-ds3-composer', '/search?q=object+lock'];

test.describe('no layout shift', () => {
  for (const [path, width] of pairs(PATHS, [360, 1280])) {
    test(`${path} at ${width} px`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        const state = window as Window & { shift?: number };
        state.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) state.shift = (state.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // On a slow connection, the font arrives after the text has been shown in the fallback font, but before the application.
      let showTypeface = (): void => undefined;
      const isPainted = new Promise<void>((resolve) => (showTypeface = resolve));
      await page.route('**/*.woff2', async (route) => {
        await isPainted;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      showTypeface();
      await page.waitForLoadState();
      await site.ready();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => (window as Window & { shift?: number }).shift)).toBeLessThan(0.02);
    });
  }
});

for (const [path, width] of [
  ['/guides/errors', 1280],
  ['/integrations/veeam', 1280],
  ['/it/integrations/kafka-connect', 360],
] as const) {
  test(`code in a table breaks only between the parts of a name, and the table fits: ${path} at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const codes = site.main.locator('td code');
    expect(await codes.count()).toBeGreaterThan(20);
    const broken = await codes.evaluateAll((elements) =>
      elements.flatMap((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (texts.nextNode()) {
          for (const { 0: part, index } of (texts.currentNode.textContent ?? '').matchAll(/[A-Z]?[a-z\d]+|[A-Z]+/g)) {
            const range = document.createRange();
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + part.length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(`${part} in ${element.textContent}`);
          }
        }
        return found;
      }),
    );
    expect(broken).toEqual([]);
    const wide = await site.main
      .locator('table')
      .evaluateAll((tables) => tables.filter((table) => table.scrollWidth > table.parentElement!.clientWidth).length);
    expect(wide).toBe(0);
  });
}

test('body text has the contrast of AAA', async ({ page, site }) => {
  await site.open('/guides/object-lock');
  const { violations, passes } = await runAxe(
    page,
    { runOnly: { type: 'rule', values: ['color-contrast-enhanced'] }, rules: { 'color-contrast-enhanced': { enabled: true } } },
    { include: [['.theme-doc-markdown > p'], ['.theme-doc-markdown > ul > li']], exclude: [['main a'], ['main figure'], ['main code']] },
  );
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`))).toEqual([]);
  expect(passes.flatMap(({ nodes }) => nodes).length).toBeGreaterThan(10);
});

test('nothing moves for who asked for less motion', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.open('/guides/object-lock');
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
        const seconds = `${transitionDuration},${animationDuration}`
          .split(',')
          .map((part) => Number.parseFloat(part) * (part.includes('ms') ? 0.001 : 1));
        return Math.max(...seconds) > 0.02 || scrollBehavior === 'smooth';
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(moving).toEqual([]);
});

test('fonts come from the site, and focus can be seen on everything that takes it', async ({ page, site }) => {
  const fonts: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await site.open('/guides/object-lock');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect.poll(() => fonts.filter((font) => font.startsWith('/')).length).toBeGreaterThan(0);
  const unseen: string[] = [];
  for (let count = 0; count < 40; count += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return '';
      const shown = [element, element.parentElement, element.nextElementSibling].some((candidate) => {
        if (!candidate) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
      });
      return shown ? '' : element.outerHTML.slice(0, 100);
    });
    if (fault) unseen.push(fault);
  }
  expect(unseen).toEqual([]);
});

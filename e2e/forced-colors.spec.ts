/** Forced colors mode: current and selected items and icons still stand out. */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';

const QUICKSTART = '/getting-started/quickstart';

const styleOf = (part: Locator, property: string, pseudo?: string): Promise<string> =>
  part.evaluate((element, [name, of]) => getComputedStyle(element, of).getPropertyValue(name), [property, pseudo] as const);

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
});

for (const prefix of ['', '/it'])
  test(`the frame: ${prefix}${QUICKSTART}`, async ({ page, site }) => {
    await site.read(prefix + QUICKSTART);
    await page.mouse.wheel(0, 1500);
    const active = page.locator('.theme-doc-toc-desktop .table-of-contents__link--active');
    await expect(active).toHaveCount(1);
    const canvas = await styleOf(page.locator('html'), 'background-color');
    const bars = await site.toc
      .locator('a')
      .evaluateAll((all) => all.map((link) => [getComputedStyle(link).borderInlineStartColor, link.matches('[class*=--active]')] as const));
    expect(bars.length).toBeGreaterThan(4);
    for (const [color, isActive] of bars) expect(color !== canvas).toBe(isActive);
    const links = page.locator('.navbar__items:not(.navbar__items--right) > .navbar__link');
    const lines = await links.evaluateAll((all) => all.map((link) => getComputedStyle(link).textDecorationLine));
    expect(lines).toEqual(['underline', 'none', 'none']);
    const caret = page.locator('.dropdown > .navbar__link').first();
    expect(await styleOf(caret, 'border-left-color', '::after')).toBe('rgba(0, 0, 0, 0)');
    expect(await styleOf(caret, 'border-top-color', '::after')).not.toBe('rgba(0, 0, 0, 0)');
    expect(await styleOf(page.locator('.breadcrumbs__item').first(), 'filter', '::after')).toBe('none');
    // The logo is dark on white, regardless of the page's own color mode.
    expect(await styleOf(page.locator('.navbar__logo'), 'filter')).toBe('brightness(0)');
    expect(await styleOf(site.main.getByRole('radio').first().locator('+ label'), 'height', '::after')).toBe('4px');
  });

test('the chosen hit of the search', async ({ site }) => {
  await site.open(QUICKSTART);
  await site.dialog.search('object lock');
  const outlines = await site.dialog.modal
    .locator('.DocSearch-Hit:has(.DocSearch-Hit-Container)')
    .evaluateAll((all) =>
      all.map((hit) => [
        getComputedStyle(hit.querySelector('.DocSearch-Hit-Container') ?? hit).outlineStyle === 'solid',
        hit.getAttribute('aria-selected') === 'true',
      ]),
    );
  expect(outlines.length).toBeGreaterThan(3);
  for (const [isOutlined, isChosen] of outlines) expect(isOutlined).toBe(isChosen);
});

/**
 * axe on every page, and nothing wider than the window. A page and its translation have the same parts
 * (src/translation/structure.ts), so each language has three of six widths, and by day every page is looked at in one language:
 * one page in English, the next in Italian. At night it is looked at in both. The stage was a third of the time of all tests.
 */
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, test } from './fixtures';
import { everyPath, missingPaths, pathsOfTheDay } from './routes';
import { Site } from './site';

/** The widths of a page in its language; axe reads it at the first. Italian words are longer: they get the narrowest of phone and desktop. */
const widths = (path: string): readonly number[] => (path.startsWith('/it/') ? [320, 996, 1920] : [1280, 360, 768]);
/** Where axe reads the states of the dialog. */
const AXE_WIDTHS = [360, 1280];

/** Elements that stick out of the window, unless an ancestor lets them scroll. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .slice(0, 5)
      .map(
        (element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} to ${element.getBoundingClientRect().right}`,
      );
  });
}

/** Longest wait for a frame, in milliseconds. */
const FRAME = 1000;

/**
 * Resizes the window and waits for what follows: observers report with the next frame, and React draws after it. Where the browser
 * has nothing to draw, it may give no frame at all: one evaluation of thousands then waited for ever.
 */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(async (patience) => {
    const frame = (): Promise<unknown> =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, patience);
      });
    await frame();
    await frame();
    await new Promise((resolve) => setTimeout(resolve, 0));
    await frame();
  }, FRAME);
}

// A violation is told in full by its message, and a trace is a tenth of the time.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

test.describe('every page', () => {
  for (const path of process.env.NIGHTLY === 'true' ? everyPath : pathsOfTheDay) {
    test(path, async ({ page, site }) => {
      await site.open(path);
      for (const [index, width] of widths(path).entries()) {
        await resize(page, width);
        expect.soft(await tooWide(page), `wider than ${width} px`).toEqual([]);
        if (index === 0) expect.soft(await violations(page), `axe at ${width} px`).toEqual([]);
      }
    });
  }
});

test.describe('states', () => {
  for (const path of missingPaths) {
    test(`404: ${path}`, async ({ page, site, problems }) => {
      problems.expect(/status of 404/);
      await site.open(path);
      expect(await violations(page)).toEqual([]);
    });
  }

  for (const width of AXE_WIDTHS) {
    for (const [state, query] of [
      ['start screen', ''],
      ['results', 'object lock'],
      ['no results', 'xqzwvk'],
    ] as const) {
      for (const locale of ['en', 'it'] as const) {
        test(`search dialog, ${state}, ${locale}, ${width} px`, async ({ page }) => {
          await page.setViewportSize({ width, height: 800 });
          const site = new Site(page, locale);
          await site.open(locale === 'en' ? '/' : '/it/');
          await site.dialog.button.click();
          await site.dialog.input.fill(query);
          const sign = {
            '': site.dialog.says(site.dialog.text.noRecent),
            'object lock': site.dialog.hits.first(),
            xqzwvk: site.dialog.says(site.dialog.noResultsFor(query)),
          };
          await expect(sign[query]).toBeVisible();
          expect(await violations(page)).toEqual([]);
          expect(await tooWide(page)).toEqual([]);
        });
      }
    }
  }

  test('search page with results', async ({ page, site }) => {
    await site.open('/search?q=object+lock');
    await expect(site.main.locator('ol > li').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('mobile menu', async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await site.open('/guides/object-lock');
    await site.menuButton.click();
    // The pages of the section come in the second panel, which is inert until it has been drawn; axe may begin before that.
    const ownEntry = site.mobileMenu.locator('.theme-layout-navbar-sidebar-panel:nth-child(2):not([inert]) .menu__link--active');
    await expect(ownEntry.last()).toBeInViewport();
    await expect.poll(() => violations(page)).toEqual([]);
  });

  test('language menu', async ({ page, site }) => {
    await site.open('/');
    await site.navbar.getByRole('button', { name: 'English' }).hover();
    await expect(site.navbar.getByRole('link', { name: 'Italiano' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});

/**
 * Runs axe, and checks that nothing is wider than the window. A page and its translation have the same parts (src/translation/structure.ts),
 * so each language is tested at three of six widths. By day, axe checks a page of each kind and the pages that have changed. All others are
 * measured in one language, alternating between English and Italian, without starting the application. At night, every page gets the
 * complete test in both languages.
 */
import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, test } from './fixtures';
import { isNight } from './nightly';
import { changedPaths, everyPath, missingPaths, pagesByKind, pathsOfTheDay } from './routes';
import { Site } from './site';

/**
 * The widths at which to test a page in its language. axe runs at the first width. Italian words are longer, so they're tested at the
 * narrowest phone and desktop widths.
 */
const widths = (path: string): readonly number[] => (path.startsWith('/it/') ? [320, 996, 1920] : [1280, 360, 768]);
/** Widths at which axe checks the dialog's states. */
const AXE_WIDTHS = [360, 1280];

/** Elements that extend beyond the window, unless an ancestor lets them scroll. */
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

/** Time limit for a frame, in milliseconds. */
const FRAME = 1000;

/**
 * Resizes the window and waits for the effects: observers report in the next frame, and React renders after that. If the browser has
 * nothing to draw, it may not produce a frame at all. In one of several thousand runs, the test then waited forever.
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

// The message already describes a violation completely, and recording a trace would take a tenth of the time.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

const complete = new Set(isNight ? everyPath : [...pagesByKind, ...changedPaths()]);
const onlyMeasured = isNight ? [] : pathsOfTheDay.filter((path) => !complete.has(path));
/** Number of pages that one test measures. */
const BATCH = 12;

test.describe('pages', () => {
  for (const path of complete) {
    test(path, async ({ page, site }) => {
      await site.open(path);
      for (const [index, width] of widths(path).entries()) {
        await resize(page, width);
        expect.soft(await tooWide(page), `wider than ${width} px`).toEqual([]);
        if (index === 0) expect.soft(await violations(page), `axe at ${width} px`).toEqual([]);
      }
    });
  }

  for (let first = 0; first < onlyMeasured.length; first += BATCH) {
    const paths = onlyMeasured.slice(first, first + BATCH);
    test(`fit the window: ${paths[0]} to ${paths.at(-1)}`, async ({ page }) => {
      for (const path of paths) {
        await page.goto(path);
        for (const width of widths(path)) {
          await resize(page, width);
          expect.soft(await tooWide(page), `${path} is wider than ${width} px`).toEqual([]);
        }
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
    for (const locale of ['en', 'it'] as const) {
      test(`search dialog, ${locale}, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        const site = new Site(page, locale);
        await site.open(locale === 'en' ? '/' : '/it/');
        await site.dialog.button.click();
        for (const [query, sign] of [
          ['', site.dialog.says(site.dialog.text.noRecent)],
          ['object lock', site.dialog.hits.first()],
          ['xqzwvk', site.dialog.says(site.dialog.noResultsFor('xqzwvk'))],
        ] as const) {
          await site.dialog.input.fill(query);
          await expect(sign).toBeVisible();
          if (query !== '') await site.dialog.expectSettled();
          expect.soft(await violations(page), `“${query}”`).toEqual([]);
          expect.soft(await tooWide(page), `“${query}”`).toEqual([]);
        }
      });
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
    // The section's pages appear in the second panel, which is inert until it has been drawn. Without this wait, axe might start earlier.
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

/**
 * Tests what happens after a deploy to a reader whose page is from an earlier version of the site. The search continues on the new version.
 */
import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { INDEX, WHOLE_INDEX } from './search-dialog';

const GUIDE = '/guides/object-lock';
const DIALOG = /\/assets\/js\/search-dialog\.\w+\.js/;
const MAIN = /\/assets\/js\/main\.\w+\.js/;
const GONE = /status of 404/;
/** Any site file that these tests don't need. */
const PROBE = '/robots.txt';
/** Marks the new version's scripts, which are otherwise the same as the old ones. */
const NEW = '?version=2';

/** The page in the new version, with different script names. */
const renewed = (html: string): string =>
  html.replace(/data-scripts="([^"]*)"/, (_all, scripts: string) => `data-scripts="${scripts.replaceAll('.js', `.js${NEW}`)}"`);

interface Deploy {
  /** Whether the host also returns the new version for a navigation. */
  isEverywhere: boolean;
  /** Number of times that the page was loaded. */
  loads: number;
  /** Holds back responses for removed files until the reader has typed, as on a slow host, so that nothing is typed between two pages. */
  answer: () => void;
}

/** From now on, the host has the new version, and files that match `gone` no longer exist in the old one. */
async function deploy(page: Page, gone: RegExp, isEverywhere = true): Promise<Deploy> {
  let answer = (): void => undefined;
  const typed = new Promise<void>((resolve) => (answer = resolve));
  const state: Deploy = { isEverywhere, loads: 0, answer };
  const isMissing = (): boolean => state.loads === 0 || !state.isEverywhere;
  const give = async (route: Route): Promise<void> => {
    if (!isMissing()) return route.continue();
    await typed;
    return route.fulfill({ status: 404, body: 'gone' });
  };
  await page.route(gone, give);
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const isNavigation = route.request().isNavigationRequest();
      if (isNavigation) state.loads += 1;
      if (isNavigation && !state.isEverywhere) return route.continue();
      const response = await route.fetch({ maxRetries: 3 });
      return route.fulfill({ response, body: renewed(await response.text()) });
    },
  );
  await page.route(PROBE, (route) => route.fulfill({ body: 'routed' }));
  // A request right after a page's first route is set may still bypass the route.
  await expect.poll(() => page.evaluate(async (probe) => (await fetch(probe)).text(), PROBE)).toBe('routed');
  return state;
}

const isNew = (page: Page): Promise<boolean> =>
  page.evaluate((mark) => document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts?.includes(mark) ?? false, NEW);

for (const [what, gone] of [
  ['dialog', DIALOG],
  ['index', INDEX],
] as const) {
  test.describe(`when the ${what} of the page's version is gone`, () => {
    test('the new version opens with what was typed', async ({ page, site, problems }) => {
      problems.expect(GONE);
      await site.open(GUIDE);
      const state = await deploy(page, gone);
      await page.keyboard.press('/');
      await page.keyboard.type('versioning');
      state.answer();
      await expect(site.dialog.hits.first()).toContainText(/versioning/i);
      await expect(site.dialog.input).toHaveValue('versioning');
      await expect(page).toHaveURL(GUIDE);
      expect(state.loads).toBe(1);
      expect(await isNew(page)).toBe(true);
      // The search is resumed only once: the next visit starts without it.
      await page.reload();
      await site.ready();
      await site.dialog.expectClosed();
    });

    test('a host that gives now the one, now the other version makes no loop', async ({ page, site, problems }) => {
      // The reloaded page also sends requests by itself.
      problems.expect(GONE);
      await site.open(GUIDE);
      const state = await deploy(page, gone, false);
      await page.keyboard.press('/');
      await page.keyboard.type('versioning');
      state.answer();
      await expect(site.dialog.says('Unable to fetch results')).toBeVisible();
      await expect(site.dialog.modal.locator('input')).toHaveValue('versioning');
      expect(state.loads).toBe(1);
      // Retrying doesn't help either.
      await site.dialog.modal.getByRole('button', { name: 'Retry' }).click();
      await expect(site.dialog.says('Unable to fetch results')).toBeVisible();
      expect(state.loads).toBe(1);
    });

    test('and nothing else has changed, the page stays and says so', async ({ page, site, problems }) => {
      problems.expect(GONE);
      await site.open(GUIDE);
      await page.route(gone, (route) => route.fulfill({ status: 404, body: 'gone' }));
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await page.keyboard.press('/');
      await page.keyboard.type('versioning');
      await expect(site.dialog.says('Unable to fetch results')).toBeVisible();
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    });
  });
}

test('the whole index is gone while the small one answers: the new version opens with what was typed', async ({ page, site, problems }) => {
  problems.expect(GONE);
  await site.open(GUIDE);
  const state = await deploy(page, WHOLE_INDEX);
  await page.keyboard.press('/');
  await page.keyboard.type('versioning');
  await expect(page.locator('.search-panel')).toHaveAttribute('data-status', 'first');
  state.answer();
  await expect.poll(() => isNew(page).catch(() => false)).toBe(true);
  await expect(site.dialog.input).toHaveValue('versioning');
  await expect(site.dialog.hits.first()).toContainText(/versioning/i);
  expect(state.loads).toBe(1);
});

test('an index of another version than the scripts leads to the new version', async ({ page, site }) => {
  await site.open(GUIDE);
  let release = (): void => undefined;
  const typed = new Promise<void>((resolve) => (release = resolve));
  const other = async (route: Route): Promise<void> => {
    await typed;
    return route.fulfill({ json: { version: 999, pages: [] } });
  };
  const state = await deploy(page, /nothing is gone/);
  await page.route(INDEX, (route) => (state.loads === 0 ? other(route) : route.continue()));
  await page.keyboard.press('/');
  await page.keyboard.type('versioning');
  release();
  await expect(site.dialog.hits.first()).toContainText(/versioning/i);
  expect(await isNew(page)).toBe(true);
});

test('the scripts of the application are gone when it starts, and the new version opens with what was typed', async ({
  page,
  site,
  problems,
}) => {
  problems.expect(GONE);
  await page.goto(GUIDE);
  const state = await deploy(page, MAIN);
  await page.keyboard.press('/');
  await page.keyboard.type('versioning');
  await site.start();
  state.answer();
  // Until then, the old version's search continues to work.
  await expect.poll(() => isNew(page).catch(() => false)).toBe(true);
  // This loads a second page with its whole search index, which has taken longer than the usual limit on a busy machine.
  await expect(site.dialog.hits.first()).toContainText(/versioning/i, { timeout: 45_000 });
  await expect(site.dialog.input).toHaveValue('versioning');
});

test('the search page goes on with its query', async ({ page, site, problems }) => {
  problems.expect(GONE);
  const gone = (route: Route): Promise<void> => route.fulfill({ status: 404, body: 'gone' });
  await page.route(INDEX, gone);
  await site.open('/search');
  const state = await deploy(page, INDEX);
  await page.unroute(INDEX, gone);
  await site.main.getByRole('searchbox').fill('versioning');
  state.answer();
  await expect(site.main.getByRole('article').first()).toContainText(/versioning/i);
  await expect(site.main.getByRole('searchbox')).toHaveValue('versioning');
  expect(await isNew(page)).toBe(true);
});

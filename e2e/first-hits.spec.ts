/** Checks that the small index answers while the whole index is loading, and that the whole index then replaces it. */
import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { WHOLE_INDEX } from './search-dialog';

const GUIDE = '/guides/object-lock';
/** Glossary headings are the best match, even though a guide's text contains the word more often. */
const QUERY = 'retention';
const FIRST = /glossary#retention/;
const BETTER = /object-lock#/;
/** No heading contains this word. */
const ONLY_IN_TEXT = 'CommonPrefixes';

/** Holds the whole index back until the returned function is called. */
async function holdIndex(page: Page, answer: (route: Route) => Promise<void> = (route) => route.continue()): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(WHOLE_INDEX, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}

const panel = (page: Page) => page.locator('.search-panel');

test('hits of the small index are there first, then those of the whole one', async ({ page, site }) => {
  const release = await holdIndex(page);
  await page.goto(GUIDE);
  await site.dialog.button.click();
  await page.keyboard.type(QUERY);
  const link = site.dialog.hits.first().getByRole('link');
  await expect(link).toHaveAttribute('href', FIRST);
  await expect(panel(page)).toHaveAttribute('data-status', 'first');
  release();
  await expect(link).toHaveAttribute('href', BETTER);
  await expect(panel(page)).toHaveAttribute('data-status', 'idle');
  await expect(site.dialog.selected).toHaveCount(1);
  await expect(site.dialog.input).toBeFocused();
  await expect(site.dialog.input).toHaveValue(QUERY);
});

test('a hit that the reader has chosen stays, and the next letter asks the whole index', async ({ page, site }) => {
  const release = await holdIndex(page);
  await page.goto(GUIDE);
  await site.dialog.button.click();
  // Inserted all at once, because the hits of a letter may be replaced after the reader has chosen one.
  await page.keyboard.insertText(QUERY);
  await expect(panel(page)).toHaveAttribute('data-status', 'first');
  await page.keyboard.press('ArrowDown');
  const links = site.dialog.hits.getByRole('link');
  const addresses = (): Promise<(string | null)[]> => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const before = await addresses();
  await expect(site.dialog.selected.getByRole('link')).toHaveAttribute('href', before[1] ?? '');
  // The small index's worker ends when the whole index is loaded.
  const ended = Promise.race(page.workers().map((worker) => worker.waitForEvent('close')));
  release();
  await ended;
  // By now, another query would have been sent, and its response wouldn't come from the small index.
  expect(await panel(page).getAttribute('data-status')).toBe('first');
  expect(await addresses()).toEqual(before);
  await expect(site.dialog.selected.getByRole('link')).toHaveAttribute('href', before[1] ?? '');
  await page.keyboard.type(' mode');
  await expect(panel(page)).toHaveAttribute('data-status', 'idle');
});

test('a match in the text waits for the whole index, without a no-results message until then', async ({ page, site }) => {
  const release = await holdIndex(page);
  await page.goto(GUIDE);
  await site.dialog.button.click();
  // Inserted all at once, because the beginning of the word occurs in headings.
  await page.keyboard.insertText(ONLY_IN_TEXT);
  await expect(panel(page)).toHaveAttribute('data-status', 'stalled');
  await expect(site.dialog.hits).toHaveCount(0);
  release();
  await expect(site.dialog.hits.first()).toBeVisible();
});

test('hits of the small index stay where the whole one does not come', async ({ page, site, problems }) => {
  problems.expect(/status of 503/);
  const release = await holdIndex(page, (route) => route.fulfill({ status: 503, body: 'busy' }));
  release();
  await page.goto(GUIDE);
  // Checks whether the host has another version of the page.
  const looked = page.waitForResponse((response) => response.url().endsWith(GUIDE));
  await site.dialog.button.click();
  await page.keyboard.type(QUERY);
  await expect(site.dialog.hits.first().getByRole('link')).toHaveAttribute('href', FIRST);
  await looked;
  await expect(site.dialog.hits.first().getByRole('link')).toHaveAttribute('href', FIRST);
  // A query that the small index can't answer still fails.
  await site.dialog.input.fill(ONLY_IN_TEXT);
  await expect(site.dialog.says('Unable to fetch results')).toBeVisible();
});

test('the search page waits for the whole index', async ({ page, site }) => {
  const release = await holdIndex(page);
  await page.goto(`/search?q=${QUERY}`);
  await site.ready();
  await expect(site.main.getByRole('article')).toHaveCount(0);
  release();
  await expect(site.main.getByRole('article').first().getByRole('link').first()).toHaveAttribute('href', /object-lock/);
});

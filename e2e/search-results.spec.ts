/** Results in the search dialog. */
import { limits } from '../src/site/limits';
import { expect, test } from './fixtures';
import { INDEX } from './search-dialog';
import { Site } from './site';

const LOCK = '/guides/object-lock';
/** A query with results in several groups. */
const QUERY = 'object lock';
/** A word that doesn't occur on any page. */
const NOTHING = 'xqzwvk';

test.describe('results', () => {
  test.beforeEach(async ({ site }) => {
    await site.open('/');
    await site.dialog.search(QUERY);
  });

  test('come in groups by page, of at most five, begin with the page that the query names, and mark what was found', async ({ site }) => {
    const groups = await site.dialog.groups.evaluateAll((all) =>
      all.map((group) => ({
        name: group.querySelector('.DocSearch-Hit-source')?.textContent ?? '',
        hits: group.querySelectorAll('.DocSearch-Hit').length,
        pages: [
          ...new Set([...group.querySelectorAll('.DocSearch-Hit a')].map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
        ],
      })),
    );
    expect(groups.length).toBeGreaterThan(1);
    for (const { name, hits, pages } of groups) {
      expect(pages).toHaveLength(1);
      expect(name.trim()).not.toBe('');
      expect(hits).toBeGreaterThan(0);
      expect(hits).toBeLessThanOrEqual(limits.maxResultsPerGroup);
    }
    expect((await site.dialog.urls())[0]).toMatch(new RegExp(`^${LOCK}(?:#|$)`));
    await expect(site.dialog.hits.first().locator('mark').first()).toHaveText(/object|lock/i);
  });

  test('are chosen with the arrow keys, round and round, and follow the query', async ({ page, site }) => {
    const { selected, hits } = site.dialog;
    await expect(selected).toHaveCount(1);
    const first = await selected.getAttribute('id');
    await page.keyboard.press('ArrowDown');
    await expect(selected).not.toHaveAttribute('id', first ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(selected).toHaveAttribute('id', first ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(selected).toHaveAttribute('id', (await hits.last().getAttribute('id')) ?? '');
    await expect(site.dialog.input).toBeFocused();
    const before = await site.dialog.urls();
    await site.dialog.input.fill('lifecycle');
    await expect.poll(() => site.dialog.urls()).not.toEqual(before);
    expect((await site.dialog.urls())[0]).toMatch(/lifecycle/);
  });

  test('open by Enter in this document', async ({ page, site }) => {
    await site.markDocument();
    const [url = ''] = await site.dialog.urls();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url);
    await site.dialog.expectClosed();
    await site.expectSameDocument();
  });

  test('open by click', async ({ page, site }) => {
    const [url = ''] = await site.dialog.urls();
    await site.dialog.hits.first().click();
    await expect(page).toHaveURL(url);
    await site.dialog.expectClosed();
  });

  test('open by Control+Enter in a new tab, and by Shift+Enter in a new window', async ({ page, context, site }) => {
    const [url = ''] = await site.dialog.urls();
    for (const keys of ['Control+Enter', 'Shift+Enter']) {
      const opened = context.waitForEvent('page');
      await page.keyboard.press(keys);
      const other = await opened;
      await expect(other, keys).toHaveURL(url);
      await expect(page, keys).toHaveURL('/');
      await other.close();
      await page.bringToFront();
    }
  });

  test('lead to all of them on the search page', async ({ page, site }) => {
    const [count = ''] = /[\d.,]+/.exec((await site.dialog.seeAll.textContent()) ?? '') ?? [];
    expect(Number(count)).toBeGreaterThan(0);
    await site.dialog.seeAll.click();
    await expect(page).toHaveURL(/\/search\?q=object(?:\+|%20)lock/);
    await site.dialog.expectClosed();
    await expect(site.main.getByText(new RegExp(`^${count} sections on \\d+ pages$`)).first()).toBeVisible();
  });
});

test.describe('snippets', () => {
  for (const [width, words] of [
    [1280, limits.snippetWords],
    [limits.snippetBreakpointPx, limits.snippetWordsNarrow],
  ] as const) {
    test(`have at most ${words} words at ${width} px`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 });
      await site.open('/');
      await site.dialog.search('retention period');
      // A hit's second line is its location. The first line of a content hit is its snippet.
      const snippets = await site.dialog.hits.locator('.DocSearch-Hit-title').allTextContents();
      const lengths = snippets.map((text) => text.replace(/…/g, '').trim().split(/\s+/).length);
      expect(Math.max(...lengths)).toBeGreaterThan(2);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(words);
    });
  }
});

test.describe('a query without results', () => {
  test('says so, asks for a report, and suggests up to three others that have results', async ({ site }) => {
    await site.open('/');
    await site.dialog.open();
    await site.dialog.input.fill(NOTHING);
    await expect(site.dialog.says(`No results for "${NOTHING}"`)).toBeVisible();
    await expect(site.dialog.says('Believe this query should return results?')).toBeVisible();
    await expect(site.dialog.modal.getByRole('link', { name: 'Let us know' })).toHaveAttribute(
      'href',
      /^mailto:support@arnia\.example\?subject=.*xqzwvk/,
    );
    await site.dialog.input.fill(`${NOTHING} versioning ${NOTHING}bj`);
    // The first query had suggestions too.
    await expect(site.dialog.says(`No results for "${NOTHING} versioning`)).toBeVisible();
    const { suggestions } = site.dialog;
    await expect(suggestions).not.toHaveCount(0);
    const count = await suggestions.count();
    expect(count).toBeLessThanOrEqual(limits.maxSuggestedQueries);
    const query = (await suggestions.first().textContent())?.trim() ?? '';
    await suggestions.first().click();
    await expect(site.dialog.input).toHaveValue(query);
    await expect(site.dialog.hits.first()).toBeVisible();
  });

  for (const [path, name] of [
    ['/', 'Connect a program that isn’t listed'],
    ['/it/', 'Collegare un programma che non è in elenco'],
  ] as const)
    test(`leads to the page for programs that are not listed, at ${path}`, async ({ page, site }) => {
      await site.open(`${path}search?q=${NOTHING}+s3`);
      await expect(site.main.getByRole('link', { name })).toHaveAttribute('href', `${path}integrations/any-program`);
      await site.open(path);
      await page.keyboard.press('/');
      await page.keyboard.type(`${NOTHING} s3`);
      const inDialog = page.locator('.search-panel .search-message').getByRole('link').first();
      await expect(inDialog).toHaveText(name);
      await inDialog.click();
      await expect(page).toHaveURL(`${path}integrations/any-program`);
    });
});

test('a failed search says so, and works again when the network does', async ({ page, context, site, problems }) => {
  problems.expect(/Failed to load resource: net::ERR_FAILED/);
  await site.open('/');
  await context.route(INDEX, (route) => route.abort());
  await site.dialog.open();
  await site.dialog.input.fill(QUERY);
  await expect(site.dialog.says('Unable to fetch results')).toBeVisible({ timeout: 15_000 });
  await expect(site.dialog.says('You might want to check your network connection.')).toBeVisible();
  await context.unroute(INDEX);
  await site.dialog.modal.getByRole('button', { name: 'Retry' }).click();
  await expect(site.dialog.hits.first()).toBeVisible({ timeout: 15_000 });
  await expect(site.dialog.modal.getByText('Unable to fetch results').filter({ visible: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await site.dialog.expectClosed();
});

test('the scope of the composer finds only its pages, and that of the storage service finds none of them', async ({ site }) => {
  await site.open('/');
  await site.dialog.search('node');
  await site.dialog.modal.getByRole('button', { name: 'Composer', exact: true }).click();
  await expect.poll(async () => (await site.dialog.urls()).every((url) => url.startsWith('/composer/'))).toBe(true);
  expect((await site.dialog.urls()).length).toBeGreaterThan(0);
  await site.dialog.input.fill('swarm');
  await site.dialog.modal.getByRole('button', { name: 'Storage service', exact: true }).click();
  await expect.poll(async () => (await site.dialog.urls()).every((url) => !url.startsWith('/composer/'))).toBe(true);
});

for (const [path, cards] of [
  [
    '/',
    [
      ['SlowDown', [/^503 SlowDown: Please reduce your request rate/, /^1\. /, /^Retry with fewer connections/]],
      ['largest object', ['Largest object (file)', /TiB/, 'Amazon S3']],
    ],
  ],
  ['/it/', [['SlowDown', [/^503 SlowDown/, /^1\. /, /./]]]],
] as const) {
  test(`a card says what the row of a name says, cell by cell: ${path}`, async ({ page }) => {
    const site = new Site(page, path === '/' ? 'en' : 'it');
    await site.open(path);
    await site.dialog.open();
    for (const [name, parts] of cards) {
      await site.dialog.input.fill(name);
      await expect(site.dialog.modal.locator('.search-card p'), name).toHaveText([...parts]);
    }
  });
}

test('a long card leaves room for results on a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await site.open('/');
  await site.dialog.search('SlowDown');
  await expect(site.dialog.modal.locator('.search-card')).toBeVisible();
  await expect(site.dialog.modal.locator('.DocSearch-Hit').first()).toBeInViewport({ ratio: 1 });
});

/** The search dialog (spec §2, §4, §8, §9). */
import type { Page } from '@playwright/test';
import { limits } from '../src/site/limits';
import { expect, test } from './fixtures';
import { Site } from './site';

const LOCK = '/guides/object-lock';
/** A query with results in several groups. */
const QUERY = 'object lock';
/** A query that no page can answer. */
const NOTHING = 'xqzwvk';
/** The address of the index, whatever the build names it. */
const INDEX = /search[^/]*\/?[^?]*\.(?:json|bin|txt)(?:$|\?)/;

const PRESS = process.platform === 'darwin' ? 'Meta+KeyK' : 'Control+KeyK';

/** Selects the first text of the page that has at least this many characters. */
function selectText(page: Page, length: number): Promise<string> {
  return page.evaluate((count) => {
    const paragraph = [...document.querySelectorAll('main p')].find((candidate) => (candidate.textContent ?? '').length >= count);
    if (!paragraph) throw new Error('no paragraph is long enough');
    getSelection()?.selectAllChildren(paragraph);
    return getSelection()?.toString() ?? '';
  }, length);
}

test.describe('opening', () => {
  test('by click', async ({ site }) => {
    await site.open('/');
    await expect(site.dialog.button).toContainText('Search');
    await site.dialog.open();
    await expect(site.dialog.input).toHaveAttribute('placeholder', 'Search docs');
  });

  test('by Ctrl+K', async ({ page, site }) => {
    await site.open('/');
    await page.keyboard.press(PRESS);
    await expect(site.dialog.input).toBeFocused();
  });

  test('by /', async ({ page, site }) => {
    await site.open('/');
    await page.keyboard.press('/');
    await expect(site.dialog.input).toBeFocused();
    await expect(site.dialog.input).toHaveValue('');
  });

  test('not by / while the reader types in a field', async ({ page, site }) => {
    await site.open('/search');
    const field = site.main.getByRole('searchbox');
    await field.focus();
    await page.keyboard.press('/');
    await expect(field).toHaveValue('/');
    await site.dialog.expectClosed();
  });

  test('by typing on the focused button, and keeps the letter', async ({ page, site }) => {
    await site.open('/');
    await site.dialog.button.focus();
    await page.keyboard.press('v');
    await expect(site.dialog.input).toBeFocused();
    await expect(site.dialog.input).toHaveValue('v');
  });

  for (const [platform, hint] of [['MacIntel', /⌘/], ['Linux x86_64', /Ctrl/]] as const) {
    test(`the hint on ${platform} is ${hint.source}`, async ({ page, site }) => {
      await page.addInitScript((value) => { Object.defineProperty(navigator, 'platform', { get: () => value }); }, platform);
      await site.open('/');
      await expect(site.dialog.button).toContainText(hint);
    });
  }

  test('starts with what the reader selected', async ({ page, site }) => {
    await site.open(LOCK);
    await page.getByRole('heading', { level: 1 }).selectText();
    await page.keyboard.press(PRESS);
    await expect(site.dialog.input).toHaveValue('Object Lock');
    await expect(site.dialog.hits.first()).toBeVisible();
  });

  test('cuts a long selection to 64 characters', async ({ page, site }) => {
    await site.open(LOCK);
    const selected = await selectText(page, 100);
    await page.keyboard.press(PRESS);
    await expect(site.dialog.input).toHaveValue(selected.slice(0, limits.dialogMaxLength));
  });

  test('loads the index only then', async ({ page, site }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await site.open('/');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => INDEX.test(path))).toEqual([]);
    await site.dialog.search(QUERY);
    expect(asked.filter((path) => INDEX.test(path))).toHaveLength(1);
  });
});

test.describe('closing', () => {
  test('by Escape gives the focus back', async ({ page, site }) => {
    await site.open('/');
    await site.dialog.open();
    await page.keyboard.press('Escape');
    await site.dialog.expectClosed();
    await expect(site.dialog.button).toBeFocused();
  });

  test('by Escape gives the focus back to where it was', async ({ page, site }) => {
    await site.open(LOCK);
    const link = site.sidebar.locator(`a[href="${LOCK}"]`);
    await link.focus();
    await page.keyboard.press(PRESS);
    await expect(site.dialog.input).toBeFocused();
    await page.keyboard.press('Escape');
    await site.dialog.expectClosed();
    await expect(link).toBeFocused();
  });

  test('by a second Ctrl+K', async ({ page, site }) => {
    await site.open('/');
    await site.dialog.open();
    await page.keyboard.press(PRESS);
    await site.dialog.expectClosed();
  });

  test('by a click beside it', async ({ page, site }) => {
    await site.open('/');
    await site.dialog.open();
    await page.mouse.click(20, 700);
    await site.dialog.expectClosed();
  });

  test('and / opens it again', async ({ page, site }) => {
    await site.open('/');
    await site.dialog.open();
    await page.keyboard.press('Escape');
    await site.dialog.expectClosed();
    await page.keyboard.press('/');
    await expect(site.dialog.input).toBeFocused();
  });

  test('by Cancel on a phone', async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await site.open('/');
    await site.dialog.button.click();
    await site.dialog.modal.getByRole('button', { name: 'Cancel' }).click();
    await site.dialog.expectClosed();
  });
});

test.describe('start screen', () => {
  test('says that there are no recent searches', async ({ site }) => {
    await site.open('/');
    await site.dialog.open();
    await expect(site.dialog.modal.getByText('No recent searches')).toBeVisible();
  });

  test('comes back when the query is cleared', async ({ site }) => {
    await site.open('/');
    await site.dialog.search(QUERY);
    await site.dialog.clear.click();
    await expect(site.dialog.input).toHaveValue('');
    await expect(site.dialog.input).toBeFocused();
    await expect(site.dialog.modal.getByText('No recent searches')).toBeVisible();
  });
});

test.describe('results', () => {
  test.beforeEach(async ({ site }) => {
    await site.open('/');
    await site.dialog.search(QUERY);
  });

  test('come in groups of at most five', async ({ site }) => {
    const groups = await site.dialog.groups.evaluateAll((all) => all.map((group) => ({
      name: group.querySelector('.DocSearch-Hit-source')?.textContent ?? '',
      hits: group.querySelectorAll('.DocSearch-Hit').length,
    })));
    expect(groups.length).toBeGreaterThan(1);
    for (const { name, hits } of groups) {
      expect(name.trim()).not.toBe('');
      expect(hits).toBeGreaterThan(0);
      expect(hits).toBeLessThanOrEqual(limits.maxResultsPerGroup);
    }
  });

  test('begin with the page that the query names', async ({ site }) => {
    expect((await site.dialog.urls())[0]).toMatch(new RegExp(`^${LOCK}(?:#|$)`));
  });

  test('mark what was found', async ({ site }) => {
    await expect(site.dialog.hits.first().locator('mark').first()).toHaveText(/object|lock/i);
  });

  test('are chosen with the arrow keys, round and round', async ({ page, site }) => {
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

  for (const [keys, what] of [['Control+Enter', 'a new tab'], ['Shift+Enter', 'a new window']] as const) {
    test(`open by ${keys} in ${what}`, async ({ page, context, site }) => {
      const [url = ''] = await site.dialog.urls();
      const opened = context.waitForEvent('page');
      await page.keyboard.press(keys);
      const other = await opened;
      await expect(other).toHaveURL(url);
      await expect(page).toHaveURL('/');
    });
  }

  test('lead to all of them on the search page', async ({ page, site }) => {
    await expect(site.dialog.seeAll).toHaveText(site.dialog.text.seeAll);
    const count = site.dialog.text.seeAll.exec((await site.dialog.seeAll.textContent()) ?? '')?.[1];
    await site.dialog.seeAll.click();
    await expect(page).toHaveURL(/\/search\?q=object(?:\+|%20)lock/);
    await site.dialog.expectClosed();
    await expect(site.main.getByText(new RegExp(`\\b${count}\\b`)).first()).toBeVisible();
  });

  test('follow the query', async ({ site }) => {
    const before = await site.dialog.urls();
    await site.dialog.input.fill('lifecycle');
    await expect.poll(() => site.dialog.urls()).not.toEqual(before);
    expect((await site.dialog.urls())[0]).toMatch(/lifecycle/);
  });
});

test.describe('snippets', () => {
  for (const [width, words] of [[1280, limits.snippetWords], [limits.snippetBreakpointPx, limits.snippetWordsNarrow]] as const) {
    test(`have at most ${words} words at ${width} px`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 });
      await site.open('/');
      await site.dialog.search('retention period');
      // The second line of a hit is its page; the first line of a hit of type content is its snippet.
      const snippets = await site.dialog.hits.locator('.DocSearch-Hit-title').allTextContents();
      const lengths = snippets.map((text) => text.replace(/…/g, '').trim().split(/\s+/).length);
      expect(Math.max(...lengths)).toBeGreaterThan(2);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(words);
    });
  }
});

test('a query without results says so, suggests others and asks for a report', async ({ site }) => {
  await site.open('/');
  await site.dialog.open();
  await site.dialog.input.fill(`object ${NOTHING} lock`);
  const { modal, text } = site.dialog;
  await expect(modal.getByText(text.noResults(`object ${NOTHING} lock`))).toBeVisible();
  await expect(modal.getByText(text.trySearchingFor)).toBeVisible();
  const suggestions = modal.locator('.DocSearch-NoResults-Prefill-List').getByRole('button');
  const count = await suggestions.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(limits.maxSuggestedQueries);
  await expect(modal.getByText(text.believe)).toBeVisible();
  await expect(modal.getByRole('link', { name: text.letUsKnow })).toHaveAttribute('href', /^(?:mailto:|https:)/);
  const query = (await suggestions.first().textContent())?.trim() ?? '';
  await suggestions.first().click();
  await expect(site.dialog.input).toHaveValue(query);
});

test('a failed search says so, and works again when the network does', async ({ page, site, problems }) => {
  problems.expect(/ERR_FAILED|Failed to load/);
  await site.open('/');
  await page.route(INDEX, (route) => route.abort());
  await site.dialog.open();
  await site.dialog.input.fill(QUERY);
  const { modal, text } = site.dialog;
  await expect(modal.getByText(text.error)).toBeVisible({ timeout: 15_000 });
  await expect(modal.getByText(text.errorHelp)).toBeVisible();
  await page.unroute(INDEX);
  await site.dialog.input.fill('');
  await site.dialog.input.fill(QUERY);
  await expect(site.dialog.hits.first()).toBeVisible({ timeout: 15_000 });
});

test('the field takes no more than 64 characters', async ({ page, site }) => {
  await site.open('/');
  await site.dialog.open();
  await page.keyboard.insertText('x'.repeat(10_000));
  await expect(site.dialog.input).toHaveValue('x'.repeat(limits.dialogMaxLength));
});

test('Italian pages find Italian pages, in Italian words', async ({ page }) => {
  const site = new Site(page, 'it');
  await site.open('/it/');
  await site.dialog.button.click();
  await expect(site.dialog.input).toHaveAttribute('placeholder', site.dialog.text.placeholder);
  await expect(site.dialog.modal.getByText(site.dialog.text.noRecent)).toBeVisible();
  await site.dialog.input.fill('object lock');
  await expect(site.dialog.hits.first()).toBeVisible();
  for (const url of await site.dialog.urls()) expect(url).toMatch(/^\/it\//);
});

test('English pages find no Italian ones', async ({ site }) => {
  await site.open('/');
  await site.dialog.search('object lock');
  for (const url of await site.dialog.urls()) expect(url).not.toMatch(/^\/it\//);
});

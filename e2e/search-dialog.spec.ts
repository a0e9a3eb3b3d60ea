/** The search dialog: how it opens and closes, its start screen, its language. */
import type { Page } from '@playwright/test';
import { limits } from '../src/site/limits';
import { commit, compose } from './composed';
import { expect, test } from './fixtures';
import { INDEX } from './search-dialog';
import { Site } from './site';

const LOCK = '/guides/object-lock';
const PRESS = process.platform === 'darwin' ? 'Meta+KeyK' : 'Control+KeyK';

/** Selects the first text of the page that has at least this many characters. */
function selectText(page: Page, length: number): Promise<string> {
  return page.evaluate((count) => {
    const paragraph = [...document.querySelectorAll('main p')].find((candidate) => candidate.textContent.length >= count);
    if (!paragraph) throw new Error('no paragraph is long enough');
    getSelection()?.selectAllChildren(paragraph);
    return getSelection()?.toString() ?? '';
  }, length);
}

test('opens by click, Ctrl+K, / and typing on its button, and closes by Escape, Ctrl+K and a click beside it', async ({ page, site }) => {
  const { dialog } = site;
  await site.open('/');
  await test.step('a click and Escape, which gives the focus back', async () => {
    await expect(dialog.button).toContainText('Search');
    await dialog.open();
    await expect(dialog.input).toHaveAttribute('placeholder', 'Search docs');
    await expect(dialog.says('No recent searches')).toBeVisible();
    await page.keyboard.press('Escape');
    await dialog.expectClosed();
    await expect(dialog.button).toBeFocused();
  });
  await test.step('/ opens it again, and then again before the next frame', async () => {
    await page.keyboard.press('/');
    await expect(dialog.input).toBeFocused();
    await expect(dialog.input).toHaveValue('');
    await page.evaluate(() => {
      const press = (key: string): boolean | undefined =>
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
      press('Escape');
      press('/');
    });
    await expect(dialog.input).toBeFocused();
  });
  await test.step('a click beside it', async () => {
    await page.mouse.click(20, 700);
    await dialog.expectClosed();
  });
  await test.step('Ctrl+K and Ctrl+K', async () => {
    await page.keyboard.press(PRESS);
    await expect(dialog.input).toBeFocused();
    await page.keyboard.press(PRESS);
    await dialog.expectClosed();
  });
  await test.step('typing on the focused button, which keeps the letter', async () => {
    await dialog.button.focus();
    await page.keyboard.press('v');
    await expect(dialog.input).toBeFocused();
    await expect(dialog.input).toHaveValue('v');
  });
});

test.describe('opening', () => {
  test('is not done by / while the reader types in a field', async ({ page, site }) => {
    await site.open('/search');
    const field = site.main.getByRole('searchbox');
    await field.focus();
    await page.keyboard.press('/');
    await expect(field).toHaveValue('/');
    await site.dialog.expectClosed();
  });

  for (const [device, userAgent, hint] of [
    ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', '⌘'],
    ['an iPad', 'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X)', '⌘'],
    ['Linux', 'Mozilla/5.0 (X11; Linux x86_64)', 'Ctrl'],
  ] as const) {
    test(`the hint on ${device} is ${hint}`, async ({ page, site }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'userAgent', { get: () => value });
      }, userAgent);
      await site.open('/');
      const key = site.dialog.button.locator('kbd').first();
      expect(await key.evaluate((element) => getComputedStyle(element, '::before').content)).toBe(`"${hint}"`);
    });
  }

  test('starts with what the reader selected, cut to 64 characters, and closing gives the focus back to where it was', async ({
    page,
    site,
  }) => {
    await site.open(LOCK);
    const link = site.sidebar.locator(`a[href="${LOCK}"]`);
    await link.focus();
    await page.keyboard.press(PRESS);
    await expect(site.dialog.input).toBeFocused();
    await page.keyboard.press('Escape');
    await site.dialog.expectClosed();
    await expect(link).toBeFocused();
    await page.getByRole('heading', { level: 1 }).selectText();
    await page.keyboard.press(PRESS);
    await expect(site.dialog.input).toHaveValue('Object Lock');
    await expect(site.dialog.hits.first()).toBeVisible();
    await page.keyboard.press('Escape');
    await site.dialog.expectClosed();
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
    await site.dialog.search('object lock');
    const [first, whole, ...more] = asked.filter((path) => INDEX.test(path));
    expect([first, whole]).toEqual([expect.stringContaining('-first.'), expect.not.stringContaining('-first.')]);
    expect(more).toEqual([]);
    for (const url of await site.dialog.urls()) expect(url, 'English pages find no Italian ones').not.toMatch(/^\/it\//);
  });

  test('on a phone, has a Cancel button that closes it', async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await site.open('/');
    await site.dialog.button.click();
    await site.dialog.modal.getByRole('button', { name: 'Cancel' }).click();
    await site.dialog.expectClosed();
  });
});

test('the field accepts a composed word, can be cleared, and takes no more than 64 characters', async ({ page, site, session }) => {
  const { dialog } = site;
  await site.open('/');
  await dialog.open();
  await dialog.input.fill('object ');
  await expect(dialog.hits.first()).toBeVisible();
  for (const text of ['l', 'lo', 'lock']) {
    await compose(session, text);
    await expect(dialog.input).toHaveValue(`object ${text}`);
  }
  await commit(session, 'lock');
  await expect(dialog.input).toHaveValue('object lock');
  await expect(dialog.hits.first()).toContainText(/object lock/i);
  await dialog.clear.click();
  await expect(dialog.input).toHaveValue('');
  await expect(dialog.input).toBeFocused();
  await expect(dialog.says('No recent searches')).toBeVisible();
  await page.keyboard.insertText('x'.repeat(10_000));
  await expect(dialog.input).toHaveValue('x'.repeat(limits.dialogMaxLength));
});

test('a longer message keeps its significant words', async ({ site }) => {
  await site.open('/');
  await site.dialog.open();
  await site.dialog.input.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      'text/plain',
      'An error occurred (InvalidRequest) when calling the PutObject operation:\nMissing required header: x-amz-tagging',
    );
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(site.dialog.input).toHaveValue(/^.*InvalidRequest .*PutObject .*x-amz-tagging$/);
  expect((await site.dialog.input.inputValue()).length).toBeLessThanOrEqual(64);
  await expect(site.dialog.hits.first()).toBeVisible();
});

test('Italian pages find Italian pages, in Italian words', async ({ page }) => {
  const site = new Site(page, 'it');
  await site.open('/it/');
  await site.dialog.button.click();
  await expect(site.dialog.input).toHaveAttribute('placeholder', site.dialog.text.placeholder);
  await expect(site.dialog.says(site.dialog.text.noRecent)).toBeVisible();
  await site.dialog.input.fill('object lock');
  await expect(site.dialog.hits.first()).toBeVisible();
  for (const url of await site.dialog.urls()) expect(url).toMatch(/^\/it\//);
});

/** A page as Markdown: a link without scripts, and a copy button with them. */
import { expect, test } from './fixtures';
import { holdTimers } from './hold-timers';
import { texts } from './texts';

const LOCK = '/guides/object-lock';
const TWIN = `${LOCK}.md`;
const { copyPage, viewPage } = texts.en;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link opens the page as Markdown', async ({ page, site }) => {
    await page.goto(LOCK);
    await site.main.getByRole('link', { name: viewPage }).click();
    await expect(page).toHaveURL(TWIN);
    await expect(page.locator('body')).toContainText('# Object Lock');
  });
});

test('the page is copied', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await site.open(LOCK);
  await site.main.getByRole('button', { name: copyPage }).click();
  await expect(site.main.getByRole('status').filter({ hasText: texts.en.copiedPage })).toBeAttached();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await (await page.request.get(TWIN)).text());
  await expect(page).toHaveURL(LOCK);
});

test('the page is copied by keyboard before the application is there, which leaves the answer', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const forget = await holdTimers(page);
  await page.goto(LOCK);
  await expect(page.locator('html')).toHaveAttribute('data-page-runs');
  const button = site.main.getByRole('button', { name: copyPage });
  const status = site.main.getByRole('status').filter({ hasText: texts.en.copiedPage });
  await button.focus();
  await page.keyboard.press('Space');
  await expect(status).toBeAttached();
  await expect(site.main.getByRole('button', { name: texts.en.copiedPage })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await (await page.request.get(TWIN)).text());
  await site.navbar.getByRole('button', { name: /search/i }).hover();
  await site.ready();
  await expect(status).toBeAttached();
  await forget();
  await expect(status).not.toBeAttached();
  await expect(button).toBeFocused();
});

test('opens the page as Markdown if the browser denies clipboard access', async ({ page, site }) => {
  await page.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await site.open(LOCK);
  await site.main.getByRole('button', { name: copyPage }).click();
  await expect(page).toHaveURL(TWIN);
});

test('the button is not printed', async ({ page, site }) => {
  await site.open(LOCK);
  const button = site.main.getByRole('button', { name: copyPage });
  await expect(button).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(button).toBeHidden();
});

/** A page as Markdown: a link without scripts, a button that copies with them. */
import { expect, test } from './fixtures';
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

test('the page is copied by keyboard, with the focus where it was when scripts took over', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const start: (() => void)[] = [];
  const started = new Promise<void>((resolve) => start.push(resolve));
  await page.route('**/assets/js/main.*.js', async (route) => {
    await started;
    await route.continue();
  });
  await page.goto(LOCK, { waitUntil: 'commit' });
  await site.main.getByRole('link', { name: viewPage }).focus();
  for (const resolve of start) resolve();
  await site.ready();
  const button = site.main.getByRole('button', { name: copyPage });
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expect(site.main.getByRole('status').filter({ hasText: texts.en.copiedPage })).toBeAttached();
});

test('a browser that refuses the clipboard opens the page as Markdown', async ({ page, site }) => {
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

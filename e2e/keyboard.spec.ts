/** Using the site without a mouse. */
import { expect, test } from './fixtures';

const LOCK = '/guides/object-lock';

test('the first stop leads past the navigation, and a category of the sidebar and the language menu open and close', async ({
  page,
  site,
}) => {
  await site.open(LOCK);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  expect(await focused.evaluate((element) => element.closest('nav[aria-label="Main"]') === null)).toBe(true);
  const category = site.sidebar.locator('details').filter({ has: page.locator('summary', { hasText: /^Backup$/ }) });
  await expect(category).not.toHaveAttribute('open');
  await category.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(category).toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await expect(category).not.toHaveAttribute('open');
  const button = site.navbar.getByRole('button', { name: 'English' });
  await button.focus();
  await page.keyboard.press('Enter');
  const italian = site.navbar.getByRole('link', { name: 'Italiano' });
  await expect(italian).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await italian.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/it${LOCK}`);
});

test('the dialog keeps the focus', async ({ page, site }) => {
  await site.open('/');
  await site.dialog.search('object lock');
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press(count % 3 === 2 ? 'Shift+Tab' : 'Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.DocSearch-Modal') !== null)).toBe(true);
  }
});

test('reading goes on at the top of the next page', async ({ page, site }) => {
  await site.open(LOCK);
  const link = site.sidebar.locator('a[href="/guides/iam-policy"]');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/IAM/);
  // The title changes before the focus moves.
  await expect(link).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

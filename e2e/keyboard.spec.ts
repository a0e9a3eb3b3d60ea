/** Using the site without a mouse. */
import { expect, test } from './fixtures';

const LOCK = '/guides/object-lock';

test('the first stop leads past the navigation', async ({ page, site }) => {
  await site.open(LOCK);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus');
  expect(await focused.evaluate((element) => element.closest('nav[aria-label="Main"]') === null)).toBe(true);
});

test('the language menu opens and closes', async ({ page, site }) => {
  await site.open(LOCK);
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

test('a category of the sidebar opens and closes', async ({ page, site }) => {
  await site.open(LOCK);
  const category = site.sidebar.locator('details').filter({ has: page.locator('summary', { hasText: /^Backup$/ }) });
  await expect(category).not.toHaveAttribute('open');
  await category.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(category).toHaveAttribute('open');
  await page.keyboard.press('Enter');
  await expect(category).not.toHaveAttribute('open');
});

test('the dialog keeps the focus', async ({ page, site }) => {
  await site.open('/');
  await site.dialog.search('object lock');
  for (let count = 0; count < 12; count += 1) {
    await page.keyboard.press(count % 3 === 2 ? 'Shift+Tab' : 'Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.DocSearch-Modal') !== null)).toBe(true);
  }
});

test('the mobile menu opens and closes', async ({ page, site }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await site.open(LOCK);
  await site.menuButton.focus();
  await page.keyboard.press('Enter');
  await expect(site.mobileMenu).toBeInViewport();
  await site.mobileMenu.getByRole('button', { name: 'Close navigation bar' }).focus();
  await page.keyboard.press('Enter');
  await expect(site.mobileMenu).not.toBeInViewport();
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

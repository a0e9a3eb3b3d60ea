/** Tabs: a choice applies to the whole group, on all pages, with and without the application. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdApplication } from './hold-application';

const LIFECYCLE = '/guides/lifecycle-configuration';
const QUICKSTART = '/getting-started/quickstart';
/** On these pages, the same choice is between two shells. */
const SHELLS = ['/guides/encryption', '/integrations/kopia'] as const;

const tab = (page: Page, name: string): Locator => page.getByRole('main').getByRole('radio', { name, exact: true });
/** The radio buttons are for keyboards and screen readers. Pointers click their labels. */
const press = (page: Page, name: string): Promise<void> => page.getByRole('main').locator('label', { hasText: name }).first().click();

test('of a group change together and are remembered', async ({ page, site }) => {
  await site.open(LIFECYCLE);
  const python = site.main.locator('pre', { hasText: 'boto3' }).filter({ visible: true }).first();
  const javascript = site.main.locator('pre', { hasText: '@aws-sdk/client-s3' }).filter({ visible: true });
  await press(page, 'Python');
  await expect(python).toBeVisible();
  await expect(javascript).toHaveCount(0);
  await site.open('/guides/multipart-upload');
  await expect(python).toBeVisible();
  await page.reload();
  await site.ready();
  await expect(python).toBeVisible();
  await expect(javascript).toHaveCount(0);
});

test('answer to the arrow keys', async ({ page, site }) => {
  await site.open(LIFECYCLE);
  const first = site.main.getByRole('radio').first();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(first).not.toBeFocused();
  await expect(page.locator(':focus')).toBeChecked();
});

test.describe('the operating system', () => {
  test('is chosen with the shell, and the shell with it, on every page', async ({ page, site }) => {
    await site.open(QUICKSTART);
    await expect(tab(page, 'Linux')).toBeChecked();
    await press(page, 'Windows PowerShell');
    await expect(tab(page, 'Windows')).toBeChecked();
    for (const path of SHELLS) {
      await site.open(path);
      await expect(tab(page, 'Windows PowerShell')).toBeChecked();
    }
    await press(page, 'Linux and macOS');
    await site.open(QUICKSTART);
    await expect(tab(page, 'Linux')).toBeChecked();
    await press(page, 'macOS');
    await expect(tab(page, 'Linux and macOS')).toBeChecked();
    // Choosing a shell that exists on both systems doesn't change the reader's system.
    await press(page, 'Linux and macOS');
    await expect(tab(page, 'macOS')).toBeChecked();
  });

  test('holds on the next page without a new load', async ({ page, site }) => {
    await site.open('/guides/encryption');
    await press(page, 'Windows PowerShell');
    await site.markDocument();
    await site.sidebar.locator(`a[href="${QUICKSTART}"]`).evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(QUICKSTART);
    await site.expectSameDocument();
    await expect(tab(page, 'Windows')).toBeChecked();
  });

  test('is there when the reader comes back to a page', async ({ page, site }) => {
    await site.read(QUICKSTART);
    await expect(tab(page, 'Linux')).toBeChecked();
    await site.read('/integrations/kopia');
    await press(page, 'Windows PowerShell');
    await page.goBack({ waitUntil: 'load' });
    await expect(tab(page, 'Windows')).toBeChecked();
  });

  test('is there before the application', async ({ page, site }) => {
    await site.open(QUICKSTART);
    await press(page, 'Windows PowerShell');
    await page.route('**/assets/js/*.js', (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
    await page.goto('/it/guides/encryption');
    await expect(tab(page, 'Windows PowerShell')).toBeChecked();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  });

  test('that is pressed before the script of the page is there stays, and is remembered', async ({ page, site }) => {
    await site.open(QUICKSTART);
    await press(page, 'macOS');
    const release = await holdApplication(page, /\/assets\/js\/page\./);
    await page.goto('/guides/encryption', { waitUntil: 'commit' });
    await press(page, 'Windows PowerShell');
    release();
    await page.waitForLoadState('networkidle');
    await expect(tab(page, 'Windows PowerShell')).toBeChecked();
    await site.open(QUICKSTART);
    await expect(tab(page, 'Windows')).toBeChecked();
  });

  test('follows a choice in another window', async ({ page, context, site }) => {
    await site.open(QUICKSTART);
    const other = await context.newPage();
    await other.goto('/guides/encryption');
    await press(other, 'Windows PowerShell');
    await expect(tab(page, 'Windows')).toBeChecked();
    await other.close();
  });

  test('holds for the visit where the browser stores nothing', async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await site.open(QUICKSTART);
    await press(page, 'Windows PowerShell');
    await expect(tab(page, 'Windows')).toBeChecked();
  });
});

/** Tests local storage that is corrupt, full or disabled (issue: bad input). */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import type { Site } from './site';

/** Reader actions that write to the storage. */
async function use(page: Page, site: Site): Promise<void> {
  await site.open('/guides/object-lock');
  await expect(site.title).toHaveText('Object Lock');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await site.dialog.search('versioning');
  await page.keyboard.press('Enter');
  await site.dialog.expectClosed();
  await expect(page).toHaveURL(/versioning/);
  await page.reload();
  await site.ready();
  await site.dialog.open();
  await site.dialog.input.fill('object lock');
  await expect(site.dialog.hits.first()).toBeVisible();
}

test('corrupt', async ({ page, site }) => {
  // This test makes six visits.
  test.slow();
  await use(page, site);
  // On every page load, overwrites every entry that the site has created, now or in earlier versions. `window.name` survives the load.
  await page.addInitScript(() => {
    for (const key of [
      ...Object.keys(localStorage),
      'theme',
      'docusaurus.announcement.dismiss',
      'docusaurus.announcement.id',
      'docusaurus.tab.client',
      'reader-values',
    ]) {
      localStorage.setItem(key, window.name);
    }
  });
  for (const [name, value] of [
    ['text that is no JSON', '{"a":'],
    ['JSON of another kind', '{"a":{"b":1}}'],
    ['a list of nothing', '[null,1,"x",{}]'],
    ['null', 'null'],
    ['a script', '<script>window.hacked=1</script>'],
  ] as const) {
    await test.step(name, async () => {
      await page.evaluate((text) => {
        window.name = text;
      }, value);
      await use(page, site);
      expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.client'))).toBe(value);
      expect(await page.evaluate(() => (window as Window & { hacked?: number }).hacked)).toBeUndefined();
    });
  }
});

test('full', async ({ page, site }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await use(page, site);
});

test('switched off', async ({ page, site }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await use(page, site);
});

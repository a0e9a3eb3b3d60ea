/** The links to table rows that have their own address, such as those of error codes. */
import { expect, test } from './fixtures';

for (const [path, name] of [
  ['/guides/errors', 'Direct link to NoSuchKey'],
  ['/it/guides/errors', 'Link diretto a NoSuchKey'],
] as const) {
  test(`a row has a link for the pointer and for the keyboard: ${path}`, async ({ page, site }) => {
    await page.goto(path);
    const link = site.main.getByRole('link', { name, exact: true });
    await expect(link).toHaveCount(0);
    const cell = page.getByRole('cell').filter({ has: page.locator('#NoSuchKey') });
    await cell.hover();
    await expect(link).toHaveCSS('opacity', '1');
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await link.click();
    await expect(page).toHaveURL(`${path}#NoSuchKey`);
    // The application expects the page without the links, so they're removed while it starts.
    await page.mouse.move(0, 0);
    await site.ready();
    await link.press('Shift+Tab');
    await expect(link).not.toBeFocused();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toHaveCSS('opacity', '1');
  });
}

/** A section as one printable document. A check of the built site verifies that the document has all headings and no broken links. */
import { violations } from './axe';
import { expect, test } from './fixtures';

test('the foot of a page leads to the document of its section', async ({ page, site }) => {
  await site.open('/composer/swarms/hardware');
  await site.main.getByRole('link', { name: 'Print all of Swarms' }).click();
  await expect(page).toHaveURL('/print/composer/swarms');
  await expect(site.title).toHaveText('Swarms');
  await page
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('link', { name: /^Troubleshoot/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: /Troubleshoot/ })).toBeInViewport();
});

test('on paper each page begins a new one, and nothing to click is left', async ({ page }) => {
  await page.goto('/it/print/guides');
  await expect(page.getByRole('button', { name: 'Stampa' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Stampa' })).toBeHidden();
  const sections = page.locator('main > section');
  expect(await sections.count()).toBeGreaterThan(10);
  await expect(sections.last()).toHaveCSS('break-before', 'page');
});

test('the button prints', async ({ page }) => {
  await page.goto('/print/getting-started');
  await page.evaluate(() => {
    window.print = () => void (document.title = 'printed');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page).toHaveTitle('printed');
});

test('can be read on a phone and on a desktop', async ({ page }) => {
  await page.goto('/print/getting-started');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width);
    expect(await violations(page), `${width} px`).toEqual([]);
  }
});

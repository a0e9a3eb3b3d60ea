/** The layout at or below 996 px. */
import type { Locator } from '@playwright/test';
import { limits } from '../src/site/limits';
import { expect, test } from './fixtures';

const LOCK = '/guides/object-lock';
const HEIGHT = 800;

test('the layout changes at the breakpoint', async ({ page, site }) => {
  await site.open(LOCK);
  for (const [width, mobile] of [
    [limits.mobileBreakpointPx, true],
    [limits.mobileBreakpointPx + 1, false],
  ] as const) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expect(site.menuButton).toBeVisible({ visible: mobile });
    await expect(site.sidebar).toBeVisible({ visible: !mobile });
    await expect(site.toc).toBeVisible({ visible: !mobile });
  }
});

test.describe('menu', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 360, height: HEIGHT });
  });

  test('opens on the pages of the section, goes back to the main menu, and closes when the reader goes to a page', async ({
    page,
    site,
  }) => {
    await site.open(LOCK);
    await expect(site.mobileMenu).not.toBeInViewport();
    await site.menuButton.click();
    await expect(site.mobileMenu.locator(`a[href="${LOCK}"][aria-current]`)).toBeInViewport();
    // The menu's backdrop covers the page.
    await page.mouse.click(350, 400);
    await expect(site.mobileMenu).not.toBeInViewport();
    await site.menuButton.click();
    const other = site.mobileMenu.locator('a[href="/guides/iam-policy"]');
    await other.click();
    await expect(page).toHaveURL('/guides/iam-policy');
    await expect(site.mobileMenu).not.toBeInViewport();
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
    await site.menuButton.click();
    await expect(other).toBeInViewport();
    await page.getByRole('button', { name: site.dialog.text.back }).click();
    await expect(other).not.toBeInViewport();
    await expect(site.mobileMenu.getByRole('link', { name: /^Log in/ })).toBeInViewport();
    await expect(site.mobileMenu.getByRole('link', { name: 'Composer', exact: true })).toBeInViewport();
  });

  test('opens on the main menu where there is no section', async ({ site }) => {
    await site.open('/');
    await site.menuButton.click();
    await expect(site.mobileMenu.getByRole('link', { name: 'Storage service' })).toBeInViewport();
  });

  test('locks the page behind it, also when the keyboard opens and closes it', async ({ page, site }) => {
    await site.open(LOCK);
    const close = site.mobileMenu.getByRole('button', { name: site.dialog.text.closeMenu });
    const ways = [(part: Locator) => part.click(), (part: Locator) => part.press('Enter')];
    for (const press of ways) {
      await press(site.menuButton);
      await expect(site.mobileMenu).toBeInViewport();
      await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
      await press(close);
      await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
      await expect(site.mobileMenu).not.toBeInViewport();
    }
  });

  for (const [path, language, other] of [
    ['/', 'Italiano', '/it/'],
    [LOCK, 'Italiano', `/it${LOCK}`],
    [`/it${LOCK}`, 'English', LOCK],
  ] as const) {
    test(`offers the other language in the second tap: ${path}`, async ({ page, site }) => {
      await site.open(path);
      await page.locator('.navbar__toggle').click();
      const link = site.mobileMenu.getByRole('link', { name: language });
      await expect(link).toBeInViewport({ ratio: 1 });
      await link.click();
      await expect(page).toHaveURL(other);
    });
  }
});

test('the title starts within 150 px, and nothing covers the controls above it', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of [LOCK, '/integrations/', '/it/integrations/', '/integrations/rclone']) {
    await page.goto(path);
    expect((await site.title.boundingBox())?.y, path).toBeLessThanOrEqual(150);
    for (const control of await page.locator('article > :first-child :is(a, button):visible, article summary').all())
      await control.click({ trial: true });
  }
});

test('every control is a target of at least 24 px', async ({ page }) => {
  await page.goto(LOCK);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: HEIGHT });
    const small = await page.locator('a, button, input, select, summary').evaluateAll((all) =>
      all.flatMap((control) => {
        const { width: wide, height: high } = control.getBoundingClientRect();
        // A link in a sentence is as high as its line.
        const isInline = getComputedStyle(control).display === 'inline';
        const isSmall = !isInline && wide > 0 && (wide < 24 || high < 24);
        return isSmall && control.checkVisibility() ? [`${control.outerHTML}: ${wide} × ${high}`] : [];
      }),
    );
    expect(small, `${width} px`).toEqual([]);
  }
});

test('the table of contents folds above the text', async ({ page, site }) => {
  await page.setViewportSize({ width: 768, height: HEIGHT });
  await site.open(LOCK);
  const toggle = page.locator('summary', { hasText: 'On this page' });
  const entry = page.locator('.theme-doc-toc-mobile').getByRole('link').first();
  await expect(entry).not.toBeVisible();
  await toggle.click();
  await expect(entry).toBeVisible();
  const id = (await entry.getAttribute('href'))?.slice(1) ?? '';
  await entry.click();
  await expect(page).toHaveURL(`${LOCK}#${id}`);
  await expect(site.heading(id)).toBeInViewport();
});

for (const theme of ['dark', 'light']) {
  test(`the names of a wide table's rows stay in view, and cover neither most of it nor a focused link: ${theme}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 360, height: HEIGHT });
    await site.open('/composer/swarms/hardware');
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    const region = page.getByRole('group', { name: 'Table: Worked examples' });
    const place = (): Promise<{ left: number; right: number; width: number; color: string }> =>
      region.evaluate((element) => {
        const [first] = element.querySelectorAll('tbody td');
        const { left, right } = first!.getBoundingClientRect();
        const { x, width } = element.getBoundingClientRect();
        return { left: left - x, right, width: (right - left) / width, color: getComputedStyle(first!).backgroundColor };
      });
    // The frozen column doesn't cover the focus ring of a link next to it.
    const next = region.locator('tbody td').nth(1);
    await next.evaluate((cell) => (cell.innerHTML = '<a href="#example">example</a>'));
    expect((await next.getByRole('link').boundingBox())?.x).toBeGreaterThanOrEqual((await place()).right + 4);
    await region.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
    const { left, width, color } = await place();
    expect(left).toBe(0);
    expect(width).toBeLessThanOrEqual(0.4);
    expect(color).toBe(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor));
    // The frozen column covers this cell at the end of the table.
    const link = region.locator('tbody td').nth(2);
    await link.evaluate((cell) => (cell.innerHTML = '<a href="#example">example</a>'));
    await link.getByRole('link').focus();
    expect((await link.getByRole('link').boundingBox())?.x).toBeGreaterThan((await place()).right + 4);
  });
}

test('what is tested fits a phone: no row is taller than what it says, and no column is off the screen', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: HEIGHT });
  await site.open('/tested');
  const tables = page.getByRole('group', { name: /^Table: / });
  await expect(tables).toHaveCount(2);
  for (const [table, highest] of [
    [tables.first(), 250],
    // This table has a row with four programs.
    [tables.last(), 170],
  ] as const) {
    expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBeLessThanOrEqual(0);
    const rows = await table.getByRole('row').evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(rows.length).toBeGreaterThan(30);
    expect(Math.max(...rows)).toBeLessThan(highest);
  }
  await expect(tables.first().getByRole('row').nth(1)).toContainText(/\d+ of \d+.*\w+ \d+, \d{4}/);
});

test('the names of the next pages are all that their links say on the last line', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: HEIGHT });
  await site.open('/it/composer/swarms/hardware');
  const labels = page.locator('.pagination-nav__label');
  await expect(labels).toHaveCount(2);
  const marks = await labels.evaluateAll((all) =>
    all.flatMap((one) => ['::before', '::after'].map((part) => getComputedStyle(one, part).content)),
  );
  expect([...new Set(marks)]).toEqual(['none']);
  expect(await labels.last().evaluate((label) => label.getBoundingClientRect().height)).toBeLessThan(30);
});

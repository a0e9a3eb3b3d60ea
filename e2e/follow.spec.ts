/** Checks that the page shows the reader's position and closes what the reader leaves, both without and with the application. */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { whileHeld } from './held-page';
import { holdApplication } from './hold-application';
import { otherBrand } from './servers';

const LOCK = '/guides/object-lock';
const GLOSSARY = '/getting-started/glossary';
const PHONE = { width: 360, height: 800 };

/** Whether an entry is in the visible part of its list. */
const isShown = (entry: Locator): Promise<boolean> =>
  entry.evaluate((element) => {
    const { top, bottom, left } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight && element.contains(document.elementFromPoint(left + 20, (top + bottom) / 2));
  });

for (const isStarted of [false, true]) {
  const when = isStarted ? 'with the application' : 'before the application';

  test(`the contents show the section being read ${when}`, async ({ page, site }) => {
    await (isStarted ? site.open(GLOSSARY) : page.goto(GLOSSARY));
    const last = site.toc.getByRole('link').last();
    const id = (await last.getAttribute('href'))?.slice(1) ?? '';
    await site.heading(id).evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top + scrollY - 100));
    await expect(last).toHaveClass(/table-of-contents__link--active/);
    await expect.poll(() => isShown(last)).toBe(true);
    await expect(site.toc.locator('.table-of-contents__link--active')).toHaveCount(1);
  });

  test(`the sidebar shows the page ${when}`, async ({ page, site }) => {
    await (isStarted ? site.open('/integrations/terraform') : page.goto('/integrations/terraform'));
    await expect.poll(() => isShown(site.sidebar.locator('a[href="/integrations/terraform"]'))).toBe(true);
    expect(await site.scrollY()).toBe(0);
  });

  test(`the bar names the section and closes ${when}`, async ({ page, site }) => {
    await page.setViewportSize(PHONE);
    await (isStarted ? site.open(LOCK) : page.goto(LOCK));
    const bar = page.locator('.theme-doc-toc-mobile');
    const summary = bar.locator('summary');
    const entry = bar.locator('a').nth(3);
    const id = (await entry.getAttribute('href'))?.slice(1) ?? '';
    await summary.click();
    await entry.click();
    await expect(entry).not.toBeVisible();
    await expect(summary).toHaveAttribute('data-section', (await entry.textContent()) ?? '');
    await expect(summary).toBeInViewport();
    const { top } = await site.heading(id).evaluate((heading) => heading.getBoundingClientRect());
    const { bottom } = await bar.evaluate((element) => element.getBoundingClientRect());
    expect(top).toBeGreaterThanOrEqual(bottom);
    for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(180, 780)]) {
      await summary.click();
      await expect(entry).toBeVisible();
      await leave();
      await expect(entry).not.toBeVisible();
    }
  });

  test(`Escape closes the language menu ${when}`, async ({ page, site }) => {
    await (isStarted ? site.open(LOCK) : page.goto(LOCK));
    const menu = site.navbar.getByRole('button', { name: 'English' });
    const italian = site.navbar.getByRole('link', { name: 'Italiano' });
    await menu.hover();
    await expect(italian).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(italian).not.toBeVisible();
    await page.mouse.move(0, 700);
    await menu.blur();
    await menu.focus();
    await expect(italian).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(italian).not.toBeVisible();
    await expect(menu).toBeFocused();
  });
}

test('the language menu tells whether it is open, also after Escape', async ({ page, site }) => {
  await site.open(LOCK);
  const menu = site.navbar.getByRole('button', { name: 'English' });
  const italian = site.navbar.getByRole('link', { name: 'Italiano' });
  await menu.focus();
  for (let time = 0; time < 2; time += 1) {
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(italian).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(italian).not.toBeVisible();
  }
});

test('the sidebar shows the next page that the reader goes to', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await site.open('/integrations');
  const entry = site.sidebar.locator('a[href="/integrations/terraform"]');
  expect(await isShown(entry)).toBe(false);
  await site.markDocument();
  await site.main.locator('a[href="/integrations/terraform"]').first().click();
  await expect(page).toHaveURL('/integrations/terraform');
  await expect.poll(() => isShown(entry)).toBe(true);
  await site.expectSameDocument();
});

test('the drawer shows the page, its rows are high enough for a finger, and Escape closes it', async ({ page, site }) => {
  await page.setViewportSize(PHONE);
  await site.open('/integrations/veeam');
  await site.menuButton.click();
  const entry = site.mobileMenu.locator('a[href="/integrations/veeam"][aria-current]');
  await expect.poll(() => isShown(entry)).toBe(true);
  const heights = await site.mobileMenu
    .locator('.menu__link, summary, .navbar-sidebar__close')
    .filter({ visible: true })
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(10);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Escape');
  await expect(site.mobileMenu).not.toBeInViewport();
  await expect(site.menuButton).toBeFocused();
});

test('the bar is not printed', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(LOCK);
  await expect(page.locator('.theme-doc-toc-mobile')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.theme-doc-toc-mobile')).not.toBeVisible();
});

test('the colour mode changes at once, and the application goes on from there', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const root = page.locator('html');
  const button = page.locator('.navbar .color-mode button');
  const stored = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('theme-vela'));
  const release = await holdApplication(page);
  await page.goto(otherBrand.baseURL);
  await button.click();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(root).toHaveAttribute('data-theme-choice', 'light');
  expect(await stored()).toBe('light');
  await button.click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await button.click();
  await expect(root).toHaveAttribute('data-theme-choice', 'system');
  expect(await stored()).toBeNull();
  await button.click();
  release();
  await site.ready();
  await expect(button).toHaveAccessibleName(/light mode/);
  await button.click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  expect(await stored()).toBe('dark');
});

test('a page restored by the Back button has the color mode that the reader has chosen in the meantime', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await site.read(otherBrand.baseURL);
  await whileHeld(page, 'theme-vela', 'light');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
});

test("the browser's frame has the ground of the colour mode, and the switch stands off Log in", async ({ page, site }) => {
  const frame = page.locator('meta[name="theme-color"]');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand-background').trim());
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(otherBrand.baseURL);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const light = await ground();
  await expect(frame).toHaveAttribute('content', light);
  await site.ready();
  const colorMode = page.locator('.navbar .color-mode button');
  for (let count = 0; count < 2 && (await ground()) === light; count += 1) await colorMode.click();
  expect(await ground()).not.toBe(light);
  await expect(frame).toHaveAttribute('content', await ground());
  const edge = async (part: Locator) => await part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  const login = await edge(page.locator('.navbar .navbar-login'));
  const others = await page
    .locator('.navbar__items--right > :not(.navbar-login)')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect).filter(({ width }) => width > 0));
  for (const { left, right } of others) expect(Math.max(left - login.right, login.left - right)).toBeGreaterThanOrEqual(8);
});

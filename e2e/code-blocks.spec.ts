/** Code blocks: colors, copying, long lines, and the indicator for more content to the right, which tables and formulas also have. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdApplication } from './hold-application';
import { holdTimers } from './hold-timers';

const LOCK = '/guides/object-lock';
const PHONE = { width: 360, height: 800 };

const blocks = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator('figure')
    .filter({ has: page.locator('pre') });
const wrapBox = (block: Locator): Locator => block.getByRole('checkbox', { name: 'Wrap long lines' });
const isWide = (block: Locator): Promise<boolean> => block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);

test('code is coloured when the page is built', async ({ page }) => {
  const colours = async (): Promise<number> =>
    await page.locator('main pre code span[class]').evaluateAll((spans) => new Set(spans.map((span) => getComputedStyle(span).color)).size);
  await page.goto(LOCK, { waitUntil: 'commit' });
  await expect.poll(colours).toBeGreaterThan(2);
  await expect(page.locator('main pre [style*="color"]')).toHaveCount(0);
});

test.describe('copying', () => {
  test('copies a command or its output, and confirms it', async ({ page, context, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await site.open(LOCK);
    for (const having of ['aws s3api create-bucket', '"ObjectLockEnabled": "Enabled"']) {
      const block = blocks(page).filter({ hasText: having }).first();
      await block.getByRole('button', { name: 'Copy code' }).click();
      await expect(block.getByRole('status')).toHaveText('Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await block.locator('pre').textContent());
      await expect(block.getByRole('status')).toBeEmpty();
    }
  });

  test('is answered before the application, which leaves the answer alone', async ({ page, context, site }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const forget = await holdTimers(page);
    const release = await holdApplication(page);
    await page.goto(LOCK);
    const block = blocks(page).first();
    await block.getByRole('button', { name: 'Copy code' }).click();
    await expect(block.getByRole('status')).toHaveText('Copied');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    release();
    await site.ready();
    await expect(block.getByRole('status')).toHaveText('Copied');
    await forget();
    await expect(block.getByRole('status')).toBeEmpty();
  });

  test('selects the code if the browser denies clipboard access', async ({ page, site }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await site.open(LOCK);
    const block = blocks(page).first();
    await block.getByRole('button', { name: 'Copy code' }).click();
    await expect(block.getByRole('status')).toHaveText('Selected. Press Ctrl+C or Cmd+C.');
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe((await block.locator('pre').innerText()).trim());
  });
});

test.describe('long lines', () => {
  test.use({ viewport: PHONE });

  test('scroll in their own frame by keyboard', async ({ page, site }) => {
    await site.open(LOCK);
    const pre = blocks(page).first().locator('pre');
    await pre.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => pre.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('can be wrapped, and only they', async ({ page }) => {
        await page.goto(LOCK);
        const shown = await Promise.all(
          (await blocks(page).filter({ visible: true }).all()).map(
            async (block) => [await isWide(block), await wrapBox(block).isVisible()] as const,
          ),
        );
        expect(shown.some(([wide]) => wide)).toBe(true);
        expect(shown.some(([wide]) => !wide)).toBe(true);
        for (const [wide, hasBox] of shown) expect(hasBox).toBe(wide);
        const block = blocks(page).filter({ visible: true }).first();
        await wrapBox(block).check();
        expect(await isWide(block)).toBe(false);
        await wrapBox(block).uncheck();
        expect(await isWide(block)).toBe(true);
      });
    });
  }
});

test.describe('what is wider than a phone', () => {
  test.use({ viewport: PHONE });

  /** Brightness, from 0 to 255, of a strip below the text and above the rounded corners. It contains only the background and the shadow. */
  const brightness = async (page: Page, region: Locator, side: 'left' | 'right'): Promise<number> => {
    const box = (await region.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // Nothing scrolls past a column that stays in view.
    const left = await region.evaluate((element) => {
      const first = element.querySelector('tr > :first-child');
      return (
        (first && getComputedStyle(first).position === 'sticky' ? first.getBoundingClientRect().right : element.getBoundingClientRect().x) +
        1
      );
    });
    const x = side === 'left' ? left : box.x + box.width - 5;
    const png = await page.screenshot({ clip: { x, y: box.y + box.height - 11, width: 4, height: 2 } });
    return page.evaluate(
      async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const context = document.createElement('canvas').getContext('2d');
        if (!context) throw new Error('no canvas');
        context.drawImage(image, 0, 0);
        const { data } = context.getImageData(0, 0, 4, 2);
        const colours = data.filter((_value, index) => index % 4 < 3);
        return colours.reduce((sum, value) => sum + value, 0) / colours.length;
      },
      `data:image/png;base64,${png.toString('base64')}`,
    );
  };
  /** Difference between the darkest and the lightest value of any channel in an image, from 0 to 255. */
  const contrastOf = (page: Page, png: Buffer): Promise<number> =>
    page.evaluate(
      async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        if (!context) throw new Error('no canvas');
        context.drawImage(image, 0, 0);
        const { data } = context.getImageData(0, 0, image.width, image.height);
        const spreads = [0, 1, 2].map((channel) => {
          const values = data.filter((_value, index) => index % 4 === channel);
          return Math.max(...values) - Math.min(...values);
        });
        return Math.max(...spreads);
      },
      `data:image/png;base64,${png.toString('base64')}`,
    );
  /** Gradients aren't rendered identically down to the last bit. */
  const NOISE = 2;

  const CODE = ['code', LOCK, 'figure pre'] as const;
  const PLAIN = [
    ['a table', '/composer/swarms/hardware', '[role="group"][aria-label^="Table: Worked examples"]'],
    ['a formula', '/composer/swarms/hardware', '[role="group"][aria-label^="Formula"]'],
  ] as const;

  for (const [what, path, region] of [CODE, ...PLAIN]) {
    test(`has a shade at the edge that hides a part: ${what}`, async ({ page, site }) => {
      await site.open(path);
      const wide = site.main.locator(region).first();
      await wide.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
      const ground = await brightness(page, wide, 'left');
      expect(await brightness(page, wide, 'right')).toBeGreaterThan(ground + 5 * NOISE);
      await wide.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
      expect(Math.abs((await brightness(page, wide, 'right')) - ground)).toBeLessThan(NOISE);
      expect(await brightness(page, wide, 'left')).toBeGreaterThan(ground + 5 * NOISE);
    });
  }

  // The background of code is a mixture of two colors, whose gradient contains some noise.
  for (const [what, path, region] of PLAIN) {
    test(`has no shade where it hides nothing: ${what}`, async ({ page, site }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await site.open(path);
      // A visible strip would stand out most on a light background.
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
      const regions = site.main.locator(region).filter({ visible: true });
      const whole = regions.nth(await regions.evaluateAll((all) => all.findIndex((one) => one.scrollWidth <= one.clientWidth)));
      await whole.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
      const { right, bottom } = await whole.evaluate((element) => element.getBoundingClientRect());
      const clip = { x: Math.ceil(right) - 60, y: Math.floor(bottom) - 11, width: 56, height: 2 };
      expect(await contrastOf(page, await page.screenshot({ clip }))).toBeLessThan(NOISE);
    });
  }
});

test('what is typed is shown as it is typed', async ({ page, site }) => {
  await site.open(LOCK);
  const ligatures = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontVariantLigatures);
  expect(await ligatures('main pre code')).toBe('none');
  expect(await ligatures('main p code')).toBe('none');
  await site.open('/search');
  expect(await ligatures('main input')).toBe('none');
});

test.describe('values to enter', () => {
  for (const [language, name, copied] of [
    ['', 'Copy: Service point', 'Copied'],
    ['/it', 'Copia: Service point', 'Copiato'],
  ] as const) {
    test(`are copied one by one, by keyboard, before the application: ${language || '/en'}`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`${language}/integrations/veeam`);
      const row = page.getByRole('row', { name: /^Service point/ });
      const button = row.getByRole('button', { name, exact: true });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(row.getByRole('status')).toHaveText(copied);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await row.locator('code').first().textContent());
      await expect(row.getByRole('status')).toBeEmpty();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    });
  }

  test('have no button where there is nothing to enter, or nothing to copy with', async ({ page, browser, site }) => {
    await site.open('/integrations/veeam');
    const table = page.getByRole('group', { name: 'Table: Values to enter' });
    for (const field of ['Access key', 'Secret key', 'Addressing style'])
      await expect(table.getByRole('row', { name: new RegExp(`^${field}`) }).getByRole('button')).toHaveCount(0);
    await expect(table.getByRole('button')).toHaveCount(4);
    await page.emulateMedia({ media: 'print' });
    await expect(table.getByRole('button')).toHaveCount(0);
    const without = await browser.newPage({ javaScriptEnabled: false });
    await without.goto(page.url());
    await expect(without.getByRole('cell', { name: /in the wizard$/ })).toBeVisible();
    await expect(without.locator('td').getByRole('button')).toHaveCount(0);
    await without.close();
  });

  test('are fully visible next to their buttons on the smallest phone', async ({ page, site }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await site.open('/integrations/veeam');
    const table = page.getByRole('group', { name: 'Table: Values to enter' });
    await expect(table.getByRole('button')).toHaveCount(4);
    for (const button of await table.getByRole('button').all()) {
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      // Measured in place, because anything that overhangs makes a table scroll even though the table fits.
      const overhang = await button.evaluate(
        (element) => element.getBoundingClientRect().right - (element.parentElement?.getBoundingClientRect().right ?? NaN),
      );
      expect(overhang).toBeLessThanOrEqual(0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

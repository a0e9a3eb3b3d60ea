/** First hits of the field that waited for the application, in the dialog that takes its place. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdApplication } from './hold-application';
import { WHOLE_INDEX } from './search-dialog';

const GUIDE = '/guides/object-lock';
const QUERY = 'retention';
/** Defined in the glossary, so it has a card. */
const TERM = 'legal hold';
const PANEL = /\/assets\/js\/search-dialog\./;

const links = (page: Page) => page.locator('.search-wait .DocSearch-Hit a');

/** Types into the field that waits, and sees its hits. */
async function type(page: Page, query: string): Promise<void> {
  await page.locator('.search-button').click();
  await page.keyboard.type(query);
  await expect(links(page).first()).toBeVisible();
}

test('they stay until the dialog has its own', async ({ page, site, session }) => {
  const release = await holdApplication(page);
  await page.goto(GUIDE);
  await type(page, TERM);
  const leastHits = await page.evaluateHandle(() => {
    const shown = { least: Infinity };
    const count = (): void => {
      const hits = [...document.querySelectorAll('dialog .DocSearch-Hit')].filter((hit) => hit.getClientRects().length > 0);
      shown.least = Math.min(shown.least, hits.length);
      requestAnimationFrame(count);
    };
    count();
    return shown;
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  release();
  // A quarter of a slow machine needs its time; what is shown until then is counted frame by frame.
  await expect(site.dialog.hits.first()).toBeVisible({ timeout: 60_000 });
  expect(await leastHits.evaluate(({ least }) => least)).toBeGreaterThan(3);
  await expect(page.locator('.search-first-hits')).toHaveCount(0);
  await site.dialog.input.fill('');
  await expect(site.dialog.hits).toHaveCount(0);
});

for (const width of [360, 900, 1280]) {
  test(`they stand where the dialog has its own at ${width} px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 800 });
    const release = await holdApplication(page);
    // The whole index would put others in their place.
    await page.route(WHOLE_INDEX, () => undefined);
    await page.goto(GUIDE);
    await type(page, TERM);
    const before = await links(page).first().boundingBox();
    release();
    await expect(site.dialog.hits.first()).toBeVisible();
    const after = await site.dialog.hits.locator('a').first().boundingBox();
    expect(after?.x).toBe(before?.x);
    expect(after?.width).toBe(before?.width);
    // The card above them gets its label.
    expect(Math.abs((after?.y ?? NaN) - (before?.y ?? NaN))).toBeLessThan(3);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('they go with what was typed before the dialog has its own', async ({ page, site }) => {
  const release = await holdApplication(page);
  const releasePanel = await holdApplication(page, PANEL);
  await page.goto(GUIDE);
  await type(page, TERM);
  release();
  const kept = page.locator('.search-first-hits .DocSearch-Hit');
  await expect(kept.first()).toBeVisible();
  await site.dialog.input.fill('');
  await expect(kept).toHaveCount(0);
  releasePanel();
  await expect(page.locator('.search-panel')).toHaveAttribute('data-status', 'idle');
  await expect(kept).toHaveCount(0);
});

/** Lets the dialog ask its worker nothing. */
async function silenceWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.Worker = class extends Worker {
      override postMessage(message: unknown): void {
        if (!document.querySelector('.search-panel')) super.postMessage(message);
      }
    };
  });
}

for (const [where, frame, hold] of [
  ['before the inside of the dialog is there', '.search-shell', (page: Page) => holdApplication(page, PANEL)],
  ['until the dialog has an answer', '.search-panel', silenceWorker],
] as const) {
  test(`one in the page itself leads there ${where}`, async ({ page, site }) => {
    await hold(page);
    for (const address of [GUIDE, `${GUIDE}#modes`]) {
      const release = await holdApplication(page);
      // Else the second address would be a place in the page that is there.
      await page.goto('about:blank');
      await page.goto(address);
      await page.evaluate(() => scrollTo(0, 0));
      await type(page, QUERY);
      release();
      await expect(page.locator(frame)).toBeVisible();
      await page.locator(`.search-first-hits a[href="${GUIDE}#modes"]`).click();
      await expect(page).toHaveURL(`${GUIDE}#modes`);
      await site.dialog.expectClosed();
      await expect(site.heading('modes')).toBeInViewport();
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test(`the arrows lead through them ${where}`, async ({ page, site }) => {
    const release = await holdApplication(page);
    await hold(page);
    await page.goto(GUIDE);
    await type(page, QUERY);
    release();
    await expect(page.locator(frame)).toBeVisible();
    await expect(site.dialog.input).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('.search-first-hits a').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(site.dialog.input).toBeFocused();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('they do not come into a dialog that opens with nothing', async ({ page, site }) => {
  const release = await holdApplication(page);
  const releasePanel = await holdApplication(page, PANEL);
  await page.goto(GUIDE);
  await type(page, QUERY);
  // Their reader, whom the dialog leaves alone, asks for it.
  await page.keyboard.press('ArrowDown');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.keyboard.press('Control+k');
  await expect(site.dialog.input).toHaveValue('');
  await page.keyboard.type('x');
  await expect(site.dialog.input).toHaveValue('x');
  await expect(page.locator('.DocSearch-Hit')).toHaveCount(0);
  await site.dialog.input.fill('');
  releasePanel();
  await expect(page.locator('.search-start-links')).toBeVisible();
});

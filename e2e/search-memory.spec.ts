/** Checks that the dialog releases its memory. */
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import type { Site } from './site';

const OPENINGS = 40;
/** Number of iterations before counting, so that one-time allocations and compiled code already exist. */
const WARM_UP = 10;
/**
 * Allowed growth in bytes: more than the browser's own records for this much work (timings, compiled code), and less than a fifth of the
 * memory that leaked dialogs would take.
 */
const NOTES = 400_000;

/** Opens the dialog once, with results. Uses only locators, because an element handle would keep its dialog in memory. */
async function openAndClose(page: Page, { dialog }: Site): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(dialog.input).toBeFocused();
  await page.keyboard.insertText('object lock');
  await expect(dialog.hits.first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await dialog.expectClosed();
}

async function measure(session: CDPSession): Promise<{ listeners: number; nodes: number; heap: number }> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { listeners: read('JSEventListeners'), nodes: read('Nodes'), heap: read('JSHeapUsedSize') };
}

test('forty openings leave listeners, nodes and heap as they were', async ({ page, site, session }) => {
  // This test does ten times as much work as a normal test.
  test.slow();
  await site.open('/guides/object-lock');
  await session.send('Performance.enable');
  for (let opening = 0; opening < WARM_UP; opening += 1) await openAndClose(page, site);
  const before = await measure(session);
  for (let opening = 0; opening < OPENINGS; opening += 1) await openAndClose(page, site);
  // The most recently closed dialog may still be waiting for the garbage collector.
  await expect.poll(async () => (await measure(session)).nodes).toBeLessThanOrEqual(before.nodes + 10);
  const after = await measure(session);
  expect.soft(after.listeners).toBeLessThanOrEqual(before.listeners + 10);
  expect.soft(after.heap).toBeLessThan(before.heap + NOTES);
});

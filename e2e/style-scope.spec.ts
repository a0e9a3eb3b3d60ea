/** How much of a long page's styles the browser computes. Unnecessary work makes readers with slow phones wait. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const GUIDE = '/guides/object-lock';

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly elementCount?: number };
}

/** Number of elements whose styles the browser computes when the reader reaches the end of the page. */
async function elementsComputed(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'blink'] },
  });
  await page.evaluate(() => {
    document.body.append(document.createElement('div'));
    document.body.getBoundingClientRect();
  });
  await session.send('Tracing.end');
  await complete;
  const counts = events.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? (args?.elementCount ?? []) : []));
  return Math.max(...counts);
}

test('what comes beside the text leaves the styles of the page as they are', async ({ page, site }) => {
  await page.goto(GUIDE, { waitUntil: 'networkidle' });
  expect(await elementsComputed(page)).toBeLessThan(50);
  await site.dialog.open();
  await page.keyboard.press('Escape');
  await expect(site.dialog.input).toHaveCount(0);
  expect(await elementsComputed(page)).toBeLessThan(50);
});

for (const query of ['find what is locked', 'versioning']) {
  test(`a result leads to its heading, wherever the page was: ${query}`, async ({ page, site }) => {
    await page.goto(GUIDE, { waitUntil: 'networkidle' });
    await site.dialog.open();
    await site.dialog.input.fill(query);
    await site.dialog.hits
      .filter({ has: page.locator('a[href*="#"]') })
      .first()
      .click();
    await expect(page).toHaveURL(/#/);
    await expect(site.dialog.input).toHaveCount(0);
    const id = new URL(page.url()).hash.slice(1);
    const distance = (): Promise<number> =>
      page.locator(`[id="${id}"]`).evaluate((heading) => {
        const wanted =
          parseFloat(getComputedStyle(heading).scrollMarginTop) +
          parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop || '0');
        return Math.abs(heading.getBoundingClientRect().top - (wanted || 0));
      });
    await expect.poll(distance).toBeLessThan(3);
  });
}

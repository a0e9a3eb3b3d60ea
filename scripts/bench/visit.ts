/** A cold visit to a page: when its content appears, its cost, and the cost of the first touch. */
import type { Browser } from '@playwright/test';
import { LONG_TASK_MS } from './conditions';
import { Phone, type Conditions, type Observed } from './browser';
import { blockingFiles, readToEnd, type File } from './weight';

/** A visit's measurements, with times in ms and sizes in bytes. */
export interface Visit {
  readonly fcpMs: number;
  readonly lcpMs: number;
  /** Total blocking time: the part of long tasks beyond 50 ms between the first paint and the settled page. */
  readonly blockedMs: number;
  readonly bytes: number;
  readonly requests: number;
  readonly shift: number;
  /** Bytes after the page has been scrolled to its end without being touched. */
  readonly readBytes: number;
  readonly readRequests: number;
  /** Blocking time after the first touch. The touch has no effect of its own, because it is on the title. */
  readonly blockedAfterTouchMs: number;
  /** Size of the page's HTML and of the files that the first paint waits for. */
  readonly htmlBytes: number;
  readonly blocking: readonly File[];
}

/** @param from start of the measured interval, in ms */
export function blockedMs({ tasks }: Pick<Observed, 'tasks'>, from: number): number {
  const counted = tasks.map(({ start, end }) => end - Math.max(start, from));
  return counted.reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
}

/** Runs in the page. */
function paint(): Pick<Visit, 'fcpMs' | 'htmlBytes'> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const fcpMs = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
  return { fcpMs, htmlBytes: navigation?.encodedBodySize ?? NaN };
}

export async function visit(browser: Browser, conditions: Conditions, address: string): Promise<Visit> {
  const phone = await Phone.start(browser, conditions);
  const { page } = phone;
  await page.goto(address);
  await phone.settled();
  const painted = { ...(await page.evaluate(paint)), blocking: await page.evaluate(blockingFiles) };
  const { lcpMs, shift } = await phone.observed();
  const seen = {
    ...painted,
    lcpMs,
    blockedMs: blockedMs(await phone.observed(), painted.fcpMs),
    bytes: phone.bytes,
    requests: phone.requests,
  };

  await page.evaluate(readToEnd);
  await phone.settled();
  const afterReading = { readBytes: phone.bytes, readRequests: phone.requests, shift: Math.max(shift, (await phone.observed()).shift) };

  const touchedAt = await page.evaluate(() => performance.now());
  const title = await page.locator('h1').first().boundingBox();
  if (title === null) throw new Error(`${address}: expected a title to tap (h1)`);
  await page.touchscreen.tap(title.x + 2, title.y + title.height / 2);
  await phone.settled();
  const touched = blockedMs(await phone.observed(), touchedAt);
  await phone.close();
  return { ...seen, ...afterReading, blockedAfterTouchMs: touched };
}

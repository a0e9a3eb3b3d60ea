/** A reader's actions after reading: searching, going to the next page, and continuing for twenty pages. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { Phone, type Conditions } from './browser';
import { blockedMs } from './visit';
import { FIRST_PAGE, PAGES_IN_A_ROW, QUERY, REST_MS, type Parts } from './conditions';

/** Time limit for something to appear, in ms. */
const PATIENCE_MS = 60_000;

type Event = 'pointerdown' | 'click' | 'keydown';

/** Runs in every page. It records when the reader first touched, clicked and typed, for this page and the following ones. */
function noteEvents(): void {
  for (const type of ['pointerdown', 'click', 'keydown']) addEventListener(type, () => void (sessionStorage[type] ??= Date.now()), true);
}

/** An event's time, in ms since 1970. The request is repeated if another page replaces the one that received it. */
async function timeOf(page: Page, type: Event): Promise<number> {
  const time = await page.waitForFunction((wanted) => Number(sessionStorage[wanted]), type, { timeout: PATIENCE_MS });
  return await time.jsonValue();
}

/** Time of the frame that first shows an element, in ms since 1970. With `isFocused`, it must also accept typed text. */
async function whenShown(page: Page, selector: string, isFocused: boolean): Promise<number> {
  const time = await page.waitForFunction(
    ([wanted, focused]) =>
      [...document.querySelectorAll(wanted)].some(
        (element) => element.checkVisibility() && element.getClientRects().length > 0 && (!focused || document.activeElement === element),
      ) && Date.now(),
    [selector, isFocused] as const,
    { polling: 'raf', timeout: PATIENCE_MS },
  );
  return Number(await time.jsonValue());
}

/** `innerText` isn't used, because it is empty if the browser has skipped an off-screen part of the page. */
const titleOf = (page: Page): Promise<string | null> => page.locator('h1').first().textContent();

interface Place {
  readonly address: string;
  readonly title: string | null;
}
const placeOf = async (page: Page): Promise<Place> => ({ address: page.url(), title: await titleOf(page) });

/** The same for another page's title, whether the current page shows it or a newly loaded one does. */
async function whenOtherTitle(page: Page, { address: known, title }: Place): Promise<number> {
  const time = await page.waitForFunction(
    ([address, before]) => {
      const shown = document.querySelector('h1')?.textContent;
      return location.href !== address && shown && shown !== before && Date.now();
    },
    [known, title] as const,
    { polling: 'raf', timeout: PATIENCE_MS },
  );
  return Number(await time.jsonValue());
}

async function open(browser: Browser, conditions: Conditions, address: string): Promise<Phone> {
  const phone = await Phone.start(browser, conditions);
  await phone.page.addInitScript(noteEvents);
  await phone.page.goto(address);
  await phone.settled();
  return phone;
}

export interface Search {
  /** Time from the first touch of search, with a cold cache, to an input that accepts typed text, in ms. */
  readonly usableMs: number;
  /** Time from the first key to the first hit on the screen, in ms. */
  readonly firstHitMs: number;
  /** Total blocking time of these actions from the first touch until the page has settled, in ms. */
  readonly blockedMs: number;
  readonly bytes: number;
}

export async function search(
  browser: Browser,
  conditions: Conditions,
  address: string,
  parts: NonNullable<Parts['search']>,
): Promise<Search> {
  const phone = await open(browser, conditions, address);
  const { page, bytes } = phone;
  const startedAt = await page.evaluate(() => performance.now());
  const usable = whenShown(page, parts.input, true);
  await page.locator(parts.button).first().tap();
  const usableMs = (await usable) - (await timeOf(page, 'pointerdown'));
  const hit = whenShown(page, parts.hit, false);
  await page.keyboard.type(QUERY);
  const firstHitMs = (await hit) - (await timeOf(page, 'keydown'));
  await phone.settled();
  const blocked = blockedMs(await phone.observed(), startedAt);
  await phone.close();
  return { usableMs, firstHitMs, blockedMs: blocked, bytes: phone.bytes - bytes };
}

/**
 * Time from the click on the link to the next page until that page's title is on the screen, in ms.
 * @param isRested the link is visible for a while and the pointer rests on it before the click; otherwise it is touched as soon as it is
 * visible
 */
export async function nextPage(
  browser: Browser,
  conditions: Conditions,
  address: string,
  { nextPage: link }: Parts,
  isRested: boolean,
): Promise<number> {
  const phone = await open(browser, conditions, address);
  const { page } = phone;
  const place = await placeOf(page);
  const next = page.locator(link).first();
  if (isRested) {
    await next.scrollIntoViewIfNeeded();
    await phone.settled();
    await next.hover();
    await page.waitForTimeout(REST_MS);
  }
  const shown = whenOtherTitle(page, place);
  await (isRested ? next.click() : next.tap());
  const ms = (await shown) - (await timeOf(page, 'click'));
  await phone.close();
  return ms;
}

/** JavaScript heap size after a garbage collection, in bytes. */
async function heapBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

export interface Memory {
  readonly firstBytes: number;
  /** Heap size on the same page after `PAGES_IN_A_ROW` pages: half of them forward with the next-page link, and half back. */
  readonly lastBytes: number;
}

export async function memory(browser: Browser, conditions: Conditions, origin: string, { nextPage: link }: Parts): Promise<Memory> {
  const phone = await open(browser, conditions, origin + FIRST_PAGE);
  const { page, session } = phone;
  const go = async (step: () => Promise<unknown>): Promise<void> => {
    const place = await placeOf(page);
    await step();
    // Nothing is timed here, so the title is read afterward: a page may never respond if the reader leaves it during the request.
    await whenOtherTitle(page, place);
    await phone.settled();
  };
  // A reader arrives before tapping. If part of the page changed height between touch and release, that wouldn't be a tap.
  const tap = async (): Promise<void> => {
    await page.locator(link).first().scrollIntoViewIfNeeded();
    await phone.settled();
    await page.locator(link).first().tap();
  };
  // The first touch may load the application, which then stays loaded.
  await go(tap);
  await go(() => page.goBack());
  const firstBytes = await heapBytes(session);
  for (let count = 0; count < PAGES_IN_A_ROW / 2; count += 1) await go(tap);
  for (let count = 0; count < PAGES_IN_A_ROW / 2; count += 1) await go(() => page.goBack());
  const lastBytes = await heapBytes(session);
  await phone.close();
  return { firstBytes, lastBytes };
}

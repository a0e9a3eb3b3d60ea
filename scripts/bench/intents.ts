/** What a reader does after reading: searches, goes to the next page, and goes on for twenty pages. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { Phone, type Conditions } from './browser';
import { blockedMs } from './visit';
import { FIRST_PAGE, PAGES_IN_A_ROW, QUERY, REST_MS, type Parts } from './conditions';

/** Longest wait for what a reader would see, in ms. */
const PATIENCE_MS = 60_000;

type Event = 'pointerdown' | 'click' | 'keydown';

/** Runs in every page: notes when the reader first touched, clicked and typed, for this page and those after it. */
function noteEvents(): void {
  for (const type of ['pointerdown', 'click', 'keydown']) addEventListener(type, () => void (sessionStorage[type] ??= Date.now()), true);
}

/** When that was, since 1970 in ms. Asked again by a page that takes the place of the one asked. */
async function timeOf(page: Page, type: Event): Promise<number> {
  const time = await page.waitForFunction((wanted) => Number(sessionStorage[wanted]), type, { timeout: PATIENCE_MS });
  return await time.jsonValue();
}

/** Resolves with the time of the frame that first shows an element, since 1970 in ms; `isFocused`: and it takes what is typed. */
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

/** Not its `innerText`, which is empty where the browser has left out a part of the page that is not on the screen. */
const titleOf = (page: Page): Promise<string | null> => page.locator('h1').first().textContent();

interface Place {
  readonly address: string;
  readonly title: string | null;
}
const placeOf = async (page: Page): Promise<Place> => ({ address: page.url(), title: await titleOf(page) });

/** The same for the title of another page, whether this page shows it or one that is loaded in its place. */
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
  /** From the first touch of search, on a cold cache, to an input that takes what is typed, in ms. */
  readonly usableMs: number;
  /** From the first key to the first hit on the screen, in ms. */
  readonly firstHitMs: number;
  /** Blocking time of all that, in ms: from the touch to the settled page. */
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
 * From the click on the link to the next page to that page's title on the screen, in ms.
 * @param isRested the link is on the screen for a while and the pointer rests on it before the click; otherwise it is
 *                 touched as soon as it comes to the screen
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

/** Bytes of the JavaScript heap after a collection of garbage. */
async function heapBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

export interface Memory {
  readonly firstBytes: number;
  /** On the same page again, after `PAGES_IN_A_ROW` pages: half of them forward by the link to the next page, and back. */
  readonly lastBytes: number;
}

export async function memory(browser: Browser, conditions: Conditions, origin: string, { nextPage: link }: Parts): Promise<Memory> {
  const phone = await open(browser, conditions, origin + FIRST_PAGE);
  const { page, session } = phone;
  const go = async (step: () => Promise<unknown>): Promise<void> => {
    const place = await placeOf(page);
    await step();
    // Asked afterwards, because nothing is timed: a page that is left while it is asked may never answer.
    await whenOtherTitle(page, place);
    await phone.settled();
  };
  // A reader is there before the tap; a part of the page that gets its height between touch and release would make it none.
  const tap = async (): Promise<void> => {
    await page.locator(link).first().scrollIntoViewIfNeeded();
    await phone.settled();
    await page.locator(link).first().tap();
  };
  // The first touch may bring the application, which stays.
  await go(tap);
  await go(() => page.goBack());
  const firstBytes = await heapBytes(session);
  for (let count = 0; count < PAGES_IN_A_ROW / 2; count += 1) await go(tap);
  for (let count = 0; count < PAGES_IN_A_ROW / 2; count += 1) await go(() => page.goBack());
  const lastBytes = await heapBytes(session);
  await phone.close();
  return { firstBytes, lastBytes };
}

/** Holds back a page's timers, to simulate a machine on which the application takes longer than the timers. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    heldTimers: Map<number, () => void>;
  }
}

/** Minimum length of a held timer, in ms. The application's startup uses shorter timers, so it works as usual. */
const LONG_MS = 2_000;

/** Holds timers on the next page that are at least this long, until the returned function is called. */
export async function holdTimers(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript((long) => {
    const set = window.setTimeout.bind(window);
    const clear = window.clearTimeout.bind(window);
    let last = 0;
    window.heldTimers = new Map();
    const hold = (handler: (...given: unknown[]) => void, ms = 0, ...given: unknown[]): number => {
      if (ms < long) return set(handler, ms, ...given);
      // The browser's own timer ids are positive.
      last -= 1;
      window.heldTimers.set(last, () => handler(...given));
      return last;
    };
    window.setTimeout = hold as typeof window.setTimeout;
    window.clearTimeout = (timer) => {
      if (!window.heldTimers.delete(Number(timer))) clear(timer);
    };
  }, LONG_MS);
  return () =>
    page.evaluate(() => {
      const held = [...window.heldTimers.values()];
      window.heldTimers.clear();
      for (const end of held) end();
    });
}

/** Holds what a page does after a time back, for a machine on which the application takes longer than that. */
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** By number of its timer. */
    heldTimers: Map<number, () => void>;
  }
}

/** So long that no test is there any more. */
const NEVER_MS = 3_600_000;

/**
 * Timers of the next page of at least this time, in ms, wait until what it returns is called. The application's own are shorter, so
 * it starts as ever, which it does not while a whole clock stands still.
 */
export async function holdTimers(page: Page, fromMs: number): Promise<() => Promise<void>> {
  await page.addInitScript(
    ([from, never]) => {
      const set = window.setTimeout.bind(window);
      const clear = window.clearTimeout.bind(window);
      window.heldTimers = new Map();
      const hold = (handler: (...given: unknown[]) => void, ms = 0, ...given: unknown[]): number => {
        if (ms < from) return set(handler, ms, ...given);
        const timer = set(() => undefined, never);
        window.heldTimers.set(timer, () => handler(...given));
        return timer;
      };
      window.setTimeout = hold as typeof window.setTimeout;
      window.clearTimeout = (timer) => {
        window.heldTimers.delete(Number(timer));
        clear(timer);
      };
    },
    [fromMs, NEVER_MS] as const,
  );
  return () =>
    page.evaluate(() => {
      const held = [...window.heldTimers.values()];
      window.heldTimers.clear();
      for (const end of held) end();
    });
}

/** What search may cost a reader on a phone, at the size of this site. */
import type { BrowserCost } from './measure';

/** From the loaded index to the first answer, and a keystroke at the 95th percentile: one frame of the screen. Milliseconds. */
export const LIMITS = { firstAnswerMs: 250, p95Ms: 16 } as const;

/** One line for each limit that is missed. Looks at what was reckoned, which a busy machine does not change. */
export function missedLimits({ reckoned }: Pick<BrowserCost, 'reckoned'>): string[] {
  const names = { firstAnswerMs: 'the first answer', p95Ms: 'a keystroke at the 95th percentile' } as const;
  const keys = ['firstAnswerMs', 'p95Ms'] as const;
  return keys
    .filter((key) => reckoned[key] > LIMITS[key])
    .map(
      (key) =>
        `${names[key]} takes ${reckoned[key].toFixed(1)} ms on a phone, more than ${LIMITS[key]} ms: src/search/bench/README.md tells how this is measured`,
    );
}

import { expect, it } from 'vitest';

import { LIMITS, missedLimits } from './limits';

const times = (firstAnswerMs: number, p95Ms: number) => ({ reckoned: { loadMs: 5_000, firstAnswerMs, p50Ms: 1, p95Ms } });

it.each([
  ['nothing at the limits', LIMITS.firstAnswerMs, LIMITS.p95Ms, []],
  ['a slow first answer', 250.1, 1, ['the first answer takes 250.1 ms on a phone, more than 250 ms']],
  ['slow keystrokes', 1, 16.5, ['a keystroke at the 95th percentile takes 16.5 ms on a phone, more than 16 ms']],
  [
    'both',
    900,
    90,
    [
      'the first answer takes 900.0 ms on a phone, more than 250 ms',
      'a keystroke at the 95th percentile takes 90.0 ms on a phone, more than 16 ms',
    ],
  ],
])('complains of %s', (_, firstAnswerMs, p95Ms, complaints) => {
  expect(missedLimits(times(firstAnswerMs, p95Ms)).map((line) => line.split(':')[0])).toEqual(complaints);
});

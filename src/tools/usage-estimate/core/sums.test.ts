import { expect, it } from 'vitest';
import { EXAMPLE } from '../tables';
import { sumsOf, usageByDay } from './model';

const formats = { number: (value: number): string => String(Math.round(value)), size: (bytes: number): string => `${bytes / 1e6} MB` };

it.each([
  [
    'the example, with the values of the fields alone',
    {},
    ['(100000 + 12 × (5000 − 1000)) × 5 MB', '12 × (30000 + 1000) × 5 MB', '12 × 60 × 500 MB'],
  ],
  [
    'rules, with their days',
    { noncurrentDays: 30, abortDays: 7 },
    ['(100000 + 12 × (5000 − 1000)) × 5 MB', '30 ÷ 30 × (30000 + 1000) × 5 MB', '7 ÷ 30 × 60 × 500 MB'],
  ],
  [
    'a lock that keeps versions longer than the rule, with their number',
    { noncurrentDays: 30, lockDays: 90, unfinished: 0 },
    ['(100000 + 12 × (5000 − 1000)) × 5 MB', expect.stringMatching(/^4\d{4} × 5 MB$/) as string],
  ],
  [
    'small objects in a bucket without versioning, with the size that is missing',
    { size: 1e6, minimum: 3e6, isVersioned: false, unfinished: 0 },
    ['(100000 + 12 × (5000 − 1000)) × 1 MB', '148000 × (3 MB − 1 MB)'],
  ],
])('%s', (_name, change, formulas) => {
  const input = { ...EXAMPLE, minimum: 0, ...change };
  expect(sumsOf(input, usageByDay(input).at(-1)!, formats).map(({ formula }) => formula)).toEqual(formulas);
});

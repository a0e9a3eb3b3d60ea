import { describe, expect, it } from 'vitest';
import { MAX_SECONDS, MIN_OPERATIONS, missedGoals } from './report';

const names = (count: number): string[] => Array.from({ length: count }, (_, at) => `Operation${at}`);
const reached = { executed: 97, executable: 100, operations: names(MIN_OPERATIONS), seconds: MAX_SECONDS };

describe('missedGoals', () => {
  it.each<[string, Partial<typeof reached>, string[]]>([
    ['all reached', {}, []],
    ['too few blocks', { executed: 96 }, ['blocks to run, came 96.0 %']],
    ['too few operations', { operations: names(MIN_OPERATIONS - 1) }, [`came ${MIN_OPERATIONS - 1}: Operation0 `]],
    ['too slow', { seconds: MAX_SECONDS + 1 }, [`came ${MAX_SECONDS + 1} s`]],
  ])('%s', (_, change, expected) => {
    const lines = missedGoals({ ...reached, ...change });
    expect(lines).toHaveLength(expected.length);
    for (const [at, part] of expected.entries()) expect(lines[at]).toContain(part);
  });
});

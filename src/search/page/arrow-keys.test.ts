import { describe, expect, it } from 'vitest';
import { nextPlace } from './arrow-keys';

describe('nextPlace', () => {
  it.each([
    ['from the input to the first result', -1, 1, 3, 0],
    ['down the results', 0, 1, 3, 1],
    ['stays at the last result', 2, 1, 3, 2],
    ['up to the input', 0, -1, 3, -1],
    ['stays in the input', -1, -1, 3, -1],
    ['stays in the input without results', -1, 1, 0, -1],
  ] as const)('%s', (_case, here, step, count, expected) => {
    expect(nextPlace(here, step, count)).toBe(expected);
  });
});

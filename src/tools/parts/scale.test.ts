import { describe, expect, it } from 'vitest';
import { linearScale, logScale } from './scale';

describe('a linear scale', () => {
  it.each([
    [5, [0, 1, 2, 3, 4, 5]],
    [1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [0.3, [0, 0.1, 0.2, 0.3]],
    [320, [0, 100, 200, 300, 400]],
    [15, [0, 5, 10, 15]],
  ])('to %d', (largest, ticks) => {
    const scale = linearScale(largest);
    expect(scale.ticks).toEqual(ticks);
    expect(scale.place(ticks.at(-1) ?? 0)).toBeCloseTo(1, 12);
  });

  it.each([0, 1e-12, 1e12])('is finite for %d', (largest) => {
    const { ticks, place } = linearScale(largest);
    expect(ticks.length).toBeLessThan(12);
    expect([...ticks, place(largest)].every(Number.isFinite)).toBe(true);
  });
});

it('a logarithmic scale', () => {
  const { place } = logScale(1, 100, [1, 10, 100]);
  expect([1, 10, 100].map(place)).toEqual([0, 0.5, 1]);
});

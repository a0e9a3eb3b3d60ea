import { describe, expect, it, vi } from 'vitest';

import { IndexFileError } from '../../../contract';
import { decodeFrequency, encodeFrequency } from './frequency';
import { groupBySize } from './groups';
import { PLACES, amountOf, encodeImpact, placeIndex } from './impact';
import { Ranges } from './ranges';
import { ShardCache } from './shard-cache';

describe('impact', () => {
  it.each(PLACES.flatMap((place) => [0, 1, 3, 9, 25, 1000].map((amount) => [place, amount] as const)))(
    'keeps %s and about %d in one digit',
    (place, amount) => {
      const impact = encodeImpact(place, amount);
      expect(impact).toBeLessThan(32);
      expect(PLACES[placeIndex(impact)]).toBe(place);
      const kept = Math.min(25, Math.max(1, amount));
      expect(amountOf(impact) / kept).toBeGreaterThan(0.79);
      expect(amountOf(impact) / kept).toBeLessThan(1.27);
    },
  );
});

describe('frequency', () => {
  it.each([1, 2, 3, 10, 100, 5_000, 60_000])('keeps about %d', (count) => {
    expect(encodeFrequency(count)).toBeLessThan(count < 50_000 ? 32 : 64);
    expect(Math.abs(Math.log2(decodeFrequency(encodeFrequency(count)) / count))).toBeLessThan(0.5);
  });
});

describe('groupBySize', () => {
  it.each([
    ['neighbours', [3, 3, 3, 3], [[3, 3, 3], [3]]],
    ['a large item alone', [1, 20, 1, 1], [[1], [20], [1, 1]]],
    ['an item that is worth it alone', [2, 6, 2], [[2], [6], [2]]],
    ['nothing', [], []],
  ])('groups %s', (_, sizes, groups) => {
    expect(groupBySize(sizes, (size) => size, 10, 6)).toEqual(groups);
  });
});

describe('ranges', () => {
  it('tells the shard of an item', () => {
    const ranges = new Ranges([2, 1, 3]);
    expect([0, 1, 2, 3, 4, 5].map((item) => ranges.shardOf(item))).toEqual([0, 0, 1, 2, 2, 2]);
    expect([0, 1, 2].map((shard) => ranges.startOf(shard))).toEqual([0, 2, 3]);
  });
});

describe('shard cache', () => {
  it('loads a shard once, also for those who ask at the same time', async () => {
    const load = vi.fn((shard: number) => Promise.resolve(shard * 10));
    const cache = new ShardCache(load, 10);
    expect(cache.has([1])).toBe(false);
    expect(await Promise.all([cache.get([1, 2]), cache.get([2, 1])])).toEqual([
      [10, 20],
      [20, 10],
    ]);
    expect(load).toHaveBeenCalledTimes(2);
    expect(cache.has([1, 2])).toBe(true);
  });

  it('forgets what was not used for the longest time', async () => {
    const cache = new ShardCache((shard: number) => Promise.resolve(shard), 2);
    await cache.get([1, 2]);
    await cache.get([1]);
    await cache.get([3]);
    expect([1, 2, 3].map((shard) => cache.has([shard]))).toEqual([true, false, true]);
  });

  it('says that a shard did not come, and asks for it again', async () => {
    const load = vi.fn<(shard: number) => Promise<string>>().mockRejectedValueOnce(new Error('503')).mockResolvedValue('here');
    const cache = new ShardCache(load, 2);
    await expect(cache.get([1])).rejects.toThrow(IndexFileError);
    expect(await cache.get([1])).toEqual(['here']);
  });
});

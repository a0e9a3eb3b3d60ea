/** Random numbers that a seed decides, so that a benchmark's site is the same on every machine. */

export interface Random {
  /** From 0 up to 1, 1 left out. */
  next(): number;
  /** A whole number from 0 up to `limit`, `limit` left out. */
  below(limit: number): number;
  /** One of a list. @throws Error on an empty list */
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
}

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state, good enough for text. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick<T>(list: readonly T[]): T {
      const item = list[below(list.length)];
      if (item === undefined) throw new Error('Random.pick: expected a list with at least one item.');
      return item;
    },
  };
}

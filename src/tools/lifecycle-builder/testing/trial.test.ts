import { describe, expect, it } from 'vitest';
import { withoutHalfWay } from './trial';

const DAY_SECONDS = 4;
const TWO = '2 objects, 1 markers, current: marker';
const ONE = '1 objects, 1 markers, current: marker';
const NONE = '0 objects, 1 markers, current: marker';
const TWO_ALONE = '2 objects, 0 markers, current: object';
const ONE_ALONE = '1 objects, 0 markers, current: object';
const NOTHING = '0 objects, 0 markers, current: none';

describe('withoutHalfWay', () => {
  it.each<[name: string, seen: string[], ms: number[], states: string[]]>([
    ['versions that go at once', [TWO, NONE], [0, 13_000], [TWO, NONE]],
    ['versions that go one after another', [TWO, ONE, NONE], [0, 13_000, 17_200], [TWO, NONE]],
    ['versions that go on another day', [TWO, ONE, NONE], [0, 13_000, 21_500], [TWO, ONE, NONE]],
    ['a version that stays', [TWO, ONE], [0, 13_000], [TWO, ONE]],
    ['a version that comes', [ONE, TWO, ONE], [0, 13_000, 14_000], [ONE, TWO, ONE]],
    ['a marker that goes first', [TWO, ONE_ALONE, NONE], [0, 13_000, 14_000], [TWO, ONE_ALONE, NONE]],
    ['what becomes current', [TWO_ALONE, ONE_ALONE, NOTHING], [0, 13_000, 14_000], [TWO_ALONE, ONE_ALONE, NOTHING]],
  ])('%s', (_, seen, ms, states) => {
    const timed = seen.map((state, at) => ({ state, ms: ms[at] ?? NaN }));
    expect(withoutHalfWay(timed, DAY_SECONDS)).toEqual(states);
  });
});

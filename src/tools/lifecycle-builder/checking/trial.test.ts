import { describe, expect, it } from 'vitest';
import { withoutHalfWay } from './trial';

const DAY_SECONDS = 4;
const TWO = '2 objects, 1 markers, current: marker';
const ONE = '1 objects, 1 markers, current: marker';
const NONE = '0 objects, 1 markers, current: marker';

describe('withoutHalfWay', () => {
  it.each<[name: string, seen: [state: string, ms: number][], states: string[]]>([
    [
      'versions that go at once',
      [
        [TWO, 0],
        [NONE, 13_000],
      ],
      [TWO, NONE],
    ],
    [
      'versions that go one after another',
      [
        [TWO, 0],
        [ONE, 13_000],
        [NONE, 17_200],
      ],
      [TWO, NONE],
    ],
    [
      'versions that go on another day',
      [
        [TWO, 0],
        [ONE, 13_000],
        [NONE, 21_500],
      ],
      [TWO, ONE, NONE],
    ],
    [
      'a version that stays',
      [
        [TWO, 0],
        [ONE, 13_000],
      ],
      [TWO, ONE],
    ],
    [
      'a version that comes',
      [
        [ONE, 0],
        [TWO, 13_000],
        [ONE, 14_000],
      ],
      [ONE, TWO, ONE],
    ],
    [
      'a marker that goes first',
      [
        [TWO, 0],
        ['1 objects, 0 markers, current: object', 13_000],
        [NONE, 14_000],
      ],
      [TWO, '1 objects, 0 markers, current: object', NONE],
    ],
    [
      'what becomes current',
      [
        ['2 objects, 0 markers, current: object', 0],
        ['1 objects, 0 markers, current: object', 13_000],
        ['0 objects, 0 markers, current: none', 14_000],
      ],
      ['2 objects, 0 markers, current: object', '1 objects, 0 markers, current: object', '0 objects, 0 markers, current: none'],
    ],
  ])('%s', (_, seen, states) => {
    expect(
      withoutHalfWay(
        seen.map(([state, ms]) => ({ state, ms })),
        DAY_SECONDS,
      ),
    ).toEqual(states);
  });
});

import { describe, expect, it } from 'vitest';

import { missedLimits } from './browser/limits';
import { percentile } from './measure';
import { readOptions } from './options';

describe('options', () => {
  it('measures all sizes and engines unless told otherwise', () => {
    expect(readOptions([])).toEqual({
      pages: [60, 500, 5000],
      engines: ['embedded', 'pagefind', 'orama'],
      json: undefined,
      site: undefined,
    });
  });

  it('takes sizes, engines, a file for the figures and a built site', () => {
    const args = ['--pages', '60,500', '--engines', 'embedded', '--json', 'out.json', '--site', 'build'];
    expect(readOptions(args)).toEqual({ pages: [60, 500], engines: ['embedded'], json: 'out.json', site: 'build' });
    expect(readOptions(['--pages', '']).pages).toEqual([]);
  });

  it.each([
    [['--pages', '60,many'], '--pages 60,many: expected whole numbers'],
    [['--pages', '0'], 'expected whole numbers above 0'],
    [['--engines', 'lunr'], '"lunr" is unknown; expected some of embedded'],
    [['--page', '60'], '--page'],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});

describe('limits', () => {
  const times = { loadMs: 300, firstAnswerMs: 100, p50Ms: 5, p95Ms: 12 };

  it('names what is missed', () => {
    expect(missedLimits({ reckoned: times })).toEqual([]);
    expect(missedLimits({ reckoned: { ...times, p95Ms: 16.5 } })).toEqual([
      expect.stringContaining('a keystroke at the 95th percentile takes 16.5 ms'),
    ]);
    expect(missedLimits({ reckoned: { ...times, firstAnswerMs: 251 } })).toEqual([
      expect.stringContaining('the first answer takes 251.0 ms'),
    ]);
  });
});

describe('percentile', () => {
  it.each([
    [[5, 1, 4, 2, 3], 0.5, 3],
    [[5, 1, 4, 2, 3], 0.95, 5],
    [[7], 0.5, 7],
  ])('of %j at %d is %d', (values, share, value) => {
    expect(percentile(values, share)).toBe(value);
  });
});

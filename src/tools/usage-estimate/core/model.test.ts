import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../lib/testing/random';
import { effectsOf } from './effects';
import { averageOf, mainGrowth, MONTH, MONTHS, sumOf, usageByDay, usageByMonth, type Usage, type UsageInput } from './model';

const PLAIN: UsageInput = {
  objects: 3000,
  size: 1000,
  added: 0,
  overwritten: 0,
  deleted: 0,
  isVersioned: true,
  lockDays: 0,
  expireDays: undefined,
  noncurrentDays: undefined,
  abortDays: undefined,
  unfinished: 0,
  unfinishedSize: 0,
  minimum: 0,
};

interface Version {
  readonly stored: number;
  readonly noncurrentSince?: number;
}

/** Moves random items to the front. Every order is equally likely. */
function draw(items: unknown[], count: number, random: () => number): void {
  for (let at = 0; at < Math.min(count, items.length); at += 1) {
    const other = at + Math.floor(random() * (items.length - at));
    [items[at], items[other]] = [items[other], items[at]];
  }
}

/**
 * Simulates each version individually, day by day, with the rules on the page. An object is represented by its current version. Overwrites
 * cycle through the objects, and each one creates another version. Daily rates must be whole numbers.
 */
function simulate(input: UsageInput, seed: number): { current: number; noncurrent: number; uploads: number }[] {
  const { expireDays, noncurrentDays, abortDays, lockDays } = input;
  const [deletions, overwrites, additions, unfinished] = [input.deleted, input.overwritten, input.added, input.unfinished].map(
    (rate) => rate / MONTH,
  ) as [number, number, number, number];
  const random = randomOf(seed);
  let current: Version[] = Array.from({ length: input.objects }, () => ({ stored: 0 }));
  let noncurrent: Version[] = [];
  let uploads: number[] = [];
  const days = [{ current: current.length, noncurrent: 0, uploads: 0 }];
  for (let today = 1; today <= MONTH * MONTHS; today += 1) {
    const leave = (version: Version): void => {
      if (input.isVersioned) noncurrent.push({ ...version, noncurrentSince: today });
    };
    draw(current, deletions, random);
    current.splice(0, deletions).forEach(leave);
    draw(current, overwrites, random);
    for (let turn = 0; turn < overwrites && current.length > 0; turn += 1) {
      const object = turn % current.length;
      leave(current[object]!);
      current[object] = { stored: today };
    }
    for (let count = 0; count < additions; count += 1) current.push({ stored: today });
    const isOver = ({ stored }: Version): boolean => expireDays !== undefined && today - stored >= expireDays;
    current.filter(isOver).forEach(leave);
    current = current.filter((version) => !isOver(version));
    if (noncurrentDays !== undefined)
      noncurrent = noncurrent.filter(
        ({ stored, noncurrentSince = 0 }) => today - noncurrentSince < noncurrentDays || today - stored < lockDays,
      );
    for (let count = 0; count < unfinished; count += 1) uploads.push(today);
    uploads = uploads.filter((begun) => abortDays === undefined || today - begun < abortDays);
    days.push({ current: current.length, noncurrent: noncurrent.length, uploads: uploads.length });
  }
  return days;
}

describe('the model agrees with a simulation object by object', () => {
  it.each<[string, Partial<UsageInput>]>([
    ['growth', { added: 300 }],
    ['versions for ever', { added: 300, overwritten: 900, deleted: 150 }],
    ['without versioning', { isVersioned: false, added: 300, overwritten: 900, deleted: 150 }],
    ['a rule for old versions', { overwritten: 900, deleted: 150, added: 150, noncurrentDays: 30 }],
    ['a lock longer than the rule', { overwritten: 900, deleted: 150, added: 150, noncurrentDays: 10, lockDays: 120 }],
    ['a rule for current objects', { added: 600, overwritten: 300, expireDays: 60, noncurrentDays: 30 }],
    ['with a lock', { added: 600, expireDays: 45, noncurrentDays: 1, lockDays: 90 }],
    ['without versioning, expiry', { isVersioned: false, added: 600, deleted: 60, expireDays: 60 }],
    ['more deletions than objects', { deleted: 3000, added: 30, noncurrentDays: 30 }],
    ['overwritten every hour', { objects: 10, overwritten: 7200 }],
    ['every hour, with a rule', { objects: 10, overwritten: 7200, noncurrentDays: 30, added: 30, deleted: 30 }],
    ['every hour, with a lock longer than the rule', { objects: 10, overwritten: 7200, noncurrentDays: 10, lockDays: 45 }],
    ['every hour, with expiry', { objects: 10, overwritten: 7200, expireDays: 30, added: 30 }],
    ['every hour, without versioning', { isVersioned: false, objects: 10, overwritten: 7200, added: 30 }],
    ['every hour, until all are deleted', { objects: 10, overwritten: 7200, deleted: 30 }],
    ['overwritten from the first upload on', { objects: 0, overwritten: 900, added: 30 }],
    ['once a day', { objects: 30, overwritten: 900, deleted: 30, added: 30, noncurrentDays: 5 }],
    ['uploads', { unfinished: 90, unfinishedSize: 5, abortDays: 7 }],
    ['uploads for ever', { unfinished: 90, unfinishedSize: 5 }],
  ])('%s', (_what, change) => {
    const input = { ...PLAIN, ...change };
    const model = usageByDay(input);
    const simulated = simulate(input, 1);
    for (const [day, { current, noncurrent, uploads }] of simulated.entries()) {
      const usage = model[day]!;
      // Only the choice of objects is random, so counts can differ by a few of the 3,000 objects.
      expect(Math.abs(usage.current / input.size - current), `current on day ${day}`).toBeLessThan(75);
      expect(Math.abs(usage.noncurrent / input.size - noncurrent), `noncurrent on day ${day}`).toBeLessThan(75);
      expect(usage.unfinished).toBeCloseTo(uploads * input.unfinishedSize, 6);
    }
  });
});

describe('by hand', () => {
  const last = (change: Partial<UsageInput>) => usageByDay({ ...PLAIN, ...change }).at(-1)!;
  it('growth is linear', () => expect(last({ added: 300 }).current).toBeCloseTo((3000 + 12 * 300) * 1000, 3));
  it('each overwrite leaves a version', () => expect(last({ overwritten: 900 }).noncurrent).toBeCloseTo(12 * 900 * 1000, 3));
  it('each overwrite of a few objects leaves a version, too', () =>
    expect(last({ objects: 10, overwritten: 7200 }).noncurrent).toBeCloseTo(12 * 7200 * 1000, 3));
  it('a rule keeps the versions of its days', () =>
    expect(last({ overwritten: 900, noncurrentDays: 30 }).noncurrent).toBeCloseTo(30 * 30 * 1000, 3));
  it('small objects count as the minimum', () => expect(last({ minimum: 256_000 }).minimum).toBeCloseTo(3000 * 255_000, 3));
  it('large ones do not', () => expect(last({ minimum: 500 }).minimum).toBe(0));
  it('all expired leaves nothing', () => expect(sumOf(last({ expireDays: 30, noncurrentDays: 1 }))).toBe(0));
  it('a month has its end, and the average lies between start and end', () => {
    const days = usageByDay({ ...PLAIN, added: 300 });
    expect(usageByMonth(days)).toHaveLength(MONTHS + 1);
    expect(averageOf(days)).toBeCloseTo((3000 + 6 * 300) * 1000, 3);
  });
});

describe('what makes the usage grow', () => {
  it.each<[keyof Usage | undefined, Partial<UsageInput>]>([
    ['current', { added: 300 }],
    ['noncurrent', { added: 300, overwritten: 900 }],
    ['unfinished', { added: 30, unfinished: 60, unfinishedSize: 10_000 }],
    ['minimum', { added: 300, minimum: 256_000 }],
    [undefined, {}],
    [undefined, { expireDays: 30, noncurrentDays: 1 }],
  ])('%s', (part, change) => expect(mainGrowth(usageByDay({ ...PLAIN, ...change }))).toBe(part));
});

describe('effects', () => {
  const codes = (change: Partial<UsageInput>): string[] => effectsOf({ ...PLAIN, ...change }).map(({ code }) => code);
  it('are ranked by what a change saves', () => {
    const effects = effectsOf({ ...PLAIN, added: 30, overwritten: 3000, unfinished: 30, unfinishedSize: 100_000, minimum: 1100 });
    expect(effects.map(({ code }) => code).slice(0, 2)).toEqual(['noncurrent', 'unfinished']);
    expect(effects.map(({ saved }) => saved)).toEqual(effects.map(({ saved }) => saved).sort((one, other) => other - one));
    expect(effects[0]!.share).toBeGreaterThan(0.4);
  });
  it('a lock is named where it keeps what a rule would remove', () => {
    expect(codes({ overwritten: 900, noncurrentDays: 10, lockDays: 300 })).toContain('lock');
    expect(codes({ overwritten: 900, lockDays: 300 })).not.toContain('lock');
  });
  it('nothing is stored', () => expect(effectsOf({ ...PLAIN, objects: 0 })).toEqual([]));
});

/** Checks the double-precision results with 320-digit decimal numbers, because nines are correct only if the losses are. */
import { describe, expect, it } from 'vitest';
import { lossRate, type Chain, binomialTail, poissonTail } from './chain';
import { lossesOf, ninesOf, poissonLoss, publishedLosses, unavailabilityOf, windowLoss, windowsOfYear } from './durability';
import { classOf } from '../testing/layouts';

/** Number of decimal places. Numbers are integers in units of 10⁻³²⁰. */
const DIGITS = 320n;
const ONE = 10n ** DIGITS;
const decimal = (text: string): bigint => {
  const [, digits = '0', more = '', exponent = '0'] = /^(\d+)\.?(\d*)(?:e(-?\d+))?$/.exec(text) ?? [];
  return BigInt(digits + more) * 10n ** (DIGITS + BigInt(Number(exponent) - more.length));
};
const times = (one: bigint, other: bigint): bigint => (one * other) / ONE;
const over = (one: bigint, other: bigint): bigint => (one * ONE) / other;
const toDouble = (value: bigint): number => Number(`${value}e-${DIGITS}`);
const total = (terms: readonly bigint[]): bigint => terms.reduce((sum, term) => sum + term, 0n);
const upTo = (count: number): bigint[] => Array.from({ length: count }, (_, at) => BigInt(at));

function power(base: bigint, exponent: bigint): bigint {
  if (exponent === 0n) return ONE;
  const half = power(base, exponent / 2n);
  return exponent % 2n === 0n ? times(half, half) : times(times(half, half), base);
}

const factorial = (n: bigint): bigint => (n <= 1n ? 1n : n * factorial(n - 1n));
const choose = (n: bigint, k: bigint): bigint => factorial(n) / factorial(k) / factorial(n - k);

const exactBinomial = (n: number, k: number, p: bigint): bigint =>
  total(
    upTo(n + 1)
      .slice(k + 1)
      .map((i) => choose(BigInt(n), i) * times(power(p, i), power(ONE - p, BigInt(n) - i))),
  );
/** e^−x, calculated as a series, for x below 10. */
const exponential = (x: bigint): bigint => over(ONE, total(upTo(250).map((i) => power(x, i) / factorial(i))));
const exactPoisson = (mean: bigint, k: number): bigint =>
  times(
    exponential(mean),
    total(
      upTo(250)
        .slice(k + 1)
        .map((i) => power(mean, i) / factorial(i)),
    ),
  );
const exactAtLeastOnce = (p: bigint, count: number): bigint => ONE - power(ONE - p, BigInt(count));
/** −ln(1 − p), calculated as a series, for p up to 0.1. */
const exactRate = (p: bigint): bigint =>
  total(
    upTo(200)
      .slice(1)
      .map((i) => power(p, i) / i),
  );

interface Part {
  readonly n: number;
  readonly k: number;
  readonly rate: bigint;
  readonly days: number;
}

const exactWindow = ({ n, k, rate, days }: Part): bigint =>
  exactAtLeastOnce(exactBinomial(n, k, rate / BigInt(windowsOfYear(days))), windowsOfYear(days));

type Discipline = Pick<Chain, 'order' | 'wait'>;

/**
 * Mean time w(k + 1) until more than k parts are lost, from the chain's equations: the time from state i is w(k + 1) − w(i), with w(0) = 0
 * and b·w(i + 1) = 1 + (b + r)·w(i) − r·w(state after a repair). A year must contain a whole number of repairs.
 */
function exactMean({ n, k, rate, days }: Part, { order, wait = 1 }: Discipline): bigint {
  const repairs = BigInt(365 / days) * ONE;
  const means = [0n];
  for (let i = 0n; i <= BigInt(k); i += 1n) {
    const birth = (BigInt(n) - i) * rate;
    const together = order === 'serial' ? repairs / (i || 1n) : repairs;
    const one = order === 'serial' ? repairs : i * repairs;
    const repair = i === 0n || i < BigInt(wait) ? 0n : wait > 1 ? together : one;
    const back = wait > 1 ? 0n : (means[Number(i) - 1] ?? 0n);
    const mean = means[Number(i)] ?? 0n;
    means.push(over(ONE + times(birth + repair, mean) - times(repair, back), birth));
  }
  return means[k + 1] ?? 0n;
}

/** Compares eleven digits, so that nines are correct to ten decimal places. */
const expectExact = (value: number, exact: bigint): void => {
  expect(Math.abs(value / toDouble(exact) - 1)).toBeLessThan(1e-11);
  if (toDouble(exact) > 1e-15) expect(ninesOf(value)).toBeCloseTo(-Math.log10(toDouble(exact)), 10);
};

const PROBABILITIES = ['0.5', '0.1', '0.01', '0.0011232876', '1e-5', '1e-9', '1e-12'];
const CODES = [
  [1, 0],
  [3, 1],
  [6, 2],
  [9, 3],
  [20, 3],
  [40, 20],
  [80, 7],
  [255, 2],
] as const;
const CASES = CODES.flatMap(([n, k]) => PROBABILITIES.map((p) => [n, k, p] as const));

describe('tails', () => {
  it.each(CASES)('binomial, more than … of %i, %i, p = %s', (n, k, p) => {
    expectExact(binomialTail(n, k, Number(p)), exactBinomial(n, k, decimal(p)));
  });

  it.each(CODES.flatMap(([, k]) => ['9.5', '4', '0.3', '1e-4', '1e-9'].map((mean) => [k, mean] as const)))(
    'Poisson, more than %i, mean %s',
    (k, mean) => {
      expectExact(poissonTail(Number(mean), k), exactPoisson(decimal(mean), k));
    },
  );
});

const WEARS = [
  ['0.1', 1],
  ['0.0041', 6.5],
  ['0.02', 1],
  ['0.004', 0.2],
  ['0.001', 36.5],
] as const;
const LOSSES = CODES.slice(0, 5).flatMap(([n, k]) => WEARS.map(([rate, days]) => [n, k, rate, days] as const));

describe('losses within a year', () => {
  it.each(LOSSES)('window, %i parts, %i may be lost, rate %s, %d days', (n, k, rate, days) => {
    expectExact(windowLoss({ n, k }, { afr: Number(rate), days }), exactWindow({ n, k, rate: decimal(rate), days }));
  });

  it.each(LOSSES)('Poisson, %i parts, %i may be lost, rate %s, %d days', (n, k, rate, days) => {
    const windows = windowsOfYear(days);
    const exact = exactAtLeastOnce(exactPoisson((BigInt(n) * decimal(rate)) / BigInt(windows), k), windows);
    expectExact(poissonLoss({ n, k }, { afr: Number(rate), days }), exact);
  });

  it.each(
    LOSSES.filter(([, , , days]) => Number.isInteger(365 / days)).flatMap((loss) =>
      (['parallel', 'serial'] as const).flatMap((order) => [1, 2, 3].map((wait) => [...loss, order, wait] as const)),
    ),
  )('chain, %i parts, %i may be lost, rate %s, %d days, %s, recovery at %i', (n, k, rate, days, order, wait) => {
    if (wait > Math.max(1, k)) return;
    const exact = over(ONE, exactMean({ n, k, rate: decimal(rate), days }, { order, wait }));
    expectExact(lossRate({ n, k, rate: Number(rate), days, order, wait }), exact);
  });
});

describe('both levels', () => {
  it.each([
    [classOf(2, 1, 4, 2), '0.01'],
    [classOf(2, 1, 8, 2), '0.01'],
    [classOf(3, 2, 6, 3), '0.001'],
    [classOf(2, 2, 17, 3), '0.0001'],
    [classOf(1, 0, 4, 2), '0.3'],
  ])('%o is unreadable, p = %s', (own, p) => {
    const nexus = exactBinomial(own.innerN + own.innerK, own.innerK, decimal(p));
    for (const away of ['0', '0.001', '0.3']) {
      const share = decimal(away) + times(ONE - decimal(away), nexus);
      const found = unavailabilityOf(own, Number(p), Number(away));
      expectExact(found.nexus, share);
      expectExact(found.ring, exactBinomial(own.outerN + own.outerK, own.outerK, share));
    }
  });

  it.each([
    [classOf(2, 1, 4, 2), '0.02', '0.001', 4],
    [classOf(3, 2, 6, 3), '0.02', '0.001', 24],
    [classOf(2, 1, 17, 3), '0.0041', '0.0001', 1],
    [classOf(1, 0, 4, 2), '0.1', '0.001', 2],
  ])('%o is lost, disks %s, sites %s, %i rings', (own, disk, site, rings) => {
    const days = 36.5;
    const outer = { n: own.outerN + own.outerK, k: own.outerK, days };
    const inner = { n: own.innerN + own.innerK, k: own.innerK, days: 1 };
    const failures = {
      disk: { afr: Number(disk), days: 1 },
      node: { afr: 0, days: 3 },
      site: { afr: Number(site), days },
      siteAway: 0,
      wait: 1,
    };
    const window = exactWindow({ ...outer, rate: exactRate(exactWindow({ ...inner, rate: decimal(disk) })) });
    expectExact(publishedLosses(own, failures, rings).window, exactAtLeastOnce(window, rings));
    const withinYear = (rate: bigint): bigint => ONE - exponential(rate);
    for (const order of ['parallel', 'serial'] as const) {
      const rateOfCode = (code: typeof outer, rate: bigint): bigint => over(ONE, exactMean({ ...code, rate }, { order }));
      const nexus = rateOfCode(inner, exactRate(decimal(disk)));
      const sites = rateOfCode(outer, exactRate(decimal(site)));
      const ring = rateOfCode(outer, nexus + exactRate(decimal(site)));
      const found = lossesOf(own, failures, rings, order);
      expectExact(found.nexus, withinYear(nexus));
      expectExact(found.disks, withinYear(BigInt(rings) * rateOfCode(outer, nexus)));
      expectExact(found.sites, withinYear(sites));
      expectExact(found.all, withinYear(sites + BigInt(rings) * (ring - sites)));
    }
  });
});

describe('values of publications', () => {
  it.each([
    ['4+2, 10 % a year, one day', exactWindow({ n: 6, k: 2, rate: decimal('0.1'), days: 1 }), '1.50029e-7'],
    ['17+3, 0.81 % a year, 6.5 days', exactWindow({ n: 20, k: 3, rate: decimal('0.0081'), days: 6.5 }), '1.19e-10'],
    ['17+3, 0.41 % a year, 6.5 days', exactWindow({ n: 20, k: 3, rate: decimal('0.0041'), days: 6.5 }), '7.79e-12'],
  ])('%s', (_name, exact, value) => {
    expect(toDouble(exact).toPrecision(value.indexOf('e') - 1)).toBe(Number(value).toPrecision(value.indexOf('e') - 1));
  });
});

import { describe, expect, it } from 'vitest';
import type { RedundancyClass } from './layout';
import { lossRate, atLeastOnce, binomialTail, logChoose, logGamma, poissonTail } from './chain';
import {
  isCapped,
  isInRange,
  lossesByWait,
  lossesOf,
  ninesOf,
  poissonLoss,
  publishedLosses,
  unavailabilityOf,
  windowLoss,
  windowsOfYear,
  type Failures,
} from './durability';
import { classOf, everyLoss } from '../testing/layouts';

/** Probability that a unit is in the set, or that it isn't. `p` is the probability that it is. */
const weight = (p: number, set: number, at: number): number => (((set >> at) & 1) === 1 ? p : 1 - p);

/** Compares the leading digits that the table shows. */
const expectDigits = (value: number, expected: number, digits: number): void =>
  expect(value.toPrecision(digits)).toBe(expected.toPrecision(digits));

describe('functions', () => {
  it.each([
    [1, 0],
    [2, 0],
    [5, Math.log(24)],
    [21, Math.log(2432902008176640000)],
    [0.5 + 1, Math.log(Math.sqrt(Math.PI) / 2)],
  ])('ln Γ(%d)', (x, expected) => {
    expect(logGamma(x)).toBeCloseTo(expected, 13);
  });

  it('chooses', () => {
    expect(Math.exp(logChoose(20, 4))).toBeCloseTo(4845, 8);
  });

  it('keeps what is too small beside 1', () => {
    expect(atLeastOnce(1e-20, 365)).toBeCloseTo(3.65e-18, 30);
    expectDigits(binomialTail(2, 1, 1e-12), 1e-24, 12);
  });

  it.each([
    [6, 2, 0, 0],
    [6, 2, 1, 1],
    [6, 6, 0.5, 0],
    [3, 0, 0.5, 0.875],
  ])('P(more than … of %i, %i at p = %d) is %d', (n, k, p, expected) => {
    expect(binomialTail(n, k, p)).toBeCloseTo(expected, 14);
  });

  it('comes to the complement from below and above the mean', () => {
    expect(poissonTail(4, 2)).toBeCloseTo(1 - Math.exp(-4) * (1 + 4 + 8), 14);
    expect(poissonTail(0, 0)).toBe(0);
    expect(poissonTail(400, 0)).toBeCloseTo(1, 12);
  });
});

describe('window', () => {
  it('4+2, 10 % a year, one day', () => {
    expectDigits(windowLoss({ n: 6, k: 2 }, { afr: 0.1, days: 1 }), 1.50029e-7, 6);
  });

  it('17+3, 0.41 % a year, 6.5 days', () => {
    expectDigits(windowLoss({ n: 20, k: 3 }, { afr: 0.0041, days: 6.5 }), 7.79e-12, 3);
  });

  it('has whole windows, at least one', () => {
    expect([windowsOfYear(1), windowsOfYear(6.5), windowsOfYear(1 / 24), windowsOfYear(500)]).toEqual([365, 56, 8760, 1]);
  });
});

describe('Poisson', () => {
  it('p = 0.1, n = 40, k = 20', () => {
    expect((1 - poissonTail(40 * 0.1, 20)) * 100).toBeCloseTo(99.9999998076942, 13);
  });

  it.each([
    [4, 2, 1.8],
    [17, 3, 1.4],
    [1, 2, 4.5],
  ])('says more than the window: %i+%i, %d times', (data, k, times) => {
    const [code, wear] = [
      { n: data + k, k },
      { afr: 0.001, days: 1 },
    ] as const;
    expect(poissonLoss(code, wear) / windowLoss(code, wear)).toBeCloseTo(times, 1);
  });
});

/** Creates nodes that fail together with one or more of their parts. */
const node = (group: number, afr: number, days = 1) => ({ nodes: { group, wear: { afr, days } } });

describe('the chain', () => {
  const [rate, days] = [0.02, 1];
  const at = { rate, days, order: 'parallel' } as const;

  it('is the closed form of a mirror: (3λ + μ) / 2λ²', () => {
    const mean = 1 / lossRate({ n: 2, k: 1, rate: 0.04, days: 1, order: 'parallel' });
    expect(mean / ((3 * 0.04 + 365) / (2 * 0.04 * 0.04))).toBeCloseTo(1, 12);
  });

  it.each([
    ['4+2', { n: 6, k: 2, ...at }, 3.6e-9],
    ['4+2, recovery at 2 missing', { n: 6, k: 2, ...at, wait: 2 }, 1.2e-5],
    ['6+3', { n: 9, k: 3, ...at }, 1.66e-12],
    ['6+3, recovery at 2 missing', { n: 9, k: 3, ...at, wait: 2 }, 1.07e-8],
    ['6+3, recovery at 3 missing', { n: 9, k: 3, ...at, wait: 3 }, 1.73e-5],
    ['17+3, 0.81 %, 6.5 days', { n: 20, k: 3, rate: -Math.log(1 - 0.0081), days: 6.5, order: 'parallel' }, 4.77e-10],
    ['17+3, 0.81 %, 6.5 days, one by one', { n: 20, k: 3, rate: -Math.log(1 - 0.0081), days: 6.5, order: 'serial' }, 2.86e-9],
    ['4+2, two shards on a node, nodes 5 %', { n: 6, k: 2, ...at, ...node(2, 0.05) }, 1.11e-4],
    ['4+2, three shards on a node: each node that is lost', { n: 6, k: 2, ...at, ...node(3, 0.05) }, 2 * -Math.log(0.95)],
  ] as const)('%s', (_name, chain, expected) => {
    expect(lossRate(chain) / expected).toBeCloseTo(1, 2);
  });

  it('takes a node of one shard for a disk that fails more often', () => {
    const alone = lossRate({ ...at, n: 6, k: 2, rate: rate - Math.log(0.95) });
    expect(lossRate({ ...at, n: 6, k: 2, ...node(1, 0.05) }) / alone).toBeCloseTo(1, 3);
  });

  it('is as safe as its longer repairs', () => {
    const losses = [1, 3, 30].map((nodeDays) => lossRate({ ...at, n: 6, k: 2, ...node(1, 0.05, nodeDays) }));
    expect(losses).toEqual([...losses].sort((one, other) => one - other));
  });

  it('does not repair what cannot be repaired', () => {
    const mean = 1 / lossRate({ n: 3, k: 2, rate: 2, days: 1, order: 'parallel', running: () => 0 });
    expect(mean).toBeCloseTo(1 / 6 + 1 / 4 + 1 / 2, 14);
  });

  it('counts parity beyond what is followed with nodes as less, never as more', () => {
    const weak = { n: 60, rate: 2, days: 60, order: 'parallel', ...node(1, 0.5, 60) } as const;
    expect(lossRate({ ...weak, k: 30 })).toBe(lossRate({ ...weak, k: 16 }));
    expect(lossRate({ ...weak, k: 15 })).toBeGreaterThan(lossRate({ ...weak, k: 16 }));
    expect(lossRate({ ...weak, k: 30, ...node(20, 0.5, 60) })).toBeLessThan(lossRate({ ...weak, k: 19, ...node(20, 0.5, 60) }));
  });
});

describe('both levels', () => {
  const OWN: RedundancyClass = { outerN: 2, outerK: 1, innerN: 4, innerK: 2, group: 1 };
  const FAILURES: Failures = {
    disk: { afr: 0.02, days: 1 },
    node: { afr: 0, days: 3 },
    site: { afr: 0.001, days: 30 },
    siteAway: 0,
    wait: 1,
  };

  it.each([
    [4, 1.9554e-5, 1.147e-9],
    [8, 1.1385e-4, 3.8882e-8],
  ])('2+1 over %i+2 with 1 %% of the shards away', (innerN, nexus, ring) => {
    const found = unavailabilityOf({ ...OWN, innerN }, 0.01, 0);
    expectDigits(found.nexus, nexus, 5);
    expectDigits(found.ring, ring, 5);
  });

  it.each([
    [0, 33.9],
    [0.0001, 3.2],
    [0.001, 1.19],
    [0.005, 1.04],
  ])('with sites away for %d of the time, 2+1 / 8+2 is unreadable %d times as often as 2+1 / 4+2', (away, times) => {
    const [wide, narrow] = [8, 4].map((innerN) => unavailabilityOf({ ...OWN, innerN }, 0.01, away).ring);
    expect(((wide ?? 0) / (narrow ?? 1)).toPrecision(String(times).length - 1)).toBe(String(times));
  });

  it.each([0, 0.05, 0.4])('agree with every set of agents and sites that can be away, sites %d', (away) => {
    const own = { ...OWN, innerN: 2, innerK: 1 };
    const sites = [0b111, 0b111000, 0b111000000];
    const units = [...Array.from({ length: 9 }, (_, at) => 1 << at), ...sites];
    const probability = everyLoss(own, units)
      .filter((one) => !one.survives)
      .reduce((sum, { chosen }) => sum + units.reduce((p, unit, at) => p * weight(sites.includes(unit) ? away : 0.1, chosen, at), 1), 0);
    expect(unavailabilityOf(own, 0.1, away).ring).toBeCloseTo(probability, 12);
  });

  it.each(['parallel', 'serial'] as const)('the loss of sites outweighs that of disks: %s', (order) => {
    const { disks, sites, all } = lossesOf(OWN, FAILURES, 4, order);
    expect(sites).toBeGreaterThan(1e3 * disks);
    expect(all).toBeGreaterThanOrEqual(Math.max(disks, sites));
    expect(all).toBeLessThan(1.1 * sites);
  });

  it('one site without outer parity is lost with its site', () => {
    const { sites, all } = lossesOf({ ...OWN, outerN: 1, outerK: 0 }, FAILURES, 4, 'parallel');
    expect(sites).toBeCloseTo(0.001, 12);
    expect(all).toBeGreaterThanOrEqual(sites);
  });

  it('without nodes, sites or rings nothing is added', () => {
    const { disks, nodes, sites, all } = lossesOf(OWN, { ...FAILURES, site: { afr: 0, days: 30 } }, 1, 'parallel');
    expect([nodes, sites, all]).toEqual([disks, 0, disks]);
  });

  it.each<[string, Partial<Failures>, Partial<RedundancyClass>]>([
    ['lost nodes', { node: { afr: 0.05, days: 3 } }, {}],
    ['sites that are away', { siteAway: 0.1 }, {}],
    ['a recovery that waits', { wait: 2 }, {}],
    ['two shards on a node', { node: { afr: 0.05, days: 3 } }, { group: 2 }],
  ])('%s raise the probability of losing data', (_name, failures, changes) => {
    const before = changes.group === undefined ? FAILURES : { ...FAILURES, ...failures };
    const [fewer, more] = [
      lossesOf(OWN, before, 4, 'parallel'),
      lossesOf({ ...OWN, ...changes }, { ...FAILURES, ...failures }, 4, 'parallel'),
    ];
    expect(more.nodes).toBeGreaterThan(1.05 * fewer.nodes);
    expect(more.all).toBeGreaterThan(fewer.all);
  });

  it('compares recovery at the first loss with all that the class allows', () => {
    const office = classOf(1, 0, 6, 3);
    const losses = lossesByWait(office, FAILURES, 1);
    expect(losses.map((loss) => loss.toPrecision(1))).toEqual(['2e-12', '1e-8', '0.00002']);
    expect(lossesOf(office, { ...FAILURES, wait: 3 }, 1, 'parallel').nodes).toBe(losses[2]);
    expect(lossesByWait(classOf(1, 0, 3, 0), FAILURES, 1)).toEqual([]);
  });

  it.each(['parallel', 'serial'] as const)('stay probabilities at the worst: %s', (order) => {
    const worst = { afr: 0.999, days: 365 };
    const failures = { disk: worst, node: worst, site: worst, siteAway: 1, wait: 1 };
    const losses = [
      ...Object.values({ ...lossesOf({ ...OWN, innerK: 0, outerK: 0 }, failures, 1000, order) }),
      ...Object.values(publishedLosses({ ...OWN, innerK: 0, outerK: 0 }, failures, 1000)),
    ];
    expect(losses).toHaveLength(7);
    for (const loss of losses) {
      expect(loss).toBeGreaterThan(0.6);
      expect(loss).toBeLessThanOrEqual(1);
    }
  });

  it('tells when a model is out of its range', () => {
    expect(isInRange({ afr: 0.02, days: 1 })).toBe(true);
    expect(isInRange({ afr: 0.99, days: 60 })).toBe(false);
    expect(isInRange({ afr: 0.001, days: 400 })).toBe(false);
  });
});

describe('nines', () => {
  it.each([
    [1, 0, false],
    [0.001, 3, false],
    [1.147e-9, 8.94, false],
    [1e-30, 15, true],
    [0, 15, true],
  ])('%d', (loss, nines, capped) => {
    expect(ninesOf(loss)).toBeCloseTo(nines, 2);
    expect(isCapped(loss)).toBe(capped);
  });
});

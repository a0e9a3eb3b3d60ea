import { describe, expect, it } from 'vitest';
import type { RedundancyClass } from './class';
import { isInRange, markovLoss, meanTimeToLoss, poissonLoss, windowLoss, windowsOfYear } from './durability';
import { isCapped, ninesOf } from './nines';
import { atLeastOnce, binomialTail, logChoose, logGamma, poissonTail } from './probability';
import { everyLoss } from './testing';
import { lossesOf, unavailabilityOf, type Risks } from './two-levels';

/** As many leading digits as the table has. */
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
    expectDigits(windowLoss({ n: 6, k: 2 }, { rate: 0.1, days: 1 }), 1.50029e-7, 6);
  });

  it('17+3, 0.41 % a year, 6.5 days', () => {
    expectDigits(windowLoss({ n: 20, k: 3 }, { rate: 0.0041, days: 6.5 }), 7.79e-12, 3);
  });

  it('has whole windows, at least one', () => {
    expect([windowsOfYear(1), windowsOfYear(6.5), windowsOfYear(1 / 24), windowsOfYear(500)]).toEqual([365, 56, 8760, 1]);
  });
});

describe('Poisson', () => {
  it('p = 0.1, n = 40, k = 20', () => {
    expect((1 - poissonTail(40 * 0.1, 20)) * 100).toBeCloseTo(99.9999998076942, 13);
  });

  it('says more than the window, by little where p is small', () => {
    const [code, wear] = [
      { n: 20, k: 3 },
      { rate: 0.01, days: 2 },
    ] as const;
    const ratio = poissonLoss(code, wear) / windowLoss(code, wear);
    expect(ratio).toBeGreaterThan(1);
    expect(ratio).toBeLessThan(1.4);
  });
});

describe('Markov', () => {
  it('is the closed form of a mirror: (3λ + μ) / 2λ²', () => {
    const [rate, repairs] = [0.04, 365];
    expect(meanTimeToLoss([2 * rate, rate], [0, repairs])).toBeCloseTo((3 * rate + repairs) / (2 * rate * rate), 4);
  });

  it('is the sum of the steps without repairs', () => {
    expect(meanTimeToLoss([6, 5, 4], [0, 0, 0])).toBeCloseTo(1 / 6 + 1 / 5 + 1 / 4, 15);
  });

  it('solves the equations of the chain', () => {
    const [b, d] = [
      [0.6, 0.5, 0.4],
      [0, 365, 730],
    ] as const;
    // t(i) = 1/(b+d) + b/(b+d)·t(i+1) + d/(b+d)·t(i−1), solved from the end by substitution.
    const total = (at: number) => (b[at] ?? 0) + (d[at] ?? 0);
    const forth: number[] = [1];
    const free: number[] = [1 / b[0]];
    for (let i = 1; i < 3; i += 1) {
      const back = (d[i] ?? 0) / total(i);
      const share = 1 - back * (forth[i - 1] ?? 0);
      forth[i] = (b[i] ?? 0) / total(i) / share;
      free[i] = (1 / total(i) + back * (free[i - 1] ?? 0)) / share;
    }
    const fromTwo = free[2] ?? 0;
    const fromZero = (free[0] ?? 0) + (free[1] ?? 0) + fromTwo;
    expect(meanTimeToLoss(b, d) / fromZero).toBeCloseTo(1, 6);
  });

  it('says more than the window, by about k + 1 choose the order of failures', () => {
    const [code, wear] = [
      { n: 6, k: 2 },
      { rate: 0.1, days: 1 },
    ] as const;
    expect(markovLoss(code, wear) / windowLoss(code, wear)).toBeCloseTo(3, 1);
  });

  it.each([
    [{ n: 3, k: 3 }, 1, 0],
    [{ n: 3, k: 1 }, 0, 0],
    [{ n: 3, k: 1 }, Number.MAX_VALUE, 1],
  ])('%o at rate %d is certain: %i', (code, rate, expected) => {
    expect(markovLoss(code, { rate, days: 1 })).toBe(expected);
  });
});

describe('both levels', () => {
  const OWN: RedundancyClass = { outerN: 2, outerK: 1, innerN: 4, innerK: 2, group: 1 };
  const RISKS: Risks = { disk: { rate: 0.02, days: 1 }, site: { rate: 0.001, days: 30 }, rings: 4 };

  it.each([
    [4, 1.9554e-5, 1.147e-9],
    [8, 1.1385e-4, 3.8882e-8],
  ])('2+1 over %i+2 with 1 %% of the shards away', (innerN, nexus, ring) => {
    const found = unavailabilityOf({ ...OWN, innerN }, 0.01);
    expectDigits(found.nexus, nexus, 5);
    expectDigits(found.ring, ring, 5);
  });

  it('agree with every set of agents that can be away', () => {
    const own = { ...OWN, innerN: 2, innerK: 1 };
    const agents = Array.from({ length: 9 }, (_, at) => 1 << at);
    const away = everyLoss(own, agents).filter((one) => !one.survives);
    const probability = away.reduce((sum, { count }) => sum + 0.1 ** count * 0.9 ** (9 - count), 0);
    expect(unavailabilityOf(own, 0.1).ring).toBeCloseTo(probability, 14);
  });

  it.each(['window', 'poisson', 'markov'] as const)('the loss of sites outweighs that of disks: %s', (model) => {
    const { disks, sites, all } = lossesOf(OWN, RISKS, model);
    expect(sites).toBeGreaterThan(1e3 * disks);
    expect(all).toBeGreaterThanOrEqual(Math.max(disks, sites));
    expect(all).toBeLessThan(1.1 * sites);
  });

  it('one site without outer parity is lost with its site', () => {
    const { sites, all } = lossesOf({ ...OWN, outerN: 1, outerK: 0 }, RISKS, 'markov');
    expect(sites).toBeCloseTo(0.001, 6);
    expect(all).toBeGreaterThanOrEqual(sites);
  });

  it('without sites or rings nothing is added', () => {
    const { disks, sites, all } = lossesOf(OWN, { ...RISKS, site: { rate: 0, days: 30 }, rings: 1 }, 'window');
    expect(sites).toBe(0);
    expect(all / disks).toBeCloseTo(1, 12);
  });

  it.each(['window', 'poisson', 'markov'] as const)('stay probabilities at the worst: %s', (model) => {
    const losses = lossesOf(
      { ...OWN, innerK: 0, outerK: 0 },
      { disk: { rate: 1, days: 365 }, site: { rate: 1, days: 365 }, rings: 1000 },
      model,
    );
    for (const loss of Object.values(losses)) {
      expect(loss).toBeGreaterThan(0.6);
      expect(loss).toBeLessThanOrEqual(1);
    }
  });

  it('tells when a model is out of its range', () => {
    expect(isInRange({ rate: 0.02, days: 1 })).toBe(true);
    expect(isInRange({ rate: 1, days: 60 })).toBe(false);
    expect(isInRange({ rate: 0.001, days: 400 })).toBe(false);
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

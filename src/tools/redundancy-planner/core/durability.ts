/** Probability that a code loses data within a year, by three models. Rates are a year's, times are in days. Pure. */
import { atLeastOnce, binomialTail, poissonTail } from './probability';

export const DAYS_OF_YEAR = 365;

/** One level of a code: n parts, of which any k may be lost. */
export interface Code {
  readonly n: number;
  readonly k: number;
}

/** How its parts fail and come back. */
export interface Wear {
  /** Failures of one part in a year, not above 1 for the models of windows. */
  readonly rate: number;
  /** Days from a failure until the part is complete again. */
  readonly days: number;
}

/** Whole windows of a year: the repair time is stretched until it divides the year. At least one. */
export const windowsOfYear = (days: number): number => Math.max(1, Math.floor(DAYS_OF_YEAR / days));

/** Probability that one part fails within a window: rate ÷ windows, at most 1. */
const windowProbability = ({ rate, days }: Wear): number => Math.min(1, rate / windowsOfYear(days));

/**
 * Window: more than k of n parts fail within one repair time; binomial tail, then all windows of the year.
 * Source: the published model of Backblaze. Range: p well below 1. Failures on both sides of a window's edge are not seen,
 * so it says too little by a factor of up to k + 1.
 */
export const windowLoss = ({ n, k }: Code, wear: Wear): number =>
  atLeastOnce(binomialTail(n, k, windowProbability(wear)), windowsOfYear(wear.days));

/**
 * Poisson: as the window, with n · p failures expected in each. Source: the white paper of Storj.
 * Range: many parts, p small. It also counts failures of parts that are lost already, so it says a little too much.
 */
export const poissonLoss = ({ n, k }: Code, wear: Wear): number =>
  atLeastOnce(poissonTail(n * windowProbability(wear), k), windowsOfYear(wear.days));

/**
 * Mean time from 0 to more than k losses in a birth–death chain: Σ h(i) over i ≤ k, with h(0) = 1 / b(0) and
 * h(i) = 1 / b(i) + d(i) / b(i) · h(i − 1).
 * @param births rates of the step from i to i + 1, for i from 0
 * @param deaths rates of the step from i to i − 1; the first is not used
 * @returns in the unit of 1 ÷ rate
 */
export function meanTimeToLoss(births: readonly number[], deaths: readonly number[]): number {
  let step = 0;
  let sum = 0;
  births.forEach((birth, i) => {
    step = 1 / birth + (i === 0 ? 0 : ((deaths[i] ?? 0) / birth) * step);
    sum += step;
  });
  return sum;
}

/**
 * Markov: the exact chain in which each part fails at a constant rate, b(i) = (n − i) · rate, and each missing part is
 * repaired by itself, d(i) = i ÷ time. P = 1 − e^(−1 ÷ mean time). Range: a mean time well above the repair time; the
 * repair time is a mean, and its spread is that of the exponential distribution.
 */
export function markovLoss({ n, k }: Code, { rate, days }: Wear): number {
  if (k >= n || rate <= 0) return 0;
  const repairs = DAYS_OF_YEAR / days;
  const states = Array.from({ length: k + 1 }, (_, i) => i);
  const mean = meanTimeToLoss(
    states.map((i) => (n - i) * rate),
    states.map((i) => i * repairs),
  );
  return -Math.expm1(-1 / mean);
}

export const MODELS = { window: windowLoss, poisson: poissonLoss, markov: markovLoss } as const;
export type Model = keyof typeof MODELS;
export const MODEL_NAMES: readonly Model[] = ['window', 'poisson', 'markov'];

/** p of a window above which a model is out of its range: the neglected terms are then of the size of p. */
const MAX_WINDOW_PROBABILITY = 0.1;

/** Whether rate and repair time are in the range of the models. */
export const isInRange = (wear: Wear): boolean =>
  wear.rate / windowsOfYear(wear.days) <= MAX_WINDOW_PROBABILITY && wear.days <= DAYS_OF_YEAR;

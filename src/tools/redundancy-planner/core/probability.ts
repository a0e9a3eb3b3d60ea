/** Pure functions for the tails of distributions, accurate even for probabilities as small as 10⁻²⁰. */

/** Coefficients of the Lanczos approximation with g = 7 and 9 terms (Godfrey). The relative error is about 1e-15. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059, 12.507343278686905,
  -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
] as const;
const LANCZOS_G = 7;

/** ln Γ(x) for x ≥ 1. */
export function logGamma(x: number): number {
  const shifted = x - 1;
  const series = LANCZOS.reduce<number>((sum, coefficient, at) => (at === 0 ? coefficient : sum + coefficient / (shifted + at)), 0);
  const t = shifted + LANCZOS_G + 0.5;
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(t) - t + Math.log(series);
}

/** ln of the number of ways to choose k of n items. */
export const logChoose = (n: number, k: number): number => logGamma(n + 1) - logGamma(k + 1) - logGamma(n - k + 1);

/** Sum of probabilities, limited to 1 because of rounding errors. The smallest terms are added first. */
const total = (terms: readonly number[]): number =>
  Math.min(
    1,
    [...terms].sort((one, other) => one - other).reduce((sum, term) => sum + term, 0),
  );

/**
 * P(more than k of n) if each has probability p: Σ C(n, i) pⁱ (1 − p)ⁿ⁻ⁱ over i › k.
 * @param p from 0 to 1
 */
export function binomialTail(n: number, k: number, p: number): number {
  if (p <= 0 || k >= n) return 0;
  if (p >= 1) return 1;
  const term = (i: number): number => Math.exp(logChoose(n, i) + i * Math.log(p) + (n - i) * Math.log1p(-p));
  return total(Array.from({ length: n - k }, (_, at) => term(k + 1 + at)));
}

/** Share of the sum below which terms of the Poisson tail are omitted. */
const NEGLIGIBLE = 1e-18;

/** P(more than k) for mean λ: Σ e^(−λ) λⁱ / i! over i › k. */
export function poissonTail(mean: number, k: number): number {
  if (mean <= 0) return 0;
  const term = (i: number): number => Math.exp(i * Math.log(mean) - mean - logGamma(i + 1));
  const terms: number[] = [];
  let sum = 0;
  // Beyond the mean, each term is smaller than the preceding one.
  for (let i = k + 1; i <= mean || terms.length === 0 || (terms.at(-1) ?? 0) > sum * NEGLIGIBLE; i += 1) {
    terms.push(term(i));
    sum += terms.at(-1) ?? 0;
  }
  return total(terms);
}

/** P(at least once in `times` trials) if each has probability p: 1 − (1 − p)^times. */
export const atLeastOnce = (p: number, times: number): number => (p >= 1 ? 1 : -Math.expm1(times * Math.log1p(-p)));

/** Rate of a process that occurs within a unit of time with probability p: −ln(1 − p). Infinite if p is 1. */
export const rateOf = (p: number): number => -Math.log1p(-p);

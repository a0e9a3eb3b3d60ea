/**
 * Pure functions for the tails of distributions, accurate even for probabilities as small as 10⁻²⁰, and for a Markov chain that determines
 * how often a single code loses data. Rates are per year, and times are in days.
 */

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

export const DAYS_OF_YEAR = 365;

/** A single level of a code, with n parts, of which any k may be lost. */
export interface Code {
  readonly n: number;
  readonly k: number;
}

/** How often parts fail, and how long their repair takes. */
export interface Wear {
  /** Annualized failure rate: the share of parts that fail within a year, from 0 to below 1. */
  readonly afr: number;
  /** Days from a failure until the lost data has been restored: the mean of an exponential distribution. */
  readonly days: number;
}

/** Order of repairs: `parallel` if each missing part is repaired at full speed, `serial` if all parts share the speed of one repair. */
export type RepairOrder = 'parallel' | 'serial';

export interface Chain extends Code {
  /** Failure rate of a single part per year. */
  readonly rate: number;
  readonly days: number;
  /** Nodes, each of which fails together with all its parts. Undefined if the chain doesn't include nodes. */
  readonly nodes?: { readonly group: number; readonly wear: Wear };
  readonly order: RepairOrder;
  /** Number of missing parts at which a recovery begins. If it's 2 or more, the recovery restores all missing parts together. */
  readonly wait?: number;
  /** Share of the time during which repairs can run, depending on the number of missing parts. */
  readonly running?: (missing: number) => number;
}

/** Maximum parity for calculations that include nodes. Losses beyond it are much rarer than the numbers shown. */
const MAX_FOLLOWED_PARITY = 16;

/** Number of parts that are missing individually, and number of missing nodes. */
interface State {
  readonly parts: number;
  readonly nodes: number;
}

type Step = readonly [to: State, rate: number];

/**
 * Returns the failures that are possible in a state. Nodes are filled as densely as the group permits, and the last one counts as full. A
 * node that fails may already have missing parts, which are equally likely to be in any place.
 */
function failuresFrom({ n, rate, nodes }: Chain, { parts, nodes: gone }: State): Step[] {
  const group = nodes?.group ?? 1;
  const live = Math.max(0, n - parts - gone * group);
  const steps: Step[] = [[{ parts: parts + 1, nodes: gone }, live * rate]];
  if (nodes === undefined) return steps;
  const left = Math.ceil(n / group) - gone;
  const places = left * group;
  for (let own = Math.max(0, parts - places + group); own <= Math.min(parts, group); own += 1) {
    const chance = Math.exp(logChoose(group, own) + logChoose(places - group, parts - own) - logChoose(places, parts));
    steps.push([{ parts: parts - own, nodes: gone + 1 }, left * rateOf(nodes.wear.afr) * chance]);
  }
  return steps;
}

/** Returns the repairs that are possible in a state. */
function repairsFrom({ days, nodes, order, wait = 1, running = () => 1 }: Chain, state: State): Step[] {
  const { parts, nodes: gone } = state;
  const missing = parts + gone * (nodes?.group ?? 1);
  if (missing === 0 || missing < wait) return [];
  const nodeDays = nodes?.wear.days ?? 0;
  const speed = DAYS_OF_YEAR * running(missing);
  if (wait > 1) {
    const together = order === 'serial' ? parts * days + gone * nodeDays : Math.max(parts && days, gone && nodeDays);
    return [[{ parts: 0, nodes: 0 }, speed / together]];
  }
  const each = order === 'serial' ? speed / (parts + gone) : speed;
  return [
    ...(parts > 0 ? [[{ parts: parts - 1, nodes: gone }, (parts * each) / days] as const] : []),
    ...(gone > 0 ? [[{ parts, nodes: gone - 1 }, (gone * each) / nodeDays] as const] : []),
  ];
}

/**
 * Returns the rate at which more than k parts are missing at once, for the first time or again after a fresh start: 1 ÷ mean time.
 *
 * States are eliminated one after another, and the flow through each state is added to the others (Grassmann, Taksar, and Heyman, 1985).
 * Nothing is subtracted, so rates of 10⁻³⁰ are as exact as others.
 */
export function lossRate(chain: Chain): number {
  const group = chain.nodes?.group ?? chain.k + 1;
  const k = chain.nodes ? Math.min(chain.k, Math.max(MAX_FOLLOWED_PARITY, group)) : chain.k;
  const states: State[] = [];
  for (let nodes = 0; nodes * group <= k; nodes += 1)
    for (let parts = 0; parts + nodes * group <= k; parts += 1) states.push({ parts, nodes });
  const keyOf = ({ parts, nodes }: State): number => nodes * (k + 2) + parts;
  const places = new Map(states.map((state, at) => [keyOf(state), at]));
  // The last column represents a loss.
  const loss = states.length;
  const rates = states.map((state) => {
    const row = new Float64Array(loss + 1);
    for (const [to, rate] of [...failuresFrom(chain, state), ...repairsFrom(chain, state)]) {
      const isLost = to.parts + to.nodes * group > k;
      const at = isLost ? loss : (places.get(keyOf(to)) ?? loss);
      row[at] = (row[at] ?? 0) + rate;
    }
    return row;
  });
  const times = states.map(() => 1);
  for (let state = loss - 1; state > 0; state -= 1) {
    const from = rates[state] ?? new Float64Array();
    const columns = [...Array(state).keys(), loss].filter((column) => (from[column] ?? 0) > 0);
    const out = columns.reduce((sum, column) => sum + (from[column] ?? 0), 0);
    for (let before = 0; out > 0 && before < state; before += 1) {
      const into = rates[before] ?? new Float64Array();
      const share = (into[state] ?? 0) / out;
      if (share === 0) continue;
      for (const column of columns) if (column !== before) into[column] = (into[column] ?? 0) + share * (from[column] ?? 0);
      times[before] = (times[before] ?? 0) + share * (times[state] ?? 0);
    }
  }
  return (rates[0]?.[loss] ?? 0) / (times[0] ?? 1);
}

/** Pure functions that calculate durability and availability for inner code, outer code, rings, and sites. Times are in days. */
import { DAYS_OF_YEAR, lossRate, type Code, type RepairOrder, type Wear, atLeastOnce, binomialTail, poissonTail, rateOf } from './chain';
import { nexusesOf, shardsOf, type RedundancyClass } from './layout';

export interface Failures {
  /** Failures of disks, with the days until a disk's shards have been restored. */
  readonly disk: Wear;
  /** Losses of nodes with their disks, with the days until a node's shards have been restored. */
  readonly node: Wear;
  /** Permanent losses of sites, with the days until the nexus has been restored. */
  readonly site: Wear;
  /** Share of the time during which a site is unreachable without any loss. */
  readonly siteAway: number;
  /** Number of missing shards in a nexus at which its recovery begins. 1 means that it begins at the first loss. */
  readonly wait: number;
}

const innerOf = (own: RedundancyClass): Code => ({ n: shardsOf(own), k: own.innerK });
const outerOf = (own: RedundancyClass): Code => ({ n: nexusesOf(own), k: own.outerK });
const withinYear = (rate: number): number => -Math.expm1(-rate);

/**
 * Calculates the probabilities of losing data within a year. The inner code's chain determines the rate at which a nexus loses its share. In the outer
 * code, a nexus fails because of its disks and nodes or because of its site, so the rates are added. The repair time of a nexus is also
 * used for its share of one ring, which takes less.
 *
 * Repairs stop while a site is unreachable. For a shard, this is the shard's own site. For a nexus, repairs also stop if fewer than No of
 * the other sites can be reached.
 *
 * Rings fail individually because of disks and nodes, and together because of sites: sites + rings × (one ring − sites). Rings that share a
 * node often fail together, so counting each ring separately overestimates the loss rather than underestimating it.
 */
export function lossesOf(own: RedundancyClass, failures: Failures, rings: number, order: RepairOrder) {
  const { disk, node, site, siteAway, wait } = failures;
  const inner = { ...innerOf(own), rate: rateOf(disk.afr), days: disk.days, order, wait, running: () => 1 - siteAway };
  const outer = outerOf(own);
  const running = (missing: number): number => {
    const others = outer.n - missing;
    return (1 - siteAway) * (1 - binomialTail(others, others - own.outerN, siteAway));
  };
  const ringRate = (rate: number): number => lossRate({ ...outer, rate, days: site.days, order, running });
  const byDisks = lossRate(inner);
  const byNodes = node.afr > 0 ? lossRate({ ...inner, nodes: { group: own.group, wear: node } }) : byDisks;
  const sites = ringRate(rateOf(site.afr));
  const ring = ringRate(byNodes + rateOf(site.afr));
  return {
    /** Loss of a nexus's share of one ring because of disks and nodes. Other nexuses may be able to restore the share. */
    nexus: withinYear(byNodes),
    /** Loss of any ring because of disks alone. */
    disks: withinYear(rings * ringRate(byDisks)),
    /** Loss of any ring because of disks and nodes. */
    nodes: withinYear(rings * ringRate(byNodes)),
    /** Loss of all data because of site losses alone. */
    sites: withinYear(sites),
    /** Loss of any ring because of any combination of disks, nodes, and sites. */
    all: withinYear(sites + rings * Math.max(0, ring - sites)),
  };
}

export const lossesByOrder = (own: RedundancyClass, failures: Failures, rings: number) => ({
  parallel: lossesOf(own, failures, rings, 'parallel'),
  serial: lossesOf(own, failures, rings, 'serial'),
});

// Published models of a single code with independent parts, for comparison with the chain

/** Number of whole windows in a year, at least one. The repair time is extended until it divides the year evenly. */
export const windowsOfYear = (days: number): number => Math.max(1, Math.floor(DAYS_OF_YEAR / days));

/** Probability that a part fails within a window. */
const windowProbability = ({ afr, days }: Wear): number => afr / windowsOfYear(days);

/**
 * Window model: the probability that more than k of n parts fail within one repair time (binomial tail), for all windows in a year. Source:
 * the published Backblaze model. Range: p well below 1. Failures on both sides of a window boundary aren't counted, so the result is too
 * low by a factor of up to k + 1.
 */
export const windowLoss = ({ n, k }: Code, wear: Wear): number =>
  atLeastOnce(binomialTail(n, k, windowProbability(wear)), windowsOfYear(wear.days));

/**
 * Poisson model: like the window model, with n · p expected failures in each window. Source: the Storj white paper. Range: many parts and a
 * small p. Failures of parts that are already lost are also counted. With few parts, the result is several times the window model's result.
 */
export const poissonLoss = ({ n, k }: Code, wear: Wear): number =>
  atLeastOnce(poissonTail(n * windowProbability(wear), k), windowsOfYear(wear.days));

/** Maximum probability in a window. Above it, a model is out of its range, because the neglected terms are of the order of p. */
const MAX_WINDOW_PROBABILITY = 0.1;

/** Whether the failures and the repair time are within the models' range. */
export const isInRange = (wear: Wear): boolean => windowProbability(wear) <= MAX_WINDOW_PROBABILITY && wear.days <= DAYS_OF_YEAR;

/** Probability of losing any ring because of disks alone, in the published models with independent parts and immediate repair. */
export function publishedLosses(own: RedundancyClass, { disk, site }: Failures, rings: number) {
  const by = (lossOf: typeof windowLoss): number =>
    atLeastOnce(lossOf(outerOf(own), { afr: Math.min(1, rateOf(lossOf(innerOf(own), disk))), days: site.days }), rings);
  return { window: by(windowLoss), poisson: by(poissonLoss) };
}

/** Maximum number of recovery thresholds in the comparison. */
const MAX_WAITS = 6;

/** Probability of losing any ring because of disks and nodes, for each number of missing shards at which recovery can begin. */
export const lossesByWait = (own: RedundancyClass, failures: Failures, rings: number): readonly number[] =>
  Array.from({ length: Math.min(MAX_WAITS, own.innerK) }, (_, at) => lossesOf(own, { ...failures, wait: at + 1 }, rings, 'parallel').nodes);

/**
 * Calculates the probabilities that a nexus's share and a ring are unreadable at a given moment. A share is unreadable if its site or more than Ki of its Ni + Ki shards are unreachable. A ring is unreadable
 * if more than Ko of its nexuses have unreadable shares.
 * @param shard probability that a shard is unreachable at a given moment, independent of other shards
 * @param site probability that a site is unreachable at a given moment
 */
export function unavailabilityOf(own: RedundancyClass, shard: number, site: number) {
  const { n, k } = innerOf(own);
  const nexus = site + (1 - site) * binomialTail(n, k, shard);
  const outer = outerOf(own);
  return { nexus, ring: binomialTail(outer.n, outer.k, nexus) };
}

/**
 * Maximum number of nines to show. A double can't represent 1 − 10⁻¹⁶, and software errors, operator errors, and disasters outweigh the
 * modeled causes long before that.
 */
export const MAX_NINES = 15;

/** Number of nines: −log10 of the loss, at most `MAX_NINES`, and 0 if the loss is certain. */
export const ninesOf = (loss: number): number => Math.min(MAX_NINES, Math.max(0, -Math.log10(loss)));

export const isCapped = (loss: number): boolean => loss < 10 ** -MAX_NINES;

/** Durability and availability of a class: inner code, outer code, rings and sites together. Times are in days. Pure functions. */
import { DAYS_OF_YEAR, lossRate, type Code, type RepairOrder, type Wear } from './chain';
import { nexusesOf, shardsOf, type RedundancyClass } from './class';
import { atLeastOnce, binomialTail, poissonTail, rateOf } from './probability';

export interface Failures {
  /** Disks, and days until the shards of a disk are complete again. */
  readonly disk: Wear;
  /** Nodes that are lost with their disks, and days until the shards of a node are complete again. */
  readonly node: Wear;
  /** Sites that are lost permanently, and days until the nexus is complete again. */
  readonly site: Wear;
  /** Share of the time in which a site is unreachable, although nothing is lost. */
  readonly siteAway: number;
  /** Number of missing shards in a nexus at which its recovery begins; 1 means at the first loss. */
  readonly wait: number;
}

/** Probabilities of losing data within a year. */
export interface Losses {
  /** Loss of one nexus's share of one ring by disks and nodes. Other nexuses may be able to restore it. */
  readonly nexus: number;
  /** Loss of any ring by disks alone. */
  readonly disks: number;
  /** Loss of any ring by disks and nodes. */
  readonly nodes: number;
  /** Loss of everything by losses of sites alone. */
  readonly sites: number;
  /** Loss of any ring by any combination of disks, nodes and sites. */
  readonly all: number;
}

const innerOf = (own: RedundancyClass): Code => ({ n: shardsOf(own), k: own.innerK });
const outerOf = (own: RedundancyClass): Code => ({ n: nexusesOf(own), k: own.outerK });
const withinYear = (rate: number): number => -Math.expm1(-rate);

/**
 * The chain of the inner code determines the rate at which a nexus loses its share. In the outer code, a nexus fails because of its disks
 * and nodes or the loss of its site, so the rates are added. The repair time of a nexus is also used for its share of one ring, which takes
 * less.
 *
 * Repairs stop while a site is unreachable: that of a shard if it is the shard's own site, and that of a nexus also if fewer than No of the
 * others can be reached.
 *
 * Rings fail individually because of disks and nodes, and together because of sites: sites + rings × (one ring − sites). Rings that share a
 * node often fail together, so counting each of them overestimates rather than underestimates.
 */
export function lossesOf(own: RedundancyClass, failures: Failures, rings: number, order: RepairOrder): Losses {
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
    nexus: withinYear(byNodes),
    disks: withinYear(rings * ringRate(byDisks)),
    nodes: withinYear(rings * ringRate(byNodes)),
    sites: withinYear(sites),
    all: withinYear(sites + rings * Math.max(0, ring - sites)),
  };
}

export type LossesByOrder = Readonly<Record<RepairOrder, Losses>>;

export const lossesByOrder = (own: RedundancyClass, failures: Failures, rings: number): LossesByOrder => ({
  parallel: lossesOf(own, failures, rings, 'parallel'),
  serial: lossesOf(own, failures, rings, 'serial'),
});

// Published models of one code with independent parts, for comparison with the chain.

/** Number of whole windows in a year. The repair time is extended until it divides the year. At least one. */
export const windowsOfYear = (days: number): number => Math.max(1, Math.floor(DAYS_OF_YEAR / days));

/** Probability that a part fails within a window. */
const windowProbability = ({ afr, days }: Wear): number => afr / windowsOfYear(days);

/**
 * Window model: more than k of n parts fail within one repair time; binomial tail, then all windows of the year. Source: the published
 * model of Backblaze. Range: p well below 1. Failures on both sides of a window's boundary aren't counted, so the result is too low by a
 * factor of up to k + 1.
 */
export const windowLoss = ({ n, k }: Code, wear: Wear): number =>
  atLeastOnce(binomialTail(n, k, windowProbability(wear)), windowsOfYear(wear.days));

/**
 * Poisson model: like the window model, with n · p expected failures in each window. Source: the white paper of Storj. Range: many parts,
 * small p. It also counts failures of parts that are already lost. With few parts, the result is several times that of the window model.
 */
export const poissonLoss = ({ n, k }: Code, wear: Wear): number =>
  atLeastOnce(poissonTail(n * windowProbability(wear), k), windowsOfYear(wear.days));

/** Probability in a window above which a model is out of its range, because the neglected terms are then of the order of p. */
const MAX_WINDOW_PROBABILITY = 0.1;

/** Whether failures and repair time are within the range of the models. */
export const isInRange = (wear: Wear): boolean => windowProbability(wear) <= MAX_WINDOW_PROBABILITY && wear.days <= DAYS_OF_YEAR;

/** Probability of losing any ring by disks alone, according to the published models: independent parts, immediate repair. */
export type Published = Readonly<Record<'window' | 'poisson', number>>;

export function publishedLosses(own: RedundancyClass, { disk, site }: Failures, rings: number): Published {
  const by = (lossOf: typeof windowLoss): number =>
    atLeastOnce(lossOf(outerOf(own), { afr: Math.min(1, rateOf(lossOf(innerOf(own), disk))), days: site.days }), rings);
  return { window: by(windowLoss), poisson: by(poissonLoss) };
}

/** Maximum number of recovery thresholds in the comparison. */
const MAX_WAITS = 6;

/** Probability of losing any ring by disks and nodes, for each number of missing shards at which recovery can begin. */
export const lossesByWait = (own: RedundancyClass, failures: Failures, rings: number): readonly number[] =>
  Array.from({ length: Math.min(MAX_WAITS, own.innerK) }, (_, at) => lossesOf(own, { ...failures, wait: at + 1 }, rings, 'parallel').nodes);

/** Probabilities of being unreadable at a given moment. */
export interface Unavailability {
  /** A nexus's share. */
  readonly nexus: number;
  /** A ring. */
  readonly ring: number;
}

/**
 * A share is unreadable if its site is unreachable, or if more than Ki of its Ni + Ki shards are. A ring is unreadable if more than Ko of
 * its nexuses are in that state.
 * @param shard probability that a shard is unreachable at a given moment, independent of the others
 * @param site probability that a site is unreachable at a given moment
 */
export function unavailabilityOf(own: RedundancyClass, shard: number, site: number): Unavailability {
  const { n, k } = innerOf(own);
  const nexus = site + (1 - site) * binomialTail(n, k, shard);
  const outer = outerOf(own);
  return { nexus, ring: binomialTail(outer.n, outer.k, nexus) };
}

/**
 * Maximum number of nines shown. A double can't represent 1 − 10⁻¹⁶, and long before that, software errors, operator errors and disasters
 * outweigh what the models count.
 */
export const MAX_NINES = 15;

/** −log10 of the loss, at most `MAX_NINES`; 0 for a certain loss. */
export const ninesOf = (loss: number): number => Math.min(MAX_NINES, Math.max(0, -Math.log10(loss)));

export const isCapped = (loss: number): boolean => loss < 10 ** -MAX_NINES;

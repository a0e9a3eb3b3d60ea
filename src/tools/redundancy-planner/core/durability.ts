/** Durability and availability of a class: inner code, outer code, rings and sites together. Times are in days. Pure. */
import { DAYS_OF_YEAR, lossRate, type Code, type RepairOrder, type Wear } from './chain';
import { nexusesOf, shardsOf, type RedundancyClass } from './class';
import { atLeastOnce, binomialTail, poissonTail, rateOf } from './probability';

export interface Failures {
  /** Disks, and days until the shards of one are complete again. */
  readonly disk: Wear;
  /** Nodes that are lost with their disks, and days until the shards of one are complete again. */
  readonly node: Wear;
  /** Sites that are lost for good, and days until the nexus is complete again. */
  readonly site: Wear;
  /** Share of the time in which a site cannot be reached, although nothing is lost. */
  readonly siteAway: number;
  /** Missing shards of a nexus at which its recovery begins; 1 begins at the first loss. */
  readonly wait: number;
}

/** Probabilities of losing data within a year. */
export interface Losses {
  /** The share of one nexus in one ring, by disks and nodes; other nexuses may bring it back. */
  readonly nexus: number;
  /** Some ring, by disks alone. */
  readonly disks: number;
  /** Some ring, by disks and nodes. */
  readonly nodes: number;
  /** Everything, by losses of sites alone. */
  readonly sites: number;
  /** Some ring, by disks, nodes and sites in any mixture. */
  readonly all: number;
}

const innerOf = (own: RedundancyClass): Code => ({ n: shardsOf(own), k: own.innerK });
const outerOf = (own: RedundancyClass): Code => ({ n: nexusesOf(own), k: own.outerK });
const withinYear = (rate: number): number => -Math.expm1(-rate);

/**
 * The chain of the inner code gives the rate at which a nexus loses its share. In the outer code a nexus fails by its
 * disks and nodes, by the loss of its site, or both: the rates add. The repair time of a nexus is taken for its share of
 * one ring, too, which takes less.
 *
 * Repairs stop while a site is away: that of a shard while its own site is, that of a nexus also while fewer than No of
 * the others can be reached.
 *
 * Rings fail by disks and nodes one by one, and by sites together: sites + rings × (one ring − sites). Rings that share a
 * node often fail together; counting each says too much rather than too little.
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

// Published models of one code of independent parts, to compare with the chain.

/** Whole windows of a year: the repair time is stretched until it divides the year. At least one. */
export const windowsOfYear = (days: number): number => Math.max(1, Math.floor(DAYS_OF_YEAR / days));

/** Probability that one part fails within a window. */
const windowProbability = ({ afr, days }: Wear): number => afr / windowsOfYear(days);

/**
 * Window: more than k of n parts fail within one repair time; binomial tail, then all windows of the year.
 * Source: the published model of Backblaze. Range: p well below 1. Failures on both sides of a window's edge are not seen,
 * so it says too little by a factor of up to k + 1.
 */
export const windowLoss = ({ n, k }: Code, wear: Wear): number =>
  atLeastOnce(binomialTail(n, k, windowProbability(wear)), windowsOfYear(wear.days));

/**
 * Poisson: as the window, with n · p failures expected in each. Source: the white paper of Storj.
 * Range: many parts, p small. It also counts failures of parts that are lost already: with few parts it says several times
 * as much as the window.
 */
export const poissonLoss = ({ n, k }: Code, wear: Wear): number =>
  atLeastOnce(poissonTail(n * windowProbability(wear), k), windowsOfYear(wear.days));

/** p of a window above which a model is out of its range: the neglected terms are then of the size of p. */
const MAX_WINDOW_PROBABILITY = 0.1;

/** Whether failures and repair time are in the range of the models. */
export const isInRange = (wear: Wear): boolean => windowProbability(wear) <= MAX_WINDOW_PROBABILITY && wear.days <= DAYS_OF_YEAR;

/** Probability of losing some ring by disks alone, by the published models: independent parts, repaired at once. */
export type Published = Readonly<Record<'window' | 'poisson', number>>;

export function publishedLosses(own: RedundancyClass, { disk, site }: Failures, rings: number): Published {
  const by = (lossOf: typeof windowLoss): number =>
    atLeastOnce(lossOf(outerOf(own), { afr: Math.min(1, rateOf(lossOf(innerOf(own), disk))), days: site.days }), rings);
  return { window: by(windowLoss), poisson: by(poissonLoss) };
}

/** Most moments of recovery that are compared. */
const MAX_WAITS = 6;

/** Probability of losing some ring by disks and nodes, for each number of missing shards at which recovery can begin. */
export const lossesByWait = (own: RedundancyClass, failures: Failures, rings: number): readonly number[] =>
  Array.from({ length: Math.min(MAX_WAITS, own.innerK) }, (_, at) => lossesOf(own, { ...failures, wait: at + 1 }, rings, 'parallel').nodes);

/** Probabilities of being unreadable at a moment. */
export interface Unavailability {
  /** The share of one nexus. */
  readonly nexus: number;
  /** A ring. */
  readonly ring: number;
}

/**
 * A share is unreadable while its site is away, or while more than Ki of its Ni + Ki shards are; a ring while more than Ko
 * of its nexuses are in that state.
 * @param shard probability that a shard is away at a moment, independent of the others
 * @param site probability that a site is away at a moment
 */
export function unavailabilityOf(own: RedundancyClass, shard: number, site: number): Unavailability {
  const { n, k } = innerOf(own);
  const nexus = site + (1 - site) * binomialTail(n, k, shard);
  const outer = outerOf(own);
  return { nexus, ring: binomialTail(outer.n, outer.k, nexus) };
}

/**
 * Most nines that are told. A double holds 1 − 10⁻¹⁶ no more, and long before that faults of software, operators' errors and
 * disasters outweigh what the models count.
 */
export const MAX_NINES = 15;

/** −log10 of the loss, at most `MAX_NINES`; 0 for a certain loss. */
export const ninesOf = (loss: number): number => Math.min(MAX_NINES, Math.max(0, -Math.log10(loss)));

export const isCapped = (loss: number): boolean => loss < 10 ** -MAX_NINES;

/** Durability and availability of a class: inner code, outer code, rings and sites together. Pure. */
import { nexusesOf, shardsOf, type RedundancyClass } from './class';
import { MODEL_NAMES, MODELS, type Model, type Wear } from './durability';
import { atLeastOnce, binomialTail, rateOf } from './probability';

export interface Risks {
  /** Disks: failures in a year, and days until the shards are complete again. */
  readonly disk: Wear;
  /** Sites: losses for good in a year, and days until the nexus is complete again. */
  readonly site: Wear;
  /** Rings of the class. */
  readonly rings: number;
}

/** Probabilities of losing data within a year. */
export interface Losses {
  /** The share of one nexus in one ring, by its disks; other nexuses may bring it back. */
  readonly nexus: number;
  /** Some ring, by disks alone. */
  readonly disks: number;
  /** Everything, by losses of sites alone. */
  readonly sites: number;
  /** Some ring, by disks and sites in any mixture. */
  readonly all: number;
}

/**
 * The model is applied to the inner code, and its result to the outer one, where a nexus fails by its disks, by the loss of
 * its site, or both: the rates add. The repair time of a nexus is taken for its share of one ring, too, which takes less.
 * Rings fail by their disks independently, and by sites together: P = sites + rings × (one ring − sites), at most 1.
 */
export function lossesOf(own: RedundancyClass, { disk, site, rings }: Risks, model: Model): Losses {
  const lossOf = MODELS[model];
  const outer = { n: nexusesOf(own), k: own.outerK };
  const outerLoss = (rate: number): number => lossOf(outer, { rate, days: site.days });
  const nexus = lossOf({ n: shardsOf(own), k: own.innerK }, disk);
  const byDisks = Math.min(rateOf(nexus), Number.MAX_VALUE);
  const sites = outerLoss(site.rate);
  const ring = outerLoss(byDisks + site.rate);
  return { nexus, disks: atLeastOnce(outerLoss(byDisks), rings), sites, all: Math.min(1, sites + rings * Math.max(0, ring - sites)) };
}

export type LossesByModel = Readonly<Record<Model, Losses>>;

/** By each model. Where the disks make no ring yet, the losses are those of a class with one. */
export function lossesByModel(own: RedundancyClass, risks: Risks): LossesByModel {
  const counted = { ...risks, rings: Math.max(1, risks.rings) };
  return Object.fromEntries(MODEL_NAMES.map((model) => [model, lossesOf(own, counted, model)])) as LossesByModel;
}

/** Probabilities of being unreadable at a moment. */
export interface Unavailability {
  /** The share of one nexus. */
  readonly nexus: number;
  /** A ring. */
  readonly ring: number;
}

/**
 * More than Ki of Ni + Ki shards of a nexus are away, and more than Ko of the nexuses are in that state.
 * @param p probability that a shard is away at a moment, independent of the others; a common cause, such as the power of a
 *   site, breaks that assumption
 */
export function unavailabilityOf(own: RedundancyClass, p: number): Unavailability {
  const nexus = binomialTail(shardsOf(own), own.innerK, p);
  return { nexus, ring: binomialTail(nexusesOf(own), own.outerK, nexus) };
}

/** Capacity of a layout, and what it takes: disks to buy, network and memory. Pure. */
import { agentsOf, expansion, nexusesOf, nodesNeeded, shardsOf, type RedundancyClass } from './class';
import { leastOf, sum } from './lists';
import { ringsOfNexus, type NexusDisks } from './layout';

/** Size of the disks of each node of a nexus. */
export type NexusSizes = readonly number[];

/** In the unit of the disks' sizes. */
export interface Capacity {
  /** All disks of the nexuses of the class. */
  readonly raw: number;
  /** What rings take of the disks: of each as much as the smallest disk has. */
  readonly rawInRings: number;
  /** `rawInRings` ÷ expansion. */
  readonly usable: number;
  /** `usable` × fill: the rest is kept free. */
  readonly planned: number;
  /** Usable if each ring were made of disks of one size, as far as that goes; how the product chooses is not documented. */
  readonly usableAtBest: number;
}

/** Σ (rings of disks of at least a size) × (what that size has more than the next smaller one). */
function rawAtBest(own: RedundancyClass, nexuses: readonly NexusDisks[], sizes: readonly NexusSizes[]): number {
  const steps = [...new Set([...new Set(sizes)].flat())].sort((one, other) => one - other);
  const isFirst = (disks: NexusDisks, at: number): boolean =>
    nexuses.findIndex((other, place) => other === disks && sizes[place] === sizes[at]) === at;
  const distinct = nexuses.flatMap((disks, at) => (isFirst(disks, at) ? [{ disks, own: sizes[at] ?? [] }] : []));
  const ringsFrom = (least: number): number =>
    Math.min(
      ...distinct.map((nexus) =>
        ringsOfNexus(
          nexus.disks.map((count, node) => ((nexus.own[node] ?? 0) >= least ? count : 0)),
          shardsOf(own),
          own.group,
        ),
      ),
    );
  return sum(steps.map((size, at) => ringsFrom(size) * agentsOf(own) * (size - (steps[at - 1] ?? 0))));
}

/**
 * @param rings of the layout
 * @param nexuses disks of each node of the nexuses of the class
 * @param sizes size of these disks, node by node
 * @param fill part of the usable space that is planned with, above 0 and at most 1
 */
export function capacityOf(
  own: RedundancyClass,
  rings: number,
  { nexuses, sizes, fill }: { readonly nexuses: readonly NexusDisks[]; readonly sizes: readonly NexusSizes[]; readonly fill: number },
): Capacity {
  const used = nexuses.slice(0, nexusesOf(own));
  const usedSizes = sizes.slice(0, used.length);
  const raw = sum(used.map((disks, at) => sum(disks.map((count, node) => count * (usedSizes[at]?.[node] ?? 0)))));
  const rawInRings = rings * agentsOf(own) * leastOf(usedSizes);
  const usable = rawInRings / expansion(own);
  const best = rings === 0 ? 0 : rawAtBest(own, used, usedSizes) / expansion(own);
  return { raw, rawInRings, usable, planned: usable * fill, usableAtBest: best };
}

/** The other way round: from the capacity that is wanted to the disks to buy. */
export interface Order {
  /** Raw space that the target needs, before it is rounded to whole rings. */
  readonly rawNeeded: number;
  readonly rings: number;
  /** Disks of all nexuses: whole rings, none spare. */
  readonly disks: number;
  readonly disksInEachNexus: number;
  /** Fewest nodes of each nexus that carry these rings. */
  readonly nodesInEachNexus: number;
  /** Planned capacity of the order. */
  readonly planned: number;
}

/**
 * Rounding errors of the division must not buy a ring: 100 ÷ 0.8 × 2.25 ÷ 11.25 is 25.000000000000004.
 * Relative, far below what a disk's size is known to.
 */
const ROUNDING = 1e-9;

/**
 * @param target planned capacity that is wanted, in the unit of `size`
 * @param size of one disk
 * @param fill part of the usable space that is planned with
 * @param disksOfNode disks of a node
 */
export function orderFor(
  own: RedundancyClass,
  {
    target,
    size,
    fill,
    disksOfNode,
  }: { readonly target: number; readonly size: number; readonly fill: number; readonly disksOfNode: number },
): Order {
  const rawNeeded = (target / fill) * expansion(own);
  const exact = rawNeeded / (agentsOf(own) * size);
  const rings = Math.max(1, Math.ceil(exact * (1 - ROUNDING)));
  const disksInEachNexus = rings * shardsOf(own);
  const fromNode = Math.min(disksOfNode, rings * own.group);
  return {
    rawNeeded,
    rings,
    disks: rings * agentsOf(own),
    disksInEachNexus,
    nodesInEachNexus: Math.max(nodesNeeded(own), Math.ceil(disksInEachNexus / fromNode)),
    planned: (rings * agentsOf(own) * size * fill) / expansion(own),
  };
}

export interface Traffic {
  /** Out of all gateways: W × E. */
  readonly out: number;
  /** Into each nexus: W × (Ni + Ki) / (No · Ni). */
  readonly intoNexus: number;
}

/** @param written client writes W, in any unit of bytes over time; the result has the same */
export const trafficOf = (own: RedundancyClass, written: number): Traffic => ({
  out: written * expansion(own),
  intoNexus: (written * shardsOf(own)) / (own.outerN * own.innerN),
});

/** GiB. The system's share is an assumption of the planner. */
const SYSTEM_GIB = 2;
/** GiB for each agent: the limit of the published demo, whose volumes have 100 GB. */
const DEMO_AGENT_GIB = 0.5;
/** GiB for each disk: what vendors of other systems plan for large disks (5 to 8 GB, general practice). */
const PRACTICE_AGENT_GIB = 8;

/** Memory of a node in GiB, by the demo's limit and by general practice for large disks. */
export const memoryOf = (disks: number): { readonly demo: number; readonly practice: number } => ({
  demo: disks * DEMO_AGENT_GIB + SYSTEM_GIB,
  practice: disks * PRACTICE_AGENT_GIB + SYSTEM_GIB,
});

/** Pure functions that calculate a layout's capacity and requirements: disks to buy, network, and memory. */
import { agentsOf, expansion, nexusesOf, nodesNeeded, shardsOf, type RedundancyClass } from './class';
import { leastOf, sum } from './lists';
import { ringsOfNexus, type NexusDisks } from './layout';

/** Disk size for each node in a nexus. */
export type NexusSizes = readonly number[];

/** Capacity, in the same unit as the disk sizes. */
export interface Capacity {
  /** Total size of all disks in the nexuses that the class uses. */
  readonly raw: number;
  /** Disk space that rings use. On each disk, they use only as much as the smallest disk provides. */
  readonly rawInRings: number;
  /** Usable capacity: `rawInRings` ÷ expansion. */
  readonly usable: number;
  /** Planned capacity: `usable` × fill. The rest stays free. */
  readonly planned: number;
  /** Usable capacity if each ring consisted of equally large disks as far as possible. The product's disk selection isn't documented. */
  readonly usableAtBest: number;
}

/** Σ (rings from disks of at least a certain size) × (difference from the next smaller size). */
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
 * @param rings number of rings in the layout
 * @param nexuses number of disks in each node, for each nexus that the class uses
 * @param sizes sizes of these disks, node by node
 * @param fill planned share of the usable space, above 0 and at most 1
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

/** Result of the inverse calculation: the disks to buy for a target capacity. */
export interface Order {
  /** Raw space that the target requires, before it's rounded up to whole rings. */
  readonly rawNeeded: number;
  readonly rings: number;
  /** Number of disks in all nexuses, for whole rings and without spares. */
  readonly disks: number;
  readonly disksInEachNexus: number;
  /** Minimum number of nodes in each nexus that these rings require. */
  readonly nodesInEachNexus: number;
  /** Planned capacity that the ordered disks provide. */
  readonly planned: number;
}

/**
 * Relative tolerance that prevents rounding errors in the division from adding a ring: 100 ÷ 0.8 × 2.25 ÷ 11.25 is 25.000000000000004. It's
 * far below the precision of a disk's size.
 */
const ROUNDING = 1e-9;

/**
 * @param target planned capacity, in the same unit as `size`
 * @param size size of one disk
 * @param fill planned share of the usable space
 * @param disksOfNode number of disks in a node
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
  /** Outbound traffic from all gateways: W × E. */
  readonly out: number;
  /** Traffic into each nexus: W × (Ni + Ki) / (No · Ni). */
  readonly intoNexus: number;
}

/** @param written W, the data that clients write, in bytes per unit of time (any unit). The result has the same unit. */
export const trafficOf = (own: RedundancyClass, written: number): Traffic => ({
  out: written * expansion(own),
  intoNexus: (written * shardsOf(own)) / (own.outerN * own.innerN),
});

/** Memory for the operating system, in GiB. This is the planner's assumption. */
const SYSTEM_GIB = 2;
/** Memory per agent in GiB. Source: the limit in the published demo, whose volumes have 100 GB. */
const DEMO_AGENT_GIB = 0.5;
/** Memory per disk in GiB. Source: recommendations by other vendors for large disks (5 to 8 GB, general practice). */
const PRACTICE_AGENT_GIB = 8;

/** Memory that a node needs in GiB, with the demo's limit and according to general practice for large disks. */
export const memoryOf = (disks: number): { readonly demo: number; readonly practice: number } => ({
  demo: disks * DEMO_AGENT_GIB + SYSTEM_GIB,
  practice: disks * PRACTICE_AGENT_GIB + SYSTEM_GIB,
});

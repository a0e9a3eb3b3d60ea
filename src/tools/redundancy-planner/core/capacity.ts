/** Pure functions that calculate a layout's capacity and requirements: disks to buy, network, memory, and the duration of rebuilds. */
import {
  agentsOf,
  expansion,
  nexusesOf,
  nodesNeeded,
  shardsOf,
  type RedundancyClass,
  leastOf,
  sum,
  ringsOfNexus,
  type NexusDisks,
} from './layout';

/** Disk size for each node in a nexus. */
export type NexusSizes = readonly number[];

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
 * Calculates the capacity, in the same unit as the disk sizes.
 * @param rings number of rings in the layout
 * @param nexuses number of disks in each node, for each nexus that the class uses
 * @param sizes sizes of these disks, node by node
 * @param fill planned share of the usable space, above 0 and at most 1
 */
export function capacityOf(
  own: RedundancyClass,
  rings: number,
  { nexuses, sizes, fill }: { readonly nexuses: readonly NexusDisks[]; readonly sizes: readonly NexusSizes[]; readonly fill: number },
) {
  const used = nexuses.slice(0, nexusesOf(own));
  const usedSizes = sizes.slice(0, used.length);
  const rawInRings = rings * agentsOf(own) * leastOf(usedSizes);
  const usable = rawInRings / expansion(own);
  return {
    /** Total size of all disks in the nexuses that the class uses. */
    raw: sum(used.map((disks, at) => sum(disks.map((count, node) => count * (usedSizes[at]?.[node] ?? 0))))),
    /** Disk space that rings use. On each disk, they use only as much as the smallest disk provides. */
    rawInRings,
    usable,
    /** The rest of the usable capacity stays free. */
    planned: usable * fill,
    /** Usable capacity if each ring consisted of equally large disks as far as possible. The product's disk selection isn't documented. */
    usableAtBest: rings === 0 ? 0 : rawAtBest(own, used, usedSizes) / expansion(own),
  };
}

/**
 * Relative tolerance that prevents rounding errors in the division from adding a ring: 100 ÷ 0.8 × 2.25 ÷ 11.25 is 25.000000000000004. It's
 * far below the precision of a disk's size.
 */
const ROUNDING = 1e-9;

/**
 * Calculates the disks to buy for a target capacity.
 * @param target planned capacity, in the same unit as `size`
 * @param size size of one disk
 * @param fill planned share of the usable space
 * @param disksOfNode number of disks in a node
 */
export function orderFor(
  own: RedundancyClass,
  { target, size, fill, disksOfNode }: Readonly<Record<'target' | 'size' | 'fill' | 'disksOfNode', number>>,
) {
  const rawNeeded = (target / fill) * expansion(own);
  const exact = rawNeeded / (agentsOf(own) * size);
  const rings = Math.max(1, Math.ceil(exact * (1 - ROUNDING)));
  const disksInEachNexus = rings * shardsOf(own);
  const fromNode = Math.min(disksOfNode, rings * own.group);
  return {
    /** Raw space that the target requires, before it's rounded up to whole rings. */
    rawNeeded,
    rings,
    /** Number of disks in all nexuses, for whole rings and without spares. */
    disks: rings * agentsOf(own),
    disksInEachNexus,
    /** Minimum number of nodes in each nexus that these rings require. */
    nodesInEachNexus: Math.max(nodesNeeded(own), Math.ceil(disksInEachNexus / fromNode)),
    /** Planned capacity that the ordered disks provide. */
    planned: (rings * agentsOf(own) * size * fill) / expansion(own),
  };
}

/** @param written W, the data that clients write, in bytes per unit of time (any unit). The result has the same unit. */
export const trafficOf = (own: RedundancyClass, written: number) => ({
  /** Outbound traffic from all gateways: W × E. */
  out: written * expansion(own),
  /** Traffic into each nexus: W × (Ni + Ki) / (No · Ni). */
  intoNexus: (written * shardsOf(own)) / (own.outerN * own.innerN),
});

/** Memory for the operating system, in GiB. This is the planner's assumption. */
const SYSTEM_GIB = 2;
/** Memory per agent in GiB. Source: the limit in the published demo, whose volumes have 100 GB. */
const DEMO_AGENT_GIB = 0.5;
/** Memory per disk in GiB. Source: recommendations by other vendors for large disks (5 to 8 GB, general practice). */
const PRACTICE_AGENT_GIB = 8;

/** Memory that a node needs in GiB, with the demo's limit and according to general practice for large disks. */
export const memoryOf = (disks: number) => ({
  demo: disks * DEMO_AGENT_GIB + SYSTEM_GIB,
  practice: disks * PRACTICE_AGENT_GIB + SYSTEM_GIB,
});

/** Bytes in a TB, bits in a Gbit, and bytes in a MB. Disks and links use powers of ten. */
const TB = 1e12;
const GBIT = 1e9;
const MB = 1e6;
const BITS = 8;

export interface Speeds {
  /** Bandwidth for rebuilds inside a nexus, in Gbit/s. */
  readonly linkGbit: number;
  /** Bandwidth between the sites, in Gbit/s. */
  readonly siteLinkGbit: number;
  /** Read and write speed of a disk, in MB/s. */
  readonly diskMB: number;
}

/** Work that a rebuild involves, in TB. Disks that are read or written one after another count as one disk. */
interface Work {
  readonly fetched: number;
  readonly written: number;
  /** Maximum amount read from a single source disk, and written to a single target disk. */
  readonly fromDisk: number;
  readonly toDisk: number;
  /** Whether other nexuses must send the missing data. */
  readonly fromOtherNexuses: boolean;
}

function rebuildOf({ fromDisk, toDisk, ...work }: Work, { linkGbit, siteLinkGbit, diskMB }: Speeds) {
  const link = work.fromOtherNexuses ? siteLinkGbit : linkGbit;
  /** Duration for each limit if it were the only one, in seconds. */
  const seconds = {
    source: (fromDisk * TB) / (diskMB * MB),
    network: (work.fetched * TB * BITS) / (link * GBIT),
    target: (toDisk * TB) / (diskMB * MB),
  };
  const limit = (['network', 'target', 'source'] as const).reduce((one, other) => (seconds[other] > seconds[one] ? other : one));
  return { ...work, seconds, total: seconds[limit], limit };
}

/** Amounts of data in TB, times in seconds, and the factor that limits the rebuild. */
export type Rebuild = ReturnType<typeof rebuildOf>;

/**
 * Calculates the rebuild of a node, whose disks are written in parallel. If the nexus lacks enough shards, its whole share is recreated from
 * No other nexuses.
 * @param disks number of lost disks
 * @param used space used on each disk, in TB
 * @returns undefined if neither level has enough parity, which means that the data is lost
 */
export function rebuildNode(own: RedundancyClass, disks: number, used: number, speeds: Speeds): Rebuild | undefined {
  const fromRing = Math.min(disks, own.group);
  const fromOtherNexuses = fromRing > own.innerK;
  if (fromOtherNexuses && own.outerK === 0) return undefined;
  const factor = fromOtherNexuses ? own.outerN * own.innerN : own.innerN;
  // A ring's share is recreated only once, no matter how many of its shards are missing.
  const shares = fromOtherNexuses ? Math.ceil(disks / fromRing) : disks;
  const fromDisk = fromOtherNexuses ? used : used * fromRing;
  return rebuildOf({ fetched: shares * factor * used, written: disks * used, fromDisk, toDisk: used, fromOtherNexuses }, speeds);
}

/** Calculates the rebuild of a disk: Ni × `used` is read, and `used` is written to one disk. */
export const rebuildDisk = (own: RedundancyClass, used: number, speeds: Speeds): Rebuild | undefined => rebuildNode(own, 1, used, speeds);

/**
 * Calculates the rebuild of a nexus: its shards before inner parity, times No, are transferred between sites.
 * @param disks number of the nexus's disks that are in rings
 * @returns undefined if no nexus may be lost
 */
export function rebuildNexus(own: RedundancyClass, disks: number, used: number, speeds: Speeds): Rebuild | undefined {
  if (own.outerK === 0) return undefined;
  const written = disks * used;
  const fetched = (written * own.innerN * own.outerN) / shardsOf(own);
  return rebuildOf({ fetched, written, fromDisk: used, toDisk: used, fromOtherNexuses: true }, speeds);
}

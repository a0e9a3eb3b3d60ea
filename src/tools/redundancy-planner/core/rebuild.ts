/**
 * Pure functions that calculate the minimum duration of rebuilds, and what limits it.
 *
 * The model: a missing shard is computed from Ni shards in its nexus, and the shards of a whole nexus from the data shards of No other
 * nexuses. The rebuild uses the entire link. The way the product schedules rebuilds isn't documented, and real rebuilds are slower.
 */
import { shardsOf, type RedundancyClass } from './class';

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

/** Factor that limits a rebuild. */
type Limit = 'source' | 'network' | 'target';

export interface Rebuild {
  /** Amount of transferred data, in TB. */
  readonly fetched: number;
  /** Amount of written data, in TB. */
  readonly written: number;
  /** Duration for each limit if it were the only one, in seconds. */
  readonly seconds: Readonly<Record<Limit, number>>;
  /** Longest of these durations, in seconds. */
  readonly total: number;
  readonly limit: Limit;
  /** Whether other nexuses must send the missing data. */
  readonly fromOtherNexuses: boolean;
}

/** Work that a rebuild involves, in TB. Disks that are read or written one after another count as one disk. */
interface Work {
  readonly fetched: number;
  readonly written: number;
  /** Maximum amount read from a single source disk. */
  readonly fromDisk: number;
  /** Maximum amount written to a single target disk. */
  readonly toDisk: number;
  readonly fromOtherNexuses: boolean;
}

function rebuildOf({ fromDisk, toDisk, ...work }: Work, { linkGbit, siteLinkGbit, diskMB }: Speeds): Rebuild {
  const link = work.fromOtherNexuses ? siteLinkGbit : linkGbit;
  const seconds = {
    source: (fromDisk * TB) / (diskMB * MB),
    network: (work.fetched * TB * BITS) / (link * GBIT),
    target: (toDisk * TB) / (diskMB * MB),
  };
  const longest = (['network', 'target', 'source'] as const).reduce((one, other) => (seconds[other] > seconds[one] ? other : one));
  return { ...work, seconds, total: seconds[longest], limit: longest };
}

/** Disks that a node loses, and how many of them a ring can lose at once. */
interface Lost {
  /** Number of lost disks. */
  readonly disks: number;
  /** Number of shards that one ring loses. */
  readonly fromRing: number;
  /** Space used on each disk, in TB. */
  readonly used: number;
}

/** Calculates the rebuild of lost disks. If the nexus lacks enough shards, its whole share is recreated from No other nexuses. */
function rebuildOfDisks(own: RedundancyClass, { disks, fromRing, used }: Lost, speeds: Speeds): Rebuild | undefined {
  const fromOtherNexuses = fromRing > own.innerK;
  if (fromOtherNexuses && own.outerK === 0) return undefined;
  const factor = fromOtherNexuses ? own.outerN * own.innerN : own.innerN;
  // A ring's share is recreated only once, no matter how many of its shards are missing.
  const shares = fromOtherNexuses ? Math.ceil(disks / fromRing) : disks;
  const fromDisk = fromOtherNexuses ? used : used * fromRing;
  return rebuildOf({ fetched: shares * factor * used, written: disks * used, fromDisk, toDisk: used, fromOtherNexuses }, speeds);
}

/**
 * Calculates the rebuild of a disk: Ni × `used` is read, and `used` is written to one disk.
 * @param used space used on a disk, in TB
 * @returns undefined if neither level has parity, which means that the data is lost
 */
export const rebuildDisk = (own: RedundancyClass, used: number, speeds: Speeds): Rebuild | undefined =>
  rebuildOfDisks(own, { disks: 1, fromRing: 1, used }, speeds);

/** Calculates the rebuild of a node, whose disks are written in parallel. @returns undefined if its shards can't be recreated */
export const rebuildNode = (own: RedundancyClass, disks: number, used: number, speeds: Speeds): Rebuild | undefined =>
  rebuildOfDisks(own, { disks, fromRing: Math.min(disks, own.group), used }, speeds);

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

/**
 * Minimum duration of rebuilds, and what limits it. Pure functions.
 *
 * The model: a missing shard is computed from Ni shards of its nexus, and the shards of a whole nexus from the data shards of No other
 * nexuses. The rebuild uses the whole link. How the product schedules rebuilds isn't documented, and real rebuilds are slower.
 */
import { shardsOf, type RedundancyClass } from './class';

/** Bytes in a TB, bits in a Gbit, bytes in a MB: disks and links use powers of ten. */
const TB = 1e12;
const GBIT = 1e9;
const MB = 1e6;
const BITS = 8;

export interface Speeds {
  /** Bandwidth for the rebuild inside a nexus, in Gbit/s. */
  readonly linkGbit: number;
  /** Bandwidth between the sites, in Gbit/s. */
  readonly siteLinkGbit: number;
  /** Read and write speed of one disk, in MB/s. */
  readonly diskMB: number;
}

/** What limits a rebuild. */
type Limit = 'source' | 'network' | 'target';

export interface Rebuild {
  /** Transferred data in TB. */
  readonly fetched: number;
  /** Written data in TB. */
  readonly written: number;
  /** Duration with each limit alone, in seconds. */
  readonly seconds: Readonly<Record<Limit, number>>;
  /** The longest of them, in seconds. */
  readonly total: number;
  readonly limit: Limit;
  /** Whether other nexuses have to send missing data. */
  readonly fromOtherNexuses: boolean;
}

/** Amounts in TB. Disks that are read or written one after another count as a single one. */
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

/** Lost disks of a node, and how many of them a ring can lose at once. */
interface Lost {
  /** Number of lost disks. */
  readonly disks: number;
  /** Number of shards that one ring loses. */
  readonly fromRing: number;
  /** TB used on each disk. */
  readonly used: number;
}

/** If the nexus has enough shards, they're used. Otherwise, its whole share is recreated from No other nexuses. */
function rebuildOfDisks(own: RedundancyClass, { disks, fromRing, used }: Lost, speeds: Speeds): Rebuild | undefined {
  const fromOtherNexuses = fromRing > own.innerK;
  if (fromOtherNexuses && own.outerK === 0) return undefined;
  const factor = fromOtherNexuses ? own.outerN * own.innerN : own.innerN;
  // Each ring's share is recreated once, however many of its shards are missing.
  const shares = fromOtherNexuses ? Math.ceil(disks / fromRing) : disks;
  const fromDisk = fromOtherNexuses ? used : used * fromRing;
  return rebuildOf({ fetched: shares * factor * used, written: disks * used, fromDisk, toDisk: used, fromOtherNexuses }, speeds);
}

/**
 * One disk: Ni × `used` is read, and `used` is written to one disk.
 * @param used TB used on a disk
 * @returns undefined if neither level has parity, which means that the data is lost
 */
export const rebuildDisk = (own: RedundancyClass, used: number, speeds: Speeds): Rebuild | undefined =>
  rebuildOfDisks(own, { disks: 1, fromRing: 1, used }, speeds);

/** A node with its disks, which are written in parallel. @returns undefined if its shards can't be recreated */
export const rebuildNode = (own: RedundancyClass, disks: number, used: number, speeds: Speeds): Rebuild | undefined =>
  rebuildOfDisks(own, { disks, fromRing: Math.min(disks, own.group), used }, speeds);

/**
 * A nexus: its shards before inner parity, times No, are transferred between the sites.
 * @param disks of the nexus that are in rings
 * @returns undefined if no nexus may be lost
 */
export function rebuildNexus(own: RedundancyClass, disks: number, used: number, speeds: Speeds): Rebuild | undefined {
  if (own.outerK === 0) return undefined;
  const written = disks * used;
  const fetched = (written * own.innerN * own.outerN) / shardsOf(own);
  return rebuildOf({ fetched, written, fromDisk: used, toDisk: used, fromOtherNexuses: true }, speeds);
}

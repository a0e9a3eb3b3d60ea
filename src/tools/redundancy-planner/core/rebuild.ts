/**
 * How long rebuilds take at least, and what bounds them. Pure.
 *
 * The model: a missing shard is computed from Ni shards of its nexus, that of a whole nexus from the data shards of No other
 * nexuses; the whole link is for the rebuild. How the product schedules rebuilds is not documented, and real ones are slower.
 */
import { shardsOf, type RedundancyClass } from './class';

/** Bytes in a TB, bits in a Gbit, bytes in a MB: disks and links count in powers of ten. */
const TB = 1e12;
const GBIT = 1e9;
const MB = 1e6;
const BITS = 8;

export interface Speeds {
  /** Link of the rebuild inside of a nexus, Gbit/s. */
  readonly linkGbit: number;
  /** Link between the sites, Gbit/s. */
  readonly siteLinkGbit: number;
  /** Reading and writing of one disk, MB/s. */
  readonly diskMB: number;
}

/** What a rebuild waits for. */
type Limit = 'source' | 'network' | 'target';

export interface Rebuild {
  /** TB that travel. */
  readonly fetched: number;
  /** TB that are written. */
  readonly written: number;
  /** Each limit alone, seconds. */
  readonly seconds: Readonly<Record<Limit, number>>;
  /** The longest of them, seconds. */
  readonly total: number;
  readonly limit: Limit;
  /** Whether other nexuses have to send what this one lacks. */
  readonly fromOtherNexuses: boolean;
}

/** TB, disks that are read or written one after the other count as one long one. */
interface Work {
  readonly fetched: number;
  readonly written: number;
  /** Most that one source disk reads. */
  readonly fromDisk: number;
  /** Most that one target disk writes. */
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

/** Of the disks of a node, as many as a ring may lose at once with it. */
interface Lost {
  /** Disks that are lost. */
  readonly disks: number;
  /** Shards that one ring loses. */
  readonly fromRing: number;
  /** TB in use on each. */
  readonly used: number;
}

/** Where the nexus has enough shards, they come from it; otherwise its whole share is made anew from No others. */
function rebuildOfDisks(own: RedundancyClass, { disks, fromRing, used }: Lost, speeds: Speeds): Rebuild | undefined {
  const fromOtherNexuses = fromRing > own.innerK;
  if (fromOtherNexuses && own.outerK === 0) return undefined;
  const factor = fromOtherNexuses ? own.outerN * own.innerN : own.innerN;
  // Each ring's share is made anew once, however many of its shards are missing.
  const shares = fromOtherNexuses ? Math.ceil(disks / fromRing) : disks;
  const fromDisk = fromOtherNexuses ? used : used * fromRing;
  return rebuildOf({ fetched: shares * factor * used, written: disks * used, fromDisk, toDisk: used, fromOtherNexuses }, speeds);
}

/**
 * One disk: Ni × used are fetched, used are written to one disk.
 * @param used TB in use on a disk
 * @returns undefined where neither level has parity: the data is lost
 */
export const rebuildDisk = (own: RedundancyClass, used: number, speeds: Speeds): Rebuild | undefined =>
  rebuildOfDisks(own, { disks: 1, fromRing: 1, used }, speeds);

/** A node with its disks, which are written at the same time. @returns undefined where its shards cannot be made anew */
export const rebuildNode = (own: RedundancyClass, disks: number, used: number, speeds: Speeds): Rebuild | undefined =>
  rebuildOfDisks(own, { disks, fromRing: Math.min(disks, own.group), used }, speeds);

/**
 * A nexus: its shards before inner parity, times No, travel between the sites.
 * @param disks of the nexus that are in rings
 * @returns undefined where no nexus may be lost
 */
export function rebuildNexus(own: RedundancyClass, disks: number, used: number, speeds: Speeds): Rebuild | undefined {
  if (own.outerK === 0) return undefined;
  const written = disks * used;
  const fetched = (written * own.innerN * own.outerN) / shardsOf(own);
  return rebuildOf({ fetched, written, fromDisk: used, toDisk: used, fromOtherNexuses: true }, speeds);
}

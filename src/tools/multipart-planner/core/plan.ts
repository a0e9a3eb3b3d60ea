/** Parts of an upload, their requirements, and their duration. Pure functions; sizes in bytes, times in seconds. */
import { LARGEST_OBJECT_BEFORE, LARGEST_PART, LEAST_PART, MIB, MOST_PARTS } from './sizes';

export interface Upload {
  /** Size of the object, from 1 to `LARGEST_OBJECT`. */
  readonly size: number;
  /** The reader's part size, from `LEAST_PART` to `LARGEST_PART`, a whole number of MiB. */
  readonly wanted: number;
  /** Bandwidth of the connection in bits per second. */
  readonly bandwidth: number;
  /** Round-trip time in seconds. */
  readonly latency: number;
  /** Number of parts in transit at the same time. */
  readonly parallel: number;
}

type PlanNote =
  /** The requested size would result in too many parts. */
  | 'raised'
  /** One part: a single PUT does the same with one request. */
  | 'single'
  /** More parallel parts than there are parts. */
  | 'idle'
  /** Larger than clients from before December 2025 can send. */
  | 'new-clients';

export interface UploadPlan {
  readonly partSize: number;
  readonly parts: number;
  readonly lastPart: number;
  /** Memory of a client that reads parts into memory. */
  readonly memory: number;
  /** Time to transfer the data alone. */
  readonly lineTime: number;
  /** Time including waiting for responses. */
  readonly time: number;
  /** Time to transfer a single part again. */
  readonly repeatTime: number;
  readonly notes: readonly PlanNote[];
}

/** Minimum part size for an object, in whole MiB, as clients accept it. */
export const smallestPart = (size: number): number => Math.max(LEAST_PART, Math.ceil(size / MOST_PARTS / MIB) * MIB);

/** From this size, a part is worth its request on most connections. The page explains why. */
const GOOD_PART = 64 * MIB;

/** A good initial size: 64 MiB, or the next power of two that is large enough. */
export const goodPart = (size: number): number =>
  Math.min(LARGEST_PART, Math.max(GOOD_PART, 2 ** Math.ceil(Math.log2(smallestPart(size)))));

const BITS = 8;
/** Round trips in addition to those of the parts: TCP, TLS, starting the upload, completing it. */
const OTHER_ROUND_TRIPS = 4;

/**
 * The time model: parts share the bandwidth evenly, so the data takes `size / bandwidth`. Each round of parallel parts waits one round trip
 * for its responses. Packet loss, slow disks and limits of a single connection add to this.
 */
export function planUpload({ size, wanted, bandwidth, latency, parallel }: Upload): UploadPlan {
  const partSize = Math.max(wanted, smallestPart(size));
  const parts = Math.ceil(size / partSize);
  const used = Math.min(parallel, parts);
  const lineTime = (size * BITS) / bandwidth;
  const rounds = Math.ceil(parts / used);
  const notes: (PlanNote | false)[] = [
    partSize > wanted && 'raised',
    parts === 1 && 'single',
    parts > 1 && parallel > parts && 'idle',
    size > LARGEST_OBJECT_BEFORE && 'new-clients',
  ];
  return {
    partSize,
    parts,
    lastPart: size - (parts - 1) * partSize,
    memory: used * Math.min(partSize, size),
    lineTime,
    time: lineTime + (rounds + OTHER_ROUND_TRIPS) * latency,
    repeatTime: (Math.min(partSize, size) * BITS) / bandwidth,
    notes: notes.filter((note) => note !== false),
  };
}

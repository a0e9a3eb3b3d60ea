/** Parts of an upload, what they need, and how long they take. Pure; sizes in bytes, times in seconds. */
import { LARGEST_OBJECT_BEFORE, LARGEST_PART, LEAST_PART, MIB, MOST_PARTS } from './sizes';

export interface Upload {
  /** Of the object, from 1 to `LARGEST_OBJECT`. */
  readonly size: number;
  /** What the reader would like, from `LEAST_PART` to `LARGEST_PART`, a whole number of MiB. */
  readonly wanted: number;
  /** Bits a second that the line carries. */
  readonly bandwidth: number;
  /** Round trip, seconds. */
  readonly latency: number;
  /** Parts under way at the same time. */
  readonly parallel: number;
}

type PlanNote =
  /** The wanted size gives more parts than there can be. */
  | 'raised'
  /** One part: a single PUT does the same with one request. */
  | 'single'
  /** More parts at the same time than there are. */
  | 'idle'
  /** Larger than clients from before December 2025 can send. */
  | 'new-clients';

export interface UploadPlan {
  readonly partSize: number;
  readonly parts: number;
  readonly lastPart: number;
  /** What a client holds that reads parts into memory. */
  readonly memory: number;
  /** How long the line is busy with the data alone. */
  readonly lineTime: number;
  /** With what waiting for answers adds. */
  readonly time: number;
  /** How long the line takes to carry one part again, alone. */
  readonly repeatTime: number;
  readonly notes: readonly PlanNote[];
}

/** Smallest part size for an object, in whole MiB, as clients take it. */
export const smallestPart = (size: number): number => Math.max(LEAST_PART, Math.ceil(size / MOST_PARTS / MIB) * MIB);

/** From here on a part is worth its request on most lines; the page says why. */
const GOOD_PART = 64 * MIB;

/** A size to begin with: 64 MiB, or the next power of two that is large enough. */
export const goodPart = (size: number): number =>
  Math.min(LARGEST_PART, Math.max(GOOD_PART, 2 ** Math.ceil(Math.log2(smallestPart(size)))));

const BITS = 8;
/** Round trips beside those of the parts: TCP, TLS, opening the upload, completing it. */
const OTHER_ROUND_TRIPS = 4;

/**
 * The model of time: parts share the line evenly, so the data take `size / bandwidth`; each round of parallel parts waits one
 * round trip for its answers. Losses, slow disks and limits of a single connection come on top of it.
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

/** Amazon S3's limits for multipart uploads, and pure functions that calculate an upload's parts. Sizes are in bytes, times in seconds. */
import { formatNumber } from '../../parts/format';

export const MIB = 2 ** 20;
export const GIB = 2 ** 30;
export const TIB = 2 ** 40;

/*
 * Amazon S3 limits, in bytes or as counts. The compatibility page lists them for readers.
 * Source: https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html
 */

/** Minimum size of every part except the last one. */
export const LEAST_PART = 5 * MIB;
export const LARGEST_PART = 5 * GIB;
export const MOST_PARTS = 10_000;
/** Maximum object size, 48.8 TiB: the maximum number of parts times the maximum part size. */
export const LARGEST_OBJECT = MOST_PARTS * LARGEST_PART;
/** Maximum object size for clients from before December 2025. */
const LARGEST_OBJECT_BEFORE = 5 * TIB;

/** Formats a size, such as `64 MiB` or `48.83 TiB` (`48,83 TiB` in Italian). Sizes below 1 MiB are in bytes. */
export function formatSize(bytes: number, locale: string): string {
  if (bytes < MIB) return new Intl.NumberFormat(locale, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(bytes);
  const [unit, name] = bytes >= TIB ? [TIB, 'TiB'] : bytes >= GIB ? [GIB, 'GiB'] : [MIB, 'MiB'];
  return `${formatNumber(bytes / unit, locale)} ${name}`;
}

export interface Upload {
  /** Object size, from 1 to `LARGEST_OBJECT`. */
  readonly size: number;
  /** Requested part size, a whole number of MiB from `LEAST_PART` to `LARGEST_PART`. */
  readonly wanted: number;
  /** Connection bandwidth in bits per second. */
  readonly bandwidth: number;
  /** Round-trip time in seconds. */
  readonly latency: number;
  /** Number of parts that are uploaded at the same time. */
  readonly parallel: number;
}

type PlanNote =
  /** The requested part size would result in too many parts, so the part size was raised. */
  | 'raised'
  /** The upload has one part, so a single PUT does the same with one request. */
  | 'single'
  /** The upload has fewer parts than the client can send in parallel. */
  | 'idle'
  /** The object is too large for clients from before December 2025. */
  | 'new-clients';

export interface UploadPlan {
  readonly partSize: number;
  readonly parts: number;
  readonly lastPart: number;
  /** Memory that the upload needs if the client holds parts in memory. */
  readonly memory: number;
  /** Time that the data transfer alone takes. */
  readonly lineTime: number;
  /** Total time, including the time spent waiting for responses. */
  readonly time: number;
  /** Time that it takes to transfer a single part again. */
  readonly repeatTime: number;
  readonly notes: readonly PlanNote[];
}

/** Minimum part size for an object, in whole MiB, because clients accept only whole MiB. */
export const smallestPart = (size: number): number => Math.max(LEAST_PART, Math.ceil(size / MOST_PARTS / MIB) * MIB);

/** Part size that is large enough to make each request worthwhile on most connections. The page explains why. */
const GOOD_PART = 64 * MIB;

/** Recommended initial part size: 64 MiB, or the next power of two that is large enough for the object. */
export const goodPart = (size: number): number =>
  Math.min(LARGEST_PART, Math.max(GOOD_PART, 2 ** Math.ceil(Math.log2(smallestPart(size)))));

const BITS = 8;
/** Number of round trips that aren't for parts: TCP, TLS, starting the upload, and completing it. */
const OTHER_ROUND_TRIPS = 4;

/**
 * Plans an upload. In the time model, parts share the bandwidth evenly, so the data takes `size / bandwidth`. Each round of parallel parts
 * waits one round trip for its responses. Packet loss, slow disks, and limits of a single connection add to this.
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

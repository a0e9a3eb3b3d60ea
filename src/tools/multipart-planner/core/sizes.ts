/** Units in bytes, Amazon S3's limits for multipart uploads, and a pure function that formats sizes. */
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
export const LARGEST_OBJECT_BEFORE = 5 * TIB;

/** Formats a size, such as `64 MiB` or `48.83 TiB` (`48,83 TiB` in Italian). Sizes below 1 MiB are in bytes. */
export function formatSize(bytes: number, locale: string): string {
  if (bytes < MIB) return new Intl.NumberFormat(locale, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(bytes);
  const [unit, name] = bytes >= TIB ? [TIB, 'TiB'] : bytes >= GIB ? [GIB, 'GiB'] : [MIB, 'MiB'];
  return `${formatNumber(bytes / unit, locale)} ${name}`;
}

/** Sizes: units in bytes, Amazon S3's limits for multipart uploads, and the formatting of a size. Pure functions. */
import { formatNumber } from '../../parts/format';

export const MIB = 2 ** 20;
export const GIB = 2 ** 30;
export const TIB = 2 ** 40;

/*
 * The limits of Amazon S3 in bytes and counts. The compatibility page lists them for readers. Source:
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html
 */

/** Minimum size of every part except the last. */
export const LEAST_PART = 5 * MIB;
export const LARGEST_PART = 5 * GIB;
export const MOST_PARTS = 10_000;
/** 48.8 TiB: the maximum number of parts of the maximum size. */
export const LARGEST_OBJECT = MOST_PARTS * LARGEST_PART;
/** Maximum for clients from before December 2025. */
export const LARGEST_OBJECT_BEFORE = 5 * TIB;

/** For example, `64 MiB`, `48.83 TiB`, in Italian `48,83 TiB`. Sizes below one MiB are in bytes. */
export function formatSize(bytes: number, locale: string): string {
  if (bytes < MIB) return new Intl.NumberFormat(locale, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(bytes);
  const [unit, name] = bytes >= TIB ? [TIB, 'TiB'] : bytes >= GIB ? [GIB, 'GiB'] : [MIB, 'MiB'];
  return `${formatNumber(bytes / unit, locale)} ${name}`;
}

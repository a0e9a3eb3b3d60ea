/** Sizes: units in bytes, what Amazon S3 fixes for uploads in parts, and how a size is written. Pure. */
import { formatNumber } from '../../parts/format';

export const MIB = 2 ** 20;
export const GIB = 2 ** 30;
export const TIB = 2 ** 40;

/*
 * The limits of Amazon S3 in bytes and counts; the compatibility page lists them for the reader. Source:
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html
 */

/** Of every part but the last. */
export const LEAST_PART = 5 * MIB;
export const LARGEST_PART = 5 * GIB;
export const MOST_PARTS = 10_000;
/** 48.8 TiB: as many parts as there can be, of the largest size. */
export const LARGEST_OBJECT = MOST_PARTS * LARGEST_PART;
/** Where clients from before December 2025 end. */
export const LARGEST_OBJECT_BEFORE = 5 * TIB;

/** `64 MiB`, `48.83 TiB`, in Italian `48,83 TiB`; what is smaller than a MiB in bytes. */
export function formatSize(bytes: number, locale: string): string {
  if (bytes < MIB) return new Intl.NumberFormat(locale, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(bytes);
  const [unit, name] = bytes >= TIB ? [TIB, 'TiB'] : bytes >= GIB ? [GIB, 'GiB'] : [MIB, 'MiB'];
  return `${formatNumber(bytes / unit, locale)} ${name}`;
}

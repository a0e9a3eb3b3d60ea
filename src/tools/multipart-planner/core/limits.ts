/**
 * What Amazon S3 fixes for uploads in parts, in bytes and counts; the compatibility page lists it for the reader. Source:
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/qfacts.html
 */
export const MIB = 2 ** 20;
export const GIB = 2 ** 30;
export const TIB = 2 ** 40;

/** Of every part but the last. */
export const LEAST_PART = 5 * MIB;
export const LARGEST_PART = 5 * GIB;
export const MOST_PARTS = 10_000;
/** 48.8 TiB: as many parts as there can be, of the largest size. */
export const LARGEST_OBJECT = MOST_PARTS * LARGEST_PART;
/** Where clients from before December 2025 end. */
export const LARGEST_OBJECT_BEFORE = 5 * TIB;

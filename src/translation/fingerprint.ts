/**
 * The fingerprint of a page: what a translation records of the text that it was made from.
 *
 * White space and dates of change do not count, so that re-wrapping a paragraph leaves every
 * translation current.
 */
import { createHash } from 'node:crypto';

/** Enough of SHA-256 to tell the versions of one page apart, and short enough to read. */
const LENGTH = 12;

/** Front-matter lines that say when, not what. */
const DATES = /^(?:last_update|date|updated)\s*:.*$/gm;

function normalise(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(DATES, '').replace(/\s+/g, ' ').trim();
}

/** Twelve hexadecimal digits. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(normalise(text)).digest('hex').slice(0, LENGTH);
}

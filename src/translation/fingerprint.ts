/**
 * Calculates a page's fingerprint, which a translation records to identify the text that it was made from.
 *
 * White space and modification dates don't count, so every translation stays current when a paragraph is rewrapped.
 */
import { createHash } from 'node:crypto';

/** Number of SHA-256 digits to keep. It's enough to distinguish the versions of a page, and short enough to read. */
const LENGTH = 12;

/** Front matter lines that record when a page was changed. */
const DATES = /^(?:last_update|date|updated)\s*:.*$/gm;

function normalise(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(DATES, '').replace(/\s+/g, ' ').trim();
}

/** Returns the fingerprint of a text as twelve hexadecimal digits. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(normalise(text)).digest('hex').slice(0, LENGTH);
}

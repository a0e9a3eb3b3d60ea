/** Info strings of code blocks for all checks except the one that reports unreadable info strings. */
import type { Code } from 'mdast';
import { InfoStringError, parseInfoString, type InfoString } from '../../lib/info-string';

/** The settings in a block's info string; undefined if it can't be read, which the check of code blocks reports. */
export function infoOf({ lang, meta }: Code): InfoString | undefined {
  try {
    return parseInfoString(lang, meta);
  } catch (error) {
    if (!(error instanceof InfoStringError)) throw error;
    return undefined;
  }
}

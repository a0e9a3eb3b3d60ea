/** Parses code block info strings for all checks except the one that reports invalid info strings. */
import type { Code } from 'mdast';
import { InfoStringError, parseInfoString, type InfoString } from '../../lib/info-string';

/** Returns the settings in a block's info string, or undefined if it's invalid. The code block check reports invalid info strings. */
export function infoOf({ lang, meta }: Code): InfoString | undefined {
  try {
    return parseInfoString(lang, meta);
  } catch (error) {
    if (!(error instanceof InfoStringError)) throw error;
    return undefined;
  }
}

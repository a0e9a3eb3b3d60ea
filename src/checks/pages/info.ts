/** Info strings of code blocks, for all checks but the one that reports what cannot be read in them. */
import type { Code } from 'mdast';
import { InfoStringError, parseInfoString, type InfoString } from '../../lib/info-string';

/** What a block says about itself; undefined if it cannot be read, which the check of code blocks reports. */
export function infoOf({ lang, meta }: Code): InfoString | undefined {
  try {
    return parseInfoString(lang, meta);
  } catch (error) {
    if (!(error instanceof InfoStringError)) throw error;
    return undefined;
  }
}

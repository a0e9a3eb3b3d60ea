/** Brand and reader values: known names only, and never the value itself. */
import { escapeRegExp } from '../lib/escape';
import { substitute, UnknownVariableError } from '../lib/substitute';
import type { Check, Fault, Site } from './types';

/** Values that must not stand in a page, because another brand or reader has others. */
const NEVER_LITERAL = ['brand.domain', 'brand.name', 'reader.bucket', 'reader.otherBucket', 'reader.lockedBucket'];

function unknownFaults(text: string, line: number, site: Site): Fault[] {
  try {
    substitute(text, site.variables, '');
    return [];
  } catch (error) {
    if (!(error instanceof UnknownVariableError)) throw error;
    const [, message = error.message, cure = ''] = /(unknown variable \S+); (.*)/.exec(error.message) ?? [];
    return [{ line, message, cure }];
  }
}

function literalFaults(text: string, line: number, site: Site): Fault[] {
  for (const name of NEVER_LITERAL) {
    const value = site.variables[name];
    if (value === undefined) continue;
    const word = new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(value)}(?![\\p{L}\\p{N}])`, 'iu');
    if (word.test(text))
      return [{ line, message: `"${value}" stands in the page`, cure: `write {${name}}: another brand or reader has another value` }];
  }
  return [];
}

export const variables: Check = {
  name: 'variables',
  run: ({ source }, site) =>
    source.split('\n').flatMap((text, index) => [...unknownFaults(text, index + 1, site), ...literalFaults(text, index + 1, site)]),
};

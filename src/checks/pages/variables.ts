/** Brand and reader values: known names only, and never the value itself. */
import { escapeRegExp } from '../../lib/escape';
import { substitute, UnknownVariableError } from '../../lib/substitute';
import { isBucketName } from '../../site/values';
import type { Problem } from '../../lib/diagnostic';
import type { Check, Site } from './types';

/** Values that must not stand in a page, because another brand or reader has others; the longer of two that overlap first. */
const neverLiteral = (variables: Site['variables']): string[] => [
  'brand.domain',
  'brand.name',
  ...Object.keys(variables).filter(isBucketName),
];

function unknownProblems(text: string, line: number, site: Site): Problem[] {
  try {
    substitute(text, site.variables, '');
    return [];
  } catch (error) {
    if (!(error instanceof UnknownVariableError)) throw error;
    return error.diagnostics.map(({ message, hint }) => ({ line, message, hint }));
  }
}

function literalProblems(text: string, line: number, site: Site): Problem[] {
  for (const name of neverLiteral(site.variables)) {
    const value = site.variables[name];
    if (value === undefined) continue;
    const word = new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(value)}(?![\\p{L}\\p{N}])`, 'iu');
    if (word.test(text))
      return [{ line, message: `"${value}" stands in the page`, hint: `write {${name}}: another brand or reader has another value` }];
  }
  return [];
}

export const variables: Check = ({ source }, site) =>
  source.split('\n').flatMap((text, index) => [...unknownProblems(text, index + 1, site), ...literalProblems(text, index + 1, site)]);

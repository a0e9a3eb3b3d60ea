/** Brand and reader values: known names only, and never the value itself. */
import { DiagnosticError, type Problem } from '../../lib/diagnostic';
import { escapeRegExp } from '../../lib/escape';
import { substitute } from '../../lib/substitute';
import { isBucketName } from '../../site/values';
import type { Check, Site } from './types';

/** Values that must not stand in a page, because another brand or reader has others; the longer of two that overlap first. */
const neverLiteral = (variables: Site['variables']): string[] => [
  'brand.domain',
  'brand.name',
  ...Object.keys(variables).filter(isBucketName),
];

function unknownProblems(source: string, site: Site): readonly Problem[] {
  try {
    substitute(source, site.variables, '');
    return [];
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    return error.diagnostics.map(({ line, message, hint }) => ({ line, message, hint }));
  }
}

function literalProblems(text: string, line: number, site: Site): Problem[] {
  const name = neverLiteral(site.variables).find((candidate) => {
    const value = site.variables[candidate];
    return value !== undefined && new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(value)}(?![\\p{L}\\p{N}])`, 'iu').test(text);
  });
  if (name === undefined) return [];
  return [
    { line, message: `"${site.variables[name]}" stands in the page`, hint: `write {${name}}: another brand or reader has another value` },
  ];
}

export const variables: Check = ({ source }, site) => [
  ...unknownProblems(source, site),
  ...source.split('\n').flatMap((text, index) => literalProblems(text, index + 1, site)),
];

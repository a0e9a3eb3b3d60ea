/** Checks brand and reader values: only known names, no literal values, and no article that fits only one brand. */
import { DiagnosticError, type Problem } from '../../lib/diagnostic';
import { escapeRegExp } from '../../lib/escape';
import { substitute } from '../../lib/substitute';
import { isBucketName } from '../../site/values';
import type { Check, Site } from './types';

/** Returns the variables whose values must not appear literally on a page, because they depend on the brand or reader. */
const neverLiteral = (variables: Site['variables']): string[] =>
  ['brand.domain', 'brand.name', ...Object.keys(variables).filter(isBucketName)].filter((name) => variables[name] !== undefined);

function unknownProblems(source: string, site: Site): readonly Problem[] {
  try {
    substitute(source, site.variables, '');
    return [];
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    return error.diagnostics.map(({ line, message, hint }) => ({ line, message, hint }));
  }
}

/** Finds the first of these values that's a whole word. Few lines contain any of them, so most lines are searched only once. */
function literalFinder({ variables }: Site): (text: string, line: number) => Problem[] {
  const names = neverLiteral(variables);
  const values = new Map(names.map((name) => [name, escapeRegExp(variables[name] ?? '')]));
  const any = new RegExp([...values.values()].join('|'), 'iu');
  return (text, line) => {
    if (values.size === 0 || !any.test(text)) return [];
    const name = names.find((one) => new RegExp(`(?<![\\p{L}\\p{N}])${values.get(one)}(?![\\p{L}\\p{N}])`, 'iu').test(text));
    if (name === undefined) return [];
    return [
      {
        line,
        message: `"${variables[name]}" is written out on the page`,
        hint: `write {${name}}, because other brands or readers have another value`,
      },
    ];
  };
}

/** Articles that depend on the first sound of a name, which can change: `a {brand.product}`, or `l’{brand.product}` in Italian. */
const ARTICLE: Readonly<Record<string, RegExp>> = { en: /\ban? [*_“[]*\{brand\./iu, it: /\p{L}’[*_«[]*\{brand\./iu };

function articleProblems(text: string, line: number, locale: string): Problem[] {
  const [found] = ARTICLE[locale]?.exec(text) ?? [];
  const hint = 'another brand may need another article: write, for example, “a bucket in {brand.product}”';
  return found === undefined ? [] : [{ line, message: `article before a brand name: "${found}"`, hint }];
}

export const variables: Check = ({ source, locale }, site) => {
  const literalProblems = literalFinder(site);
  return [
    ...unknownProblems(source, site),
    ...source.split('\n').flatMap((text, index) => [...literalProblems(text, index + 1), ...articleProblems(text, index + 1, locale)]),
  ];
};

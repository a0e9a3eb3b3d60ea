/** Checks that formulas use the decimal separator of the page's language. */
import { lineOf, nodesOf } from '../../content';
import type { Problem } from '../../lib/diagnostic';
import type { Check } from './types';

const decimalSign = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';

export const formulas: Check = ({ tree, locale }) => {
  const sign = decimalSign(locale);
  if (sign === '.') return [];
  return nodesOf(tree, 'math', 'inlineMath').flatMap((formula) =>
    formula.value.split('\n').flatMap((text, index) =>
      [...text.matchAll(/\d+\.\d+/g)].map(([number]): Problem => ({
        line: lineOf(formula) + index + (formula.type === 'math' ? 1 : 0),
        message: `formula contains ${number} with a decimal point`,
        // Braces prevent KaTeX from adding a space after the separator.
        hint: `write ${number.replace('.', `{${sign}}`)}`,
      })),
    ),
  );
};

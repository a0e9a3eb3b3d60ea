import { expect, it } from 'vitest';
import { formulas } from './markup';
import { pageOf, problemsOf } from './testing/pages';

it.each([
  ['a point in English', '$a = 1.5$', 'en', []],
  ['a point in Italian', 'Uno.\n\nDue $a = 1.5$.', 'it', ['3 formula contains 1.5 with a decimal point — write 1{,}5']],
  ['a point on a line of its own', '$$\na\n= 0.8\n$$', 'it', ['3 formula contains 0.8 with a decimal point — write 0{,}8']],
  ['a comma', '$a = 1{,}5$', 'it', []],
  ['a full stop', '$a = 1$. 5', 'it', []],
])('%s', (_case, source, locale, expected) => {
  expect(problemsOf(formulas, pageOf(source, { locale }))).toEqual(expected);
});

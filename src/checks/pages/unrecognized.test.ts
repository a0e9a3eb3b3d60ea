/** Checks that tables and references that stay text are reported. */
import { expect, it } from 'vitest';
import { unrecognized } from './markup';
import { pageOf, problemsOf } from './testing/pages';

it.each([
  ['a table', '| a | b |\n|---|---|\n| 1 | 2 |', []],
  ['a row with fewer cells', '| a | b |\n|---|---|\n| 1 |', []],
  ['a row with more cells', '| a | b |\n|---|---|\n| 1 | 2 |\n| 1 | 2 | 3 |', ['4 row has 3 cells in a table of 2 columns']],
  [
    'a separator with fewer columns',
    'One.\n\n| a | b |\n|---|\n| 1 | 2 |',
    ['3 table isn’t recognized — write a row of names and then a row'],
  ],
  ['a link without an address', 'One\n[text][name].', ['2 [text][name] has no definition — write [text](address)']],
  ['a link with an address elsewhere', '[text][name]\n\n[name]: ./lock.md', []],
  ['a footnote', 'One[^1].', ['1 [^1] has no definition']],
  ['brackets', 'Choose [one] or `[a][b]`.', []],
])('%s', (_case, source, expected) => {
  const problems = problemsOf(unrecognized, pageOf(source));
  expect(problems).toHaveLength(expected.length);
  expected.forEach((text, index) => expect(problems[index]).toContain(text));
});

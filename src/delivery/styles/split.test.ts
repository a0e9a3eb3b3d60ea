import { describe, expect, it } from 'vitest';
import { StyleSheet } from './style-sheet';

/** @param page with `|` where its first part ends */
const rest = (css: string, page: string): string =>
  new StyleSheet(css).ofRest({ first: page.split('|')[0] ?? '', whole: page.replace('|', '') }, ['.x']);

describe('the styles of the rest', () => {
  it.each([
    ['rules of the rest alone', 'p{top:0}b{left:0}', '<p>|<b>', 'b{left:0}'],
    ['rules for paper', '@media print{p{top:0}}', '<p>|', '@media print{p{top:0}}'],
    ['answers to the reader', 'p:hover{top:0}', '<p>|', 'p:hover{top:0}'],
    ['no rules that no page needs', 'p{top:0}i{left:0}', '<p>|', ''],
    ['rules for what scripts add', 'p{top:0}.x{left:0}', '<p>|', '.x{left:0}'],
    ['once more what overruled a rule of the rest', 'b{top:0}p{top:1px;color:red}', '<p>|<b>', 'b{top:0}p{top:1px}'],
    ['once more a longhand behind a shorthand', 'b{margin:0}p{margin-left:1px}', '<p>|<b>', 'b{margin:0}p{margin-left:1px}'],
    [
      'once more what stands behind a rule that is repeated',
      'b{top:0}p{top:1px}i{inset:2px}',
      '<p><i>|<b>',
      'b{top:0}p{top:1px}i{inset:2px}',
    ],
    ['custom properties of the rest that the first part asks for', 'p{--a:1px;top:var(--a)}b{--a:2px}', '<p>|<b>', 'b{--a:2px}'],
    ['nothing twice that stands in another layer', '@layer a{b{top:0}}p{top:1px}', '<p>|<b>', '@layer a{b{top:0}}'],
    [
      'custom properties that only the rest asks for',
      ':root{--a:1px}html[y]{--a:2px}p{top:0}b{left:var(--a)}',
      '<p>|<b>',
      ':root{--a:1px}html[y]{--a:2px}b{left:var(--a)}',
    ],
    ['no custom properties that the first part has', 'html{--a:1px}p{top:var(--a)}b{left:var(--a)}', '<p>|<b>', 'b{left:var(--a)}'],
  ])('has %s', (_, css, page, expected) => {
    expect(rest(css, page)).toBe(expected);
  });
});

import { toString as textOf } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse } from 'yaml';
import { substitute } from '../lib/substitute';
import { isName } from './values';

const LEGAL = [
  'Arnia DS3',
  'R&D Cloud',
  'AT&T',
  'Foo & Bar',
  'Sant’Anna Cloud, S.p.A.',
  'Vela Società Cooperativa (Nord)',
  'C++ Storage!',
  'Ærø – 東京 ストレージ',
  '3Par.One',
  'A/B – ½',
];
const HOSTILE = [
  'Foo {process.exit(1)} Bar',
  'A<T',
  'A>T',
  'A "B"',
  "A's",
  'A: B',
  'A\nB',
  '*A*',
  '_A_',
  '`A`',
  '$&',
  'A $x$ B',
  '[A](https://evil.example)',
  '![A',
  'A | B',
  'A # B',
  '&copy; A',
  '&copy A',
  'A &lt B',
  '&#60;script&#62;',
  '<b>A</b>',
  '- A',
  '1. A',
  'www.evil.example',
  'a@evil.example',
  'https://evil.example',
  'A:name[x]',
  'A\\B',
  ' A',
  'A ',
  'A  B',
  '~~A~~',
  'A=B',
  '%A',
  '\u202eA',
  'A\u0000',
  '',
  'A'.repeat(81),
];

describe('isName', () => {
  // A digit that's part of a fraction also counts as a number.
  it.each(LEGAL)('accepts %j', (name) => expect(isName(name)).toBe(true));
  it.each(HOSTILE)('refuses %j', (name) => expect(isName(name)).toBe(false));
});

describe('a name that is accepted stays a text', () => {
  const fill = (source: string, name: string): string => substitute(source, { 'brand.product': name }, 'page.md');

  it.each(LEGAL)('%j in MDX', (name) => {
    const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkMath).use(remarkDirective);
    const source = '{brand.product}\n\n## On {brand.product}\n\n- {brand.product}\n\n| {brand.product} |\n|-|\n| **{brand.product}** |\n';
    const tree = parser.parse(fill(source, name));
    expect(tree.children.map(({ type }) => type)).toEqual(['paragraph', 'heading', 'list', 'table']);
    expect(tree.children.map((node) => textOf(node))).toEqual([name, `On ${name}`, name, name + name]);
    expect(JSON.stringify(tree)).not.toMatch(/"type":"(?:link|emphasis|mdx\w+|inlineMath|\w+Directive)"/);
  });

  it.each(LEGAL)('%j in YAML and JSON', (name) => {
    expect(parse(fill('title: {brand.product}\nquoted: "{brand.product}"\nsingle: \'{brand.product}\'\n', name))).toEqual({
      title: name,
      quoted: name,
      single: name,
    });
    expect(JSON.parse(fill('{"text": "{brand.product}"}', name))).toEqual({ text: name });
  });
});

import { expect, it } from 'vitest';
import { differenceLines, differences, textChange, textPathOf } from './compare';

const published = (sha256: string) => ({ sha256, bytes: 1, etag: '', headers: '' });

it('tells what was added, changed and removed, by path', () => {
  const local = new Map([
    ['b.html', { sha256: 'new' }],
    ['c.html', { sha256: 'same' }],
    ['a.html', { sha256: 'new' }],
  ]);
  const files = { 'b.html': published('old'), 'c.html': published('same'), 'd.html': published('old') };
  expect(differences(local, { files }).map(({ kind, path }) => `${kind} ${path}`)).toEqual([
    'added a.html',
    'changed b.html',
    'removed d.html',
  ]);
});

it.for([
  ['guides/x/index.html', 'guides/x.md'],
  ['it/404.html', 'it/404.md'],
])('finds the text of %s', ([page = '', text]) => {
  expect(textPathOf(page)).toBe(text);
});

it('counts lines of text, repeated and indented ones included', () => {
  expect(textChange('# A\n\nsame\nsame\nold\n', '# A\nsame\n  new\n\n')).toEqual({ added: ['new'], removed: ['same', 'old'] });
});

it.for<[what: string, change: Parameters<typeof differenceLines>[1], lines: string[]]>([
  ['no text', undefined, ['~ a.html']],
  ['the same text', { added: [], removed: [] }, ['~ a.html  (the text is the same)']],
  [
    'a long text',
    { added: ['1', '2', '3', '4'], removed: ['x'.repeat(200)] },
    ['~ a.html  (4 lines more, 1 less)', '    + 1', '    + 2', '    + 3', `    - ${'x'.repeat(99)}…`],
  ],
])('shows a page with %s', ([, change, lines]) => {
  expect(differenceLines({ kind: 'changed', path: 'a.html' }, change)).toEqual(lines);
});

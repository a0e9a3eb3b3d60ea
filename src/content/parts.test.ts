import { describe, expect, it } from 'vitest';
import { formatDiagnostics } from '../lib/diagnostic';
import { lineOf, nodesOf, Page, placeOf, unusedParts } from './index';
import { projectWith } from './testing/project';

const IT = 'i18n/it/docusaurus-plugin-content-docs-home/current';
const root = projectWith({
  'docs/_parts/answer.md': 'An answer of the service.\n',
  [`${IT}/_parts/answer.md`]: 'Una risposta del servizio.\n',
  'docs/_parts/check.md': '```bash run\nls {part.bucket}\n```\n\n```text output\n{part.bucket}\n```\n',
  'docs/_parts/nested.md': '<Part of="answer" />\n',
});

const read = (source: string, file = 'docs/guides/a.md') => new Page(placeOf(root, file)!, source, undefined, root);

describe('a page with parts', () => {
  it.each([
    ['in its language', '<Part of="answer" />', 'Una risposta del servizio.', `${IT}/guides/a.md`],
    ['as an item of a list', '2. <Part of="answer" />\n', '2. An answer of the service.\n', undefined],
    [
      'indented, with a parameter',
      '   <Part of="check" bucket="{reader.bucket}-locked" />',
      '   ```bash run\n   ls {reader.bucket}-locked\n   ```\n\n   ```text output\n   {reader.bucket}-locked\n   ```',
      undefined,
    ],
    // Another check reports the line endings. A problem with the element would hide it.
    ['in a file with Windows line endings', '1. <Part of="answer" />\r\n', '1. An answer of the service.\n', undefined],
    ['and not in a sentence about them', 'Write `<Part of="answer" />`.', 'Write `<Part of="answer" />`.', undefined],
  ])('includes them %s', (_case, source, whole, file) => {
    expect(read(source, file).whole).toBe(whole);
  });

  it('gives nodes the lines of the page', () => {
    const { tree } = read('One.\n\n<Part of="check" bucket="b" />\n\nTwo.\n');
    expect(nodesOf(tree, 'paragraph', 'code').map(lineOf)).toEqual([1, 3, 3, 5]);
  });

  it('gives conditions the lines of the page, and the published text only to services that have it', () => {
    const page = read('<Part of="check" bucket="b" />\n\n<If has="objectLock">Lock.</If>\n');
    expect(page.conditions).toEqual([{ line: 3, value: 'has="objectLock"', feature: 'objectLock' }]);
    expect([page.text, page.without('objectLock').text].map((text) => text.includes('Lock.'))).toEqual([true, false]);
  });

  it.each([
    ['an unknown part', '<Part of="other" />', 'docs/guides/a.md:3: there is no part docs/_parts/other.md'],
    ['a path', '<Part of="../guides/a" />', 'expected <Part of="name" /> on a separate line'],
    ['a missing parameter', '<Part of="check" />', 'docs/guides/a.md:3: docs/_parts/check.md needs the parameter bucket'],
    ['an unneeded parameter', '<Part of="answer" bucket="b" />', 'docs/guides/a.md:3: docs/_parts/answer.md has no parameter bucket'],
    ['a part in a part', '<Part of="nested" />', 'docs/guides/a.md:3: docs/_parts/nested.md includes a part'],
    ['other words on the line', '<Part of="answer" /> And more.', 'docs/guides/a.md:3: expected <Part of="name" />'],
  ])('refuses %s', (_case, element, message) => {
    expect(() => read(`One.\n\n${element}\n`).tree).toThrow(message);
  });
});

it('finds parts that no page of their language includes', () => {
  const [page, nested] = [read('<Part of="answer" />'), read('<Part of="nested" />')];
  expect(formatDiagnostics(unusedParts(root, [page, nested]))).toEqual([
    'docs/_parts/check.md: no page includes this part — delete it',
    `${IT}/_parts/answer.md: no page includes this part — delete it`,
  ]);
});

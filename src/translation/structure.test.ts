import { describe, expect, it } from 'vitest';
import { translationDiagnostics } from './status';
import { Page, placeOf } from '../content';
import { differences } from './structure';

const ITALIAN = 'i18n/it/docusaurus-plugin-content-docs-home/current';
/** Creates a page as written, without parts. */
const pageOf = (folder: string, source: string) => new Page(placeOf('/', `${folder}/guides/a.md`)!, source, undefined, '/');
const compare = (original: string, translation: string) => differences(pageOf('docs', original), pageOf(ITALIAN, translation));

const english = `---
title: Lock
---

Read [how it works](./works.md#how) in {brand.product}.

## Turn on {#turn-on}

\`\`\`bash run
# create it
aws s3api create-bucket --bucket {reader.bucket}  # your own
\`\`\`

| Field | Value |
|---|---|
| A | 1 |

:::note[Mind]
Text.
:::

<Tabs groupId="client">
<TabItem value="python" label="Python">

Text.

</TabItem>
</Tabs>

\`\`\`diagram
title: A lock, seen
description: A long
  description.
lanes:
  - items:
      - {id: put, shape: box, label: PUT, note: same key}
\`\`\`
`;

const italian = english
  .replace('title: Lock', 'title: Blocco')
  .replace('Read [how it works](./works.md#how) in {brand.product}.', 'In {brand.product}, leggi [come funziona](./works.md#how).')
  .replace('## Turn on', '## Attivare')
  .replace('# create it', '# crea il bucket')
  .replace('# your own', '# il tuo')
  .replace('[Mind]', '[Attenzione]')
  .replace('title: A lock, seen', 'title: Un blocco, visto da vicino')
  .replace('description: A long\n  description.', 'description: Una descrizione.')
  .replace('note: same key', 'note: stessa chiave');

describe('differences', () => {
  it('finds none in a faithful translation', () => {
    expect(compare(english, italian)).toEqual([]);
  });

  it('takes the words and the decimal sign of a formula for translated', () => {
    expect(compare('$0.5 \\times \\text{node}$', '$0{,}5 \\times \\text{nodo}$')).toEqual([]);
    expect(compare('$0.5$', '$0{,}6$')).not.toEqual([]);
  });

  it.each([
    ['a changed heading id', ['{#turn-on}', '{#attivare}'], 'heading 1: expected “## turn-on”, found “## attivare”'],
    ['another level', ['## Attivare', '### Attivare'], 'heading 1'],
    ['a changed command', ['create-bucket', 'crea-bucket'], 'code block 1: expected “aws s3api create-bucket'],
    ['a changed info string', ['bash run', 'bash'], 'code block 1'],
    ['a changed shape in a diagram', ['shape: box', 'shape: hex'], 'code block 2'],
    ['another link', ['./works.md#how', './works.md'], 'link of the original (line 5) is missing: ./works.md#how'],
    [
      'a condition less',
      ['{brand.product}', '<If has="objectLock">{brand.product}</If>'],
      'condition isn’t in the original: has="objectLock"',
    ],
    ['a variable less', ['{brand.product}', 'Arnia'], 'variable of the original (line 5) is missing: brand.product'],
    ['a column more', ['| Field | Value |\n|---|---|', '| Field | Value | X |\n|---|---|---|'], 'table 1: expected “2 columns, 2 rows”'],
    ['another admonition', [':::note', ':::warning'], 'admonition 1: expected “note”, found “warning”'],
    ['another tab value', ['value="python"', 'value="pitone"'], 'element 2'],
  ])('finds %s', (_case, [from = '', to = ''], message) => {
    const found = compare(english, italian.replace(from, to));
    expect(found.map((difference) => difference.message).join('\n')).toContain(message);
  });
});

it('compares what a service without a feature publishes', () => {
  const condition = '<If lacks="objectLock">Use [X](./x.md).</If>';
  const [original, translation] = [pageOf('docs', `${condition}\n`), pageOf(ITALIAN, `${condition.replace('x.md', 'y.md')}\n`)];
  const { id, instance, file } = original;
  const found = translationDiagnostics({ id, instance, state: 'current', originalFile: file, file, original, translation });
  expect(found.map(({ message }) => message)).toEqual([
    'without objectLock: link of the original (line 1) is missing: ./x.md',
    'without objectLock: link isn’t in the original: ./y.md',
  ]);
});

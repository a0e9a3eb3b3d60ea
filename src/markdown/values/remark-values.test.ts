import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { substitute } from '../../lib/substitute';
import { markValues } from '../../lib/reader-values/marks';
import { everyFeature } from '../../site/features';
import remarkAccess from '../access/remark-access';
import remarkHighlight from '../highlight/remark-highlight';
import remarkValues, { remarkTakeValues } from './remark-values';

const VARIABLES = {
  'reader.bucket': 'b-bucket',
  'reader.profile': 'ds3',
  'brand.endpoint': 's3.x.example',
  'brand.endpointUrl': 'https://s3.x.example',
  'brand.region': 'r',
};

function transform(source: string): Root {
  const markdown = substitute(markValues(source), VARIABLES, 'page.md');
  const tree = fromMarkdown(markdown);
  const file = new VFile({ path: 'page.md', value: markdown });
  remarkTakeValues()(tree);
  remarkAccess({ text: (id) => id, features: everyFeature })(tree, file);
  remarkHighlight()(tree, file);
  remarkValues()(tree);
  return tree;
}
/** All HTML that is passed to components. */
const htmlIn = (source: string): string[] =>
  [...JSON.stringify(transform(source)).matchAll(/"name":"html","value":"((?:[^"\\]|\\.)*)"/g)].map(
    ([, html = '']) => JSON.parse(`"${html}"`) as string,
  );

describe('values in pages', () => {
  it.each([
    [
      'a command',
      '```bash\naws s3 ls s3://{reader.bucket} --profile {reader.profile}\n```',
      '<span class="x-function">aws</span> s3 ls s3://<var>b-bucket</var> <span class="x-variable">--profile</span> <var>ds3</var>',
    ],
    ['a string', '```json\n"{brand.endpointUrl}"\n```', '<span class="x-string">"<var>https://s3.x.example</var>"</span>'],
    [
      'plain text',
      '```text\nupload: s3://{reader.bucket}/reports/x <y>\n```',
      'upload: s3://<var>b-bucket</var>/<var>reports/</var>x &lt;y&gt;',
    ],
    ['inline code', 'Use `{reader.bucket}-locked`.', '<var>b-bucket</var>-locked'],
    ['an address', '```text\nhttps://{brand.endpoint}/x\n```', '<var>https://s3.x.example</var>/x'],
  ])('stand in elements of their own: %s', (_, source, html) => {
    expect(htmlIn(source)).toEqual([html]);
  });

  it('stand in access tables', () => {
    expect(htmlIn('```access run\nroot | GetObject | {reader.bucket}/reports/q1.csv | allowed\n```')).toEqual([
      'Get<wbr>Object',
      '<var>b-bucket</var>/<wbr><var>reports/</var><wbr>q1.csv',
    ]);
  });

  it('leave no mark anywhere else', () => {
    const source =
      '# `{reader.bucket}` {brand.region}\n\n[{brand.region}]({brand.endpointUrl} "{brand.region}") ![{brand.region}](x)\n\n```bash title="{brand.region}"\nx\n```';
    expect(JSON.stringify(transform(source))).not.toMatch(/[\u{E000}\u{E001}]/u);
    expect(htmlIn(source)).toEqual(['<span class="x-function">x</span>']);
  });
});

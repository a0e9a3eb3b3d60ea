import { describe, expect, it } from 'vitest';
import { fence, pageOf } from '../testing/fake-server';
import { blockId } from './block-id';

const collect = (...parts: string[]) => pageOf(parts.join('\n'));
const nest = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '' : `   ${line}`))
    .join('\n');

describe('collectBlocks', () => {
  it('finds blocks in tabs, lists and admonitions, with line, heading and output', () => {
    const page = collect(
      '---',
      'title: "{brand.product} page"',
      '---',
      '',
      '## Do it {#do}',
      '',
      '1. First.',
      '',
      nest(fence('bash run', 'echo {reader.bucket}')),
      '<Tabs>',
      '<TabItem value="a" label="A">',
      '',
      fence('js run title="a.mjs"', 'x'),
      fence('text output', '{reader.bucket}'),
      '</TabItem>',
      '</Tabs>',
      '',
      ':::note',
      '',
      fence('json save title="p.json"', '{}'),
      ':::',
    );
    expect(page.problems).toEqual([]);
    expect(page.blocks.map(({ line, text, heading, outputs }) => [line, text, heading, outputs.map((output) => output.text)])).toEqual([
      [9, 'echo {reader.bucket}', 'do', []],
      [16, 'x', 'do', ['{reader.bucket}']],
      [29, '{}', 'do', []],
    ]);
  });

  it.each<[string, string[], number, string]>([
    ['a block with no mark', ['', fence('bash', 'x')], 2, 'doesn’t say whether it runs'],
    ['a block that cannot run', [fence('hcl run', 'x')], 1, 'a block in hcl can’t run'],
    ['an output of nothing', [fence('json title="a.json"', '{}'), fence('text output', 'x')], 5, 'doesn’t follow a block'],
    ['an info string that cannot be read', [fence('bash rum', 'x')], 1, 'unknown word rum'],
    ['a need of no release', [fence('bash run needs="a new rclone"', 'x')], 1, 'found a new rclone'],
    ['a wait for nothing', [fence('bash run eventually', 'x')], 1, 'add an output block'],
    ['what the server ignores', [fence('bash run', 'aws s3api create-bucket --object-ownership x')], 1, 'add unproven='],
    [
      'what it ignores in a saved file',
      [fence('text save title="o.txt"', 'ObjectOwnership=x'), fence('bash run', 'aws x file://o.txt')],
      5,
      'ignores ObjectOwnership',
    ],
    ['a wrong row of a table', [fence('access run', '', 'user | Fly | b | allowed')], 3, 'unknown action Fly'],
    ['a table whose policy is nowhere', [fence('access run', 'policy: p.json', 'user | GetObject | b/k | allowed')], 1, 'title="p.json"'],
  ])('reports %s', (_, parts, line, message) => {
    const { problems } = collect(...parts);
    expect(problems).toMatchObject([{ file: 'docs/guides/x.md', line, message: expect.stringContaining(message) as string }]);
  });

  const document = (principal = ''): string => fence('json title="p.json"', `{${principal}"Statement": []}`);
  const attach = '[Attach it](../guides/iam-policy.md#attach).\n';

  it.each<[string, string[], number?, string?]>([
    ['whose key has a policy, with the way to attach it', ['`{reader.accessKeyId}`', attach, document()]],
    ['that hands out a key without a policy', ['Enter:', '`{reader.accessKeyId}`', attach], 2, 'doesn’t show a policy'],
    ['with a policy of a bucket only', ['`{reader.accessKeyId}`', attach, document('"Principal": "*", ')], 1, 'doesn’t show a policy'],
    ['with a policy that nobody has', ['Text', attach, document()], 4, 'doesn’t use a key with it'],
    ['that does not say how to attach a policy', ['`{reader.accessKeyId}`', document()], 2, 'doesn’t explain how to attach'],
  ])('judges a page about a program %s', (_, parts, line, message) => {
    const { problems } = pageOf(parts.join('\n'), 'integrations/x');
    const expected = { file: 'docs/integrations/x.md', line, message: expect.stringContaining(message ?? '') as string };
    expect(problems).toMatchObject(line === undefined ? [] : [expected]);
    expect(pageOf(parts.join('\n'), 'guides/x').problems).toEqual([]);
  });

  it.each([
    ['a configuration that is only shown', fence('ini title="config"', 'x')],
    ['what is marked as unproven', fence('bash run unproven="ignored"', 'aws s3api create-bucket --object-ownership x')],
  ])('accepts %s', (_, part) => {
    expect(collect(part).problems).toEqual([]);
  });
});

describe('blockId', () => {
  const hashOf = (...parts: string[]): string => blockId(collect(...parts).blocks[0]!);
  const plain = hashOf(fence('bash run', 'echo a'));

  it.each<[string, string, boolean]>([
    ['further down', `\n\ntext\n\n${fence('bash run', 'echo a')}`, true],
    ['with blanks at the ends', fence('bash run', 'echo a  ', ''), true],
    ['with another text', fence('bash run', 'echo b'), false],
    ['with another expectation', fence('bash run fails=AccessDenied', 'echo a'), false],
    ['with an output', `${fence('bash run', 'echo a')}\n${fence('text output', 'a')}`, false],
  ])('of a block %s: same is %s', (_, text, same) => {
    expect(hashOf(text) === plain).toBe(same);
  });

  it('of an access table changes with the policy that it tries', () => {
    const table = fence('access run', 'policy: p.json', 'user | GetObject | b/k | allowed');
    const hashWith = (policy: string): string => blockId(collect(fence('json title="p.json"', policy), table).blocks[1]!);
    expect(hashWith('{}')).not.toBe(hashWith('{ }'));
  });
});

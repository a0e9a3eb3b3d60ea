import { describe, expect, it } from 'vitest';
import { formatDiagnostics } from '../../../lib/diagnostic';
import { copies } from './shared-parts';
import { pageOf } from './pages';

const LONG = 'The key for the backups of this program may read, write and delete in one bucket, and nowhere else.';
const on = (...texts: readonly string[]) =>
  texts.map((text, at) => pageOf(text, { id: `integrations/p${at}`, file: `docs/integrations/p${at}.md` }));

describe('copies', () => {
  it('names each place of a text on three pages', () => {
    expect(formatDiagnostics(copies(on(LONG, `One more.\n\n1. ${LONG}`, LONG)))).toEqual([
      expect.stringMatching(/^docs\/integrations\/p0\.md:1: appears on 3 pages: The key .* move it to a part/),
      expect.stringMatching(/^docs\/integrations\/p1\.md:3: /),
      expect.stringMatching(/^docs\/integrations\/p2\.md:1: /),
    ]);
  });

  it('finds a block of code', () => {
    const block = `\`\`\`bash run\naws s3api ${'x'.repeat(80)}\n\`\`\``;
    expect(copies(on(block, block, block))).toHaveLength(3);
    expect(copies(on(...Array<string>(3).fill(block.replace('run', 'output'))))).toEqual([]);
  });

  it('finds a policy and its table under the names of each page', () => {
    const policy = (name: string) =>
      `\`\`\`json title="${name}.json"\n{ "Statement": [{ "Sid": "${name}", "Action": "s3:GetObject", "Resource": "arn:aws:s3:::{reader.${name}}/*" }] }\n\`\`\``;
    const table = (name: string) =>
      `\`\`\`access run\npolicy: ${name}.json\nuser | GetObject | {reader.${name}}/a.csv | allowed\nuser | PutObject | {reader.${name}}/a.csv | refused\nuser | DeleteBucket | {reader.${name}} | refused\n\`\`\``;
    expect(copies(on(...['one', 'two', 'three'].map(policy)))).toHaveLength(3);
    expect(copies(on(...['one', 'two', 'three'].map(table)))).toHaveLength(3);
    expect(copies(on(policy('one'), policy('two'), policy('three').replace('Get', 'Put')))).toEqual([]);
  });

  it.each([
    ['two pages', [LONG, LONG]],
    ['a short text', Array<string>(3).fill('List the bucket.')],
    ['a part', Array<string>(3).fill('<Part of="one-bucket" bucket="{reader.bucket}" />')],
  ])('allows %s', (_case, texts) => {
    expect(copies(on(...texts))).toEqual([]);
  });
});

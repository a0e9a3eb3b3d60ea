import { describe, expect, it } from 'vitest';
import { collectPage } from '../page/collect';
import type { Block, Page } from '../page/model';
import type { BlockOutcome, PageOutcome, Result } from '../session/outcome';
import { fence } from '../testing';
import type { Evidence } from './model';
import { proofsIn } from './proofs';
import { summarize } from './summary';
import { mergeEvidence, type RunFacts } from './write';

const SHOWN = { 'reader.bucket': 'reports-bucket' };
const FACTS: RunFacts = { date: '2024-06-30', server: 'S3 1.0', clients: { 'AWS CLI': '2.9', Python: '3.11', rclone: '1.60' } };
const PASSED: Result = { kind: 'passed' };

const page = (...parts: string[]): Page => collectPage(parts.join('\n'), 'docs/guides/x.md', 'guides/x');

function outcome(of: Page, resultOf: (block: Block) => Result = () => PASSED): PageOutcome {
  const blocks = of.blocks.map((block): BlockOutcome => ({ block, result: resultOf(block), operations: ['ListBuckets'] }));
  return { page: of, blocks, faults: [], seconds: 1 };
}

const notRun = ({ info: { execution } }: Block): Result =>
  execution.mode === 'skip' ? { kind: 'not-run', reason: execution.reason } : PASSED;

const evidenceOf = (of: PageOutcome, known: Evidence = { pages: {} }): Evidence => mergeEvidence(known, [of], ['guides/x'], FACTS);

describe('mergeEvidence', () => {
  it('records outcome, reason, operations and the clients in use', () => {
    const written = page(
      fence('bash run', 'aws s3 ls'),
      fence('bash run unproven="ignored"', 'aws s3 cp'),
      fence('bash norun="needs a console"', 'x'),
    );
    const { pages } = evidenceOf(outcome(written, notRun));
    expect(pages['guides/x']).toEqual({
      date: '2024-06-30',
      server: 'S3 1.0',
      clients: { 'AWS CLI': '2.9' },
      blocks: [
        { hash: expect.any(String) as string, outcome: 'passed', operations: ['ListBuckets'] },
        { hash: expect.any(String) as string, outcome: 'unproven', reason: 'ignored', operations: ['ListBuckets'] },
        { hash: expect.any(String) as string, outcome: 'not-run', reason: 'needs a console' },
      ],
    });
  });

  const known: Evidence = { pages: { 'guides/x': { date: '2024-01-01', server: 'old', clients: {}, blocks: [] } } };
  const written = page(fence('bash run', 'rclone ls'));

  it.each<[string, PageOutcome, string | undefined]>([
    ['a page that passed', outcome(written), '2024-06-30'],
    ['a page with faults', { ...outcome(written), faults: [{ file: 'x', line: 1, message: '' }] }, '2024-01-01'],
    [
      'a page that this machine could not run',
      outcome(written, () => ({ kind: 'not-run', reason: 'rclone is not installed here' })),
      '2024-01-01',
    ],
  ])('after %s', (_, result, date) => {
    expect(evidenceOf(result, known).pages['guides/x']?.date).toBe(date);
  });

  it('forgets pages that are no longer covered', () => {
    expect(mergeEvidence(known, [], [], FACTS).pages).toEqual({});
  });
});

describe('proofsIn', () => {
  const written = page(fence('bash run', 'aws s3 ls s3://{reader.bucket}'), fence('bash run', 'true'), fence('bash norun="x"', 'true'));
  const evidence = evidenceOf(outcome(written));
  const shownText = 'aws s3 ls s3://reports-bucket';

  it.each<[string, Page, string, string, boolean]>([
    ['a block that ran', written, '/site/docs/guides/x.md', shownText, true],
    [
      'the same block in a translation',
      written,
      '/site/i18n/it/docusaurus-plugin-content-docs-home/current/guides/x.md',
      `${shownText}\n`,
      true,
    ],
    ['another page', written, '/site/docs/guides/y.md', shownText, false],
    ['another docs instance', written, '/site/composer/guides/x.md', shownText, false],
    ['a text that stands there twice, once without proof', written, '/site/docs/guides/x.md', 'true', false],
    [
      'a block that changed since',
      page(fence('bash run', 'aws s3 ls s3://{reader.bucket} --recursive')),
      '/site/docs/guides/x.md',
      `${shownText} --recursive`,
      false,
    ],
    [
      'a block whose expected output changed',
      page(fence('bash run', 'aws s3 ls s3://{reader.bucket}'), fence('text output', 'new')),
      '/site/docs/guides/x.md',
      shownText,
      false,
    ],
  ])('%s', (_, now, file, code, proven) => {
    expect(proofsIn([now], evidence, SHOWN)(file, code)).toEqual(
      proven ? { testedWith: 'S3 1.0, AWS CLI 2.9', testedOn: '2024-06-30' } : undefined,
    );
  });
});

describe('summarize', () => {
  it('counts what is proven and lists the rest with its reason', () => {
    const ran = page(
      '## Do {#do}\n',
      fence('bash run', 'aws s3 ls'),
      fence('bash run unproven="ignored"', 'aws s3 cp'),
      fence('bash norun="needs a console"', 'x'),
      fence('json save title="a"', '{}'),
    );
    const now = page(
      '## Do {#do}\n',
      fence('bash run', 'aws s3 ls'),
      fence('bash run unproven="ignored"', 'aws s3 cp'),
      fence('bash norun="needs a console"', 'x'),
      fence('bash run', 'echo {reader.bucket}\nmore'),
    );
    const { pages, operations } = summarize(
      [now],
      evidenceOf(outcome(ran, notRun)),
      new Map([['guides/x', { title: 'X', route: '/guides/x' }]]),
      SHOWN,
    );
    expect(operations).toEqual(['ListBuckets']);
    expect(pages[0]).toMatchObject({ title: 'X', proven: 1, total: 4, date: '2024-06-30' });
    expect(pages[0]?.open).toEqual([
      { kind: 'unproven', reason: 'ignored', language: 'bash', excerpt: 'aws s3 cp', heading: 'do' },
      { kind: 'not-run', reason: 'needs a console', language: 'bash', excerpt: 'x', heading: 'do' },
      { kind: 'changed', language: 'bash', excerpt: 'echo reports-bucket', heading: 'do' },
    ]);
  });
});

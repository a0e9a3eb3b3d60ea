import { describe, expect, it } from 'vitest';
import { blockId } from '../page/block-id';
import type { PageBlocks } from '../page/model';
import { fence, pageOf } from '../testing/fake-server';
import type { BlockEvidence, Evidence } from './file';
import { operationProofsIn } from './proofs';

const page = (...parts: string[]): PageBlocks => pageOf(parts.join('\n'));

const evidenceOf = (of: PageBlocks, outcome: BlockEvidence['outcome'], operations: string[]): Evidence => ({
  pages: {
    [of.id]: {
      date: '2024-06-30',
      server: 'S3 1.0',
      clients: { 'AWS CLI': '2.9' },
      blocks: of.blocks.map((block) => ({ id: blockId(block), outcome, operations })),
    },
  },
});

describe('operationProofsIn', () => {
  const ran = page('## Tags {#tags}', '', fence('bash run', 'aws s3 ls'));

  it('names page, heading, server, clients and day', () => {
    expect(operationProofsIn([ran], evidenceOf(ran, 'passed', ['ListBuckets']))('ListBuckets')).toEqual([
      { page: 'guides/x', heading: 'tags', block: blockId(ran.blocks[0]!), server: 'S3 1.0', clients: ['AWS CLI 2.9'], date: '2024-06-30' },
    ]);
  });

  it.each<[string, PageBlocks, Evidence, string]>([
    ['an operation that no block exercised', ran, evidenceOf(ran, 'passed', ['ListBuckets']), 'PutObject'],
    ['a block whose success proves nothing', ran, evidenceOf(ran, 'unproven', ['ListBuckets']), 'ListBuckets'],
    [
      'a block that changed since',
      page(fence('bash run', 'aws s3 ls --recursive')),
      evidenceOf(ran, 'passed', ['ListBuckets']),
      'ListBuckets',
    ],
    ['a page without evidence', ran, { pages: {} }, 'ListBuckets'],
  ])('has none for %s', (_, now, evidence, operation) => {
    expect(operationProofsIn([now], evidence)(operation)).toEqual([]);
  });

  it('counts a block once that stands there twice', () => {
    const twice = page(fence('bash run', 'aws s3 ls'), fence('bash run', 'aws s3 ls'));
    expect(operationProofsIn([twice], evidenceOf(twice, 'passed', ['ListBuckets']))('ListBuckets')).toHaveLength(1);
  });
});

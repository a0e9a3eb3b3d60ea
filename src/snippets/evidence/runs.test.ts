import { describe, expect, it } from 'vitest';
import { formatDiagnostics } from '../../lib/diagnostic';
import { fence, pageOf } from '../testing/fake-server';
import type { PageEvidence } from './model';
import { dayOf, runName, runProblem, runProblems, unknownPages } from './runs';

const RUN = '2024-06-30T23:59:58Z';
const CLIENTS = { 'AWS CLI': '2.38', rclone: '1.75' };
const KNOWN: PageEvidence = { run: RUN, date: '2024-06-30', server: 'S3 2', clients: CLIENTS, blocks: [] };
const OTHER: PageEvidence = { ...KNOWN, clients: { 'AWS CLI': '2.38', restic: '0.19' } };

describe('the name of a run', () => {
  it('is its beginning, and has its day', () => {
    const run = runName(new Date('2024-06-30T23:59:58.999Z'));
    expect([run, dayOf(run)]).toEqual([RUN, '2024-06-30']);
  });
});

describe('the run of a page', () => {
  it.each<[string, PageEvidence, PageEvidence | undefined, string | undefined]>([
    ['by itself', KNOWN, undefined, undefined],
    ['with another page of the same run', KNOWN, OTHER, undefined],
    ['beside a run on another server', KNOWN, { ...OTHER, run: '2024-06-30T00:00:00Z', server: 'S3 1' }, undefined],
    ['without a name', { ...KNOWN, run: undefined }, undefined, 'names no run that saw this page'],
    ['of another day', { ...KNOWN, date: '2024-07-01' }, undefined, 'ran on 2024-07-01, in a run that began at 2024-06-30T23:59:58Z'],
    ['on two servers', KNOWN, { ...OTHER, server: 'S3 1' }, `the run of ${RUN} had S3 2 and S3 1, here and on b`],
    [
      'with two versions of a client',
      KNOWN,
      { ...OTHER, clients: { 'AWS CLI': '2.9' } },
      'had AWS CLI 2.38 and AWS CLI 2.9, here and on b',
    ],
  ])('%s', (_, known, other, message) => {
    const problem = runProblem('a', { a: known, ...(other && { b: other }) });
    expect(problem).toEqual(message === undefined ? undefined : expect.stringContaining(message));
  });

  it('cannot begin later than now', () => {
    expect(runProblem('a', { a: KNOWN }, new Date('2024-06-30T23:59:57Z'))).toContain(`begins in the future, at ${RUN}`);
    expect(runProblem('a', { a: KNOWN }, new Date(RUN))).toBeUndefined();
  });

  it('is told at the first block of the page, with the cure', () => {
    const page = pageOf(['Text.', '', fence('text', 'x'), fence('bash run', 'aws s3 ls')].join('\n'));
    expect(formatDiagnostics(runProblems(page, { pages: { 'guides/x': { ...KNOWN, run: undefined } } }))).toEqual([
      'docs/guides/x.md:7: src/snippets/evidence/data/snippets.json names no run that saw this page — renew it with: npm run snippets -- --write guides/x',
    ]);
    expect(runProblems(page, { pages: { 'guides/x': KNOWN } })).toEqual([]);
  });
});

it('of a page that no run covers is told', () => {
  const known = { pages: { 'guides/x': KNOWN, 'guides/forged': KNOWN } };
  expect(formatDiagnostics(unknownPages(known, ['guides/x']))).toEqual([
    'src/snippets/evidence/data/snippets.json: has outcomes of guides/forged, which is no page whose blocks run — remove them',
  ]);
});

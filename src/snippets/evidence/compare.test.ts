import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatDiagnostics } from '../../lib/diagnostic';
import type { PageBlocks } from '../page/model';
import type { PageOutcome, Result } from '../session/outcome';
import { fence, pageOf } from '../testing/fake-server';
import { evidenceProblems, type Seen } from './compare';
import { EVIDENCE_FILE, readEvidence, type BlockEvidence, type PageEvidence } from './model';
import { mergeEvidence } from './write';

const PASSED: Result = { kind: 'passed' };
const NO_TERRAFORM = 'Terraform is not installed here';

/** Lines 1, 5, 9, 13, 17 and 21. */
const PARTS = [
  fence('bash run', 'aws s3 ls'),
  fence('bash norun="needs a console"', 'x'),
  fence('bash run unproven="ignored"', 'aws s3 cp'),
  fence('bash run', 'terraform apply'),
  fence('bash run', 's3fs reports /mnt'),
  fence('bash run needs="rclone 1.74"', 'rclone ls'),
] as const;
const page = (...parts: readonly string[]): PageBlocks => pageOf(parts.join('\n'));
const PAGE = page(...PARTS);

/** @param results of the blocks that are not run or failed, by their place */
function ran(of: PageBlocks, results: Readonly<Record<number, Result>> = {}): PageOutcome {
  const all: Readonly<Record<number, Result>> = {
    1: { kind: 'not-run', reason: 'needs a console' },
    3: { kind: 'not-run', reason: NO_TERRAFORM },
    ...results,
  };
  const blocks = of.blocks.map((block, index) => ({ block, result: all[index] ?? PASSED, operations: ['ListBuckets'] }));
  return { page: of, blocks, problems: [], seconds: 1 };
}

const VERSIONS = { 'AWS CLI': '2.38', s3fs: '1.95', rclone: '1.75' };
const FACTS = { run: '2024-06-30T08:15:00Z', server: 'S3 2', clients: VERSIONS };
const KNOWN = mergeEvidence({ pages: {} }, [ran(PAGE)], ['guides/x'], FACTS).pages['guides/x']!;

const withBlock = (at: number, change: Partial<BlockEvidence>): PageEvidence => ({
  ...KNOWN,
  blocks: KNOWN.blocks.map((block, index) => (index === at ? { ...block, ...change } : block)),
});
const seenAs = (outcome: PageOutcome, own = true): Seen => ({ outcome, own });
const problems = (known: PageEvidence | undefined, seen?: Seen, of = PAGE): string[] =>
  formatDiagnostics(evidenceProblems(of, known, seen));

describe('evidence that a run confirms', () => {
  it.each<[string, Seen | undefined]>([
    ['by the same outcomes', seenAs(ran(PAGE))],
    ['where nothing ran', undefined],
    ['on another server', seenAs(ran(PAGE, { 0: { kind: 'not-run', reason: 'waits for days' } }), false)],
    ['by a block that fails, which is told elsewhere', seenAs(ran(PAGE, { 0: { kind: 'failed' } }))],
  ])('has no problem: %s', (_, seen) => {
    expect(problems(KNOWN, seen)).toEqual([]);
  });

  it('may hold the same text twice, once run and once not', () => {
    const twice = page(PARTS[0], fence('bash norun="needs a console"', 'aws s3 ls'));
    const evidence = mergeEvidence({ pages: {} }, [ran(twice)], ['guides/x'], FACTS);
    expect(problems(evidence.pages['guides/x'], seenAs(ran(twice)), twice)).toEqual([]);
  });
});

describe('forged outcomes', () => {
  const passed = { outcome: 'passed', reason: undefined } as const;

  it.each<[string, PageEvidence, number, string]>([
    ['a block that the page does not run', withBlock(1, passed), 5, 'the page says norun="needs a console"'],
    ['another reason', withBlock(1, { reason: 'x' }), 5, 'the page says norun="needs a console"'],
    ['a success that proves nothing', withBlock(2, passed), 9, 'the page says unproven="ignored"'],
    ['a block of a program that no package brings', withBlock(3, passed), 13, `it did not run: ${NO_TERRAFORM}`],
    [
      'such a block, with a version of the program',
      { ...withBlock(3, passed), clients: { ...VERSIONS, Terraform: '1' } },
      13,
      NO_TERRAFORM,
    ],
    ['a block that ran', withBlock(0, { outcome: 'not-run', reason: 'no' }), 1, 'says not-run (no), it ran'],
    ['a block that proves something', withBlock(0, { outcome: 'unproven', reason: 'no' }), 1, 'the page does not say unproven'],
    ['operations', withBlock(0, { operations: ['ListBuckets', 'PutObject'] }), 1, 'with PutObject, which the server did not carry out'],
  ])('of %s are told with page and line', (_, known, line, message) => {
    expect(problems(known, seenAs(ran(PAGE)))).toEqual([expect.stringMatching(new RegExp(`^docs/guides/x\\.md:${line}: `))]);
    expect(problems(known, seenAs(ran(PAGE)))[0]).toContain(message);
  });

  it('of every block are told where nothing can run, as far as the page says otherwise', () => {
    const all = { ...KNOWN, blocks: KNOWN.blocks.map(({ id }) => ({ id, outcome: 'passed' as const })) };
    expect(problems(all).map((line) => line.split(':')[1])).toEqual(['5', '9']);
  });

  it.each<[string, number, string, number]>([
    ['a program that is not there', 4, 's3fs is not installed here', 17],
    ['an older release', 5, 'needs rclone 1.74, here is 1.60', 21],
  ])('of a block that did not run for want of %s are told', (_, at, reason, line) => {
    const told = problems(KNOWN, seenAs(ran(PAGE, { [at]: { kind: 'not-run', reason } })));
    expect(told).toEqual([expect.stringMatching(new RegExp(`x\\.md:${line}: .*it did not run: ${reason}`))]);
  });
});

describe('missing and stale outcomes', () => {
  it.each<[string, PageEvidence | undefined, PageBlocks, string]>([
    ['a page that the file does not have', undefined, PAGE, 'x.md:1: src/snippets/evidence/data/snippets.json does not have this page'],
    [
      'a block that is cut off',
      { ...KNOWN, blocks: KNOWN.blocks.slice(0, -1) },
      PAGE,
      'x.md:21: src/snippets/evidence/data/snippets.json has no outcome',
    ],
    [
      'a block that changed',
      KNOWN,
      page(fence('bash run', 'aws s3 ls --recursive'), ...PARTS.slice(1)),
      'x.md:1: src/snippets/evidence/data/snippets.json has no',
    ],
    ['another hash', withBlock(4, { id: '0123456789abcdef' }), PAGE, 'x.md:17: src/snippets/evidence/data/snippets.json has no outcome'],
    ['a block that is gone', KNOWN, page(...PARTS.slice(1)), 'of no block of this page'],
  ])('%s', (_, known, of, message) => {
    expect(problems(known, undefined, of)).toEqual([expect.stringContaining(message)]);
    expect(problems(known, undefined, of)[0]).toContain('renew it with: npm run snippets -- --write guides/x');
  });
});

describe('readEvidence', () => {
  let root: string;
  const read = (text: string) => () => {
    mkdirSync(path.join(root, path.dirname(EVIDENCE_FILE)), { recursive: true });
    writeFileSync(path.join(root, EVIDENCE_FILE), text);
    return readEvidence(root);
  };
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'evidence-test-'));
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
  });

  it.each([
    ['half a file', '{\n "pages": {\n', `${EVIDENCE_FILE}:3: is no JSON: `],
    ['a comma too many', '{\n "pages": {},,\n}', `${EVIDENCE_FILE}:2: is no JSON: `],
    [
      'an unknown outcome',
      '{"pages": {"a": {"date": "2024-06-30", "server": "", "clients": {}, "blocks": [{"id": "", "outcome": "ok"}]}}}',
      'blocks.0.outcome',
    ],
  ])('says where %s is wrong, and what to do', (_, text, message) => {
    expect(read(text)).toThrow(message);
    expect(read(text)).toThrow('npm run snippets -- --write');
  });

  it('has no page where the file is absent, which each page tells', () => {
    expect(readEvidence(root).pages).toEqual({});
  });
});

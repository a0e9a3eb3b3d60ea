import { describe, expect, it } from 'vitest';
import type { Block, BlockOutcome, PageBlocks, PageOutcome, Result } from '../page/model';
import { fence, pageOf } from '../testing/fake-server';
import { countOutdated, mergeEvidence, type BlockEvidence, type Evidence, type RunFacts } from './file';
import { currentEvidence, pagesToRun, proofsIn } from './proofs';
import { summarize } from './summary';

const SHOWN = { 'reader.bucket': 'reports-bucket' };
const FACTS: RunFacts = { date: '2024-06-30', server: 'S3 1.0', clients: { 'AWS CLI': '2.9', Python: '3.11', rclone: '1.60' } };
const PASSED: Result = { kind: 'passed' };

const page = (...parts: string[]): PageBlocks => pageOf(parts.join('\n'));

function outcome(of: PageBlocks, resultOf: (block: Block) => Result = () => PASSED): PageOutcome {
  const blocks = of.blocks.map((block): BlockOutcome => ({ block, result: resultOf(block), operations: ['ListBuckets'] }));
  return { page: of, blocks, problems: [], seconds: 1 };
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
        { id: expect.any(String) as string, outcome: 'passed', operations: ['ListBuckets'] },
        { id: expect.any(String) as string, outcome: 'unproven', reason: 'ignored', operations: ['ListBuckets'] },
        { id: expect.any(String) as string, outcome: 'not-run', reason: 'needs a console' },
      ],
    });
  });

  const known: Evidence = { pages: { 'guides/x': { date: '2024-01-01', server: 'old', clients: {}, blocks: [] } } };
  const written = page(fence('bash run', 'rclone ls'));

  it.each<[string, PageOutcome, string | undefined]>([
    ['a page that passed', outcome(written), '2024-06-30'],
    ['a page with problems', { ...outcome(written), problems: [{ file: 'x', line: 1, message: '' }] }, '2024-01-01'],
  ])('after %s', (_, result, date) => {
    expect(evidenceOf(result, known).pages['guides/x']?.date).toBe(date);
  });

  it('forgets pages that are no longer covered', () => {
    expect(mergeEvidence(known, [], [], FACTS).pages).toEqual({});
  });
});

describe('countOutdated', () => {
  const [first, second, skipped] = [
    fence('bash run', 'aws s3 ls'),
    fence('bash run unproven="ignored"', 'aws s3 cp'),
    fence('bash norun="needs a console"', 'x'),
  ];
  const written = outcome(page(first, second, skipped), notRun);
  const known = evidenceOf(written);
  const withFirst = (change: Partial<BlockEvidence>): Evidence => {
    const of = known.pages['guides/x']!;
    return { pages: { 'guides/x': { ...of, blocks: of.blocks.map((block, at) => (at === 0 ? { ...block, ...change } : block)) } } };
  };

  it.each<[string, Evidence, PageOutcome, number]>([
    ['nothing where the file says what the run saw', known, written, 0],
    ['nothing of another day, server and version', known, written, 0],
    ['every block where there is no file', { pages: {} }, written, 3],
    ['a block that is new', known, outcome(page(first, second, skipped, fence('bash run', 'aws s3 mb')), notRun), 1],
    ['a block that has changed', known, outcome(page(fence('bash run', 'aws s3 ls --recursive'), second, skipped), notRun), 1],
    ['no block that is moved, and none that is gone', known, outcome(page(second, first), notRun), 0],
    ['an outcome that nobody saw', withFirst({ outcome: 'not-run', reason: 'needs rclone 9' }), written, 1],
    ['a program that is no longer there', known, outcome(page(first, second, skipped), () => ({ kind: 'not-run', reason: 'no' })), 3],
    [
      'no block of a page with problems, which are reported themselves',
      { pages: {} },
      { ...written, problems: [{ file: 'x', message: '' }] },
      0,
    ],
  ])('counts %s', (_, stored, ran, count) => {
    const facts = { date: '2024-07-01', server: 'S3 2.0', clients: { 'AWS CLI': '2.10' } };
    expect(countOutdated(stored, mergeEvidence(stored, [ran], ['guides/x'], facts))).toBe(count);
  });
});

describe('currentEvidence', () => {
  const [ran, shown] = [fence('bash run', 'aws s3 ls'), fence('text', 'x')];
  const known = evidenceOf(outcome(page(ran)));

  it.each<[string, Evidence, PageBlocks, boolean]>([
    ['a page whose blocks are those of the evidence', known, page(ran), true],
    ['a page with another block that is only shown', known, page(ran, shown), true],
    ['a page without evidence', { pages: {} }, page(ran), false],
    ['a page with a new block', known, page(ran, fence('bash run', 'aws s3 mb')), false],
    ['a page with a changed block', known, page(fence('bash run', 'aws s3 ls --recursive')), false],
  ])('of %s', (_, evidence, now, isCurrent) => {
    expect(currentEvidence([now], evidence).get('guides/x')).toBe(isCurrent ? evidence.pages['guides/x'] : undefined);
  });
});

describe('proofsIn', () => {
  const ORIGINAL = '/site/docs/guides/x.md';
  const ran = fence('bash run', 'aws s3 ls s3://{reader.bucket}');
  const source = [ran, fence('bash run', 'true'), fence('bash norun="x"', 'true')].join('\n');
  const evidence = evidenceOf(outcome(page(source)));

  it.each<[string, string, string, number, boolean]>([
    ['a block that ran', ORIGINAL, source, 1, true],
    ['the same block in a translation', '/site/i18n/it/docusaurus-plugin-content-docs-home/current/guides/x.md', source, 1, true],
    ['the same block further down', ORIGINAL, `Text\n\n${source}`, 3, true],
    ['another page', '/site/docs/guides/y.md', source, 1, false],
    ['another docs instance', '/site/composer/guides/x.md', source, 1, false],
    ['a line without a block', ORIGINAL, source, 2, false],
    ['a text that stands there twice, where it ran', ORIGINAL, source, 5, true],
    ['a text that stands there twice, where it is not run', ORIGINAL, source, 9, false],
    ['a block that changed since', ORIGINAL, fence('bash run', 'aws s3 ls s3://{reader.bucket} --recursive'), 1, false],
    [
      'a translation whose code differs',
      '/site/i18n/it/docusaurus-plugin-content-docs-home/current/guides/x.md',
      fence('bash run', 'aws s3 ls s3://secchio'),
      1,
      false,
    ],
    ['a block whose expected output changed', ORIGINAL, `${ran}\n${fence('text output', 'new')}`, 1, false],
    [
      'a block that says since then that a success proves nothing',
      ORIGINAL,
      fence('bash run unproven="x"', 'aws s3 ls s3://{reader.bucket}'),
      1,
      false,
    ],
    ['a block whose expected error changed', ORIGINAL, fence('bash run fails=AccessDenied', 'aws s3 ls s3://{reader.bucket}'), 1, false],
  ])('%s', (_, file, text, line, proven) => {
    expect(proofsIn('/site', evidence, () => text)(file, line)).toEqual(
      proven ? { testedWith: expect.stringMatching(/^S3 1\.0/) as string, testedOn: '2024-06-30' } : undefined,
    );
  });

  it('shows no mark where there is no evidence, or where it is that of an older text', () => {
    const old = evidenceOf(outcome(page(fence('bash run', 'aws s3 ls'))));
    for (const known of [{ pages: {} }, old]) expect(proofsIn('/site', known, () => ran)(ORIGINAL, 1)).toBeUndefined();
  });

  it('names the clients that the block uses', () => {
    expect(proofsIn('/site', evidence, () => source)(ORIGINAL, 1)?.testedWith).toBe('S3 1.0, AWS CLI 2.9');
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

  it('names no operation of a block that was not run, that changed since, or that no page has', () => {
    const run = page(fence('bash run', 'aws s3 ls'), fence('bash norun="needs a console"', 'x'));
    const known = evidenceOf(outcome(run, notRun)).pages['guides/x']!;
    const forged = known.blocks.map((block) => ({ ...block, operations: block.outcome === 'not-run' ? ['DeleteBucket'] : ['GetObject'] }));
    const pages = {
      'guides/x': { ...known, blocks: forged },
      'guides/forged': { ...known, blocks: [{ ...forged[0]!, operations: ['X'] }] },
    };
    const operationsOf = (now: PageBlocks): readonly string[] => summarize([now], { pages }, new Map(), SHOWN, ['HeadBucket']).operations;
    expect(operationsOf(run)).toEqual(['GetObject', 'HeadBucket']);
    expect(operationsOf(page(fence('bash run', 'aws s3 mb')))).toEqual(['HeadBucket']);
  });

  const place = new Map([['guides/x', { title: 'X', route: '/it/guides/x' }]]);
  const original = page(fence('bash run unproven="ignored"', 'aws s3 cp'), fence('bash norun="needs a console"', 'x # first'));
  const reasons = (...translated: string[]): unknown[] => {
    const translations = new Map([['guides/x', page(...translated).blocks]]);
    const evidence = evidenceOf(outcome(original, notRun));
    return summarize([original], evidence, place, SHOWN, [], translations).pages.flatMap(({ open }) => open.map(({ reason }) => reason));
  };

  it('says in the language of the build what blocks say of themselves', () => {
    const unproven = fence('bash run unproven="ignorato"', 'aws s3 cp');
    expect(reasons(unproven, fence('bash norun="richiede una console"', 'x # primo'))).toEqual(['ignorato', 'richiede una console']);
    expect(reasons(unproven)).toEqual(['ignored', 'needs a console']);
  });

  it('names a program that was not there', () => {
    const ran = page(fence('bash run', 'terraform apply'));
    const evidence = evidenceOf(outcome(ran, () => ({ kind: 'not-run', reason: 'Terraform is not installed here' })));
    expect(summarize([ran], evidence, place, SHOWN).pages[0]?.open).toMatchObject([{ kind: 'absent', reason: 'Terraform' }]);
  });
});

describe('pagesToRun', () => {
  const named = (id: string, ...parts: string[]): PageBlocks => ({ ...page(...parts), id });
  const short = named('guides/short', fence('bash run', 'aws s3 ls'));
  const long = named('guides/long', fence('bash run', 'aws s3 ls'), fence('bash run', 'aws s3 cp'));
  const pages = [long, short];
  const evidence = mergeEvidence(
    { pages: {} },
    pages.map((each) => outcome(each)),
    ['guides/short', 'guides/long'],
    FACTS,
  );

  it.each<[string, PageBlocks[], string, Record<string, string>, string[]]>([
    ['one page of each client where all is proven', pages, 'S3 1.0', { 'AWS CLI': '2.9' }, ['guides/short']],
    [
      'a page that has changed',
      [{ ...long, blocks: [...long.blocks].reverse().slice(1), id: 'guides/new' }, short],
      'S3 1.0',
      { 'AWS CLI': '2.9' },
      ['guides/new', 'guides/short'],
    ],
    ['all with another release of the client', pages, 'S3 1.0', { 'AWS CLI': '3.0' }, ['guides/long', 'guides/short']],
    ['all with another server', pages, 'S3 2.0', { 'AWS CLI': '2.9' }, ['guides/long', 'guides/short']],
  ])('takes %s', (_, given, server, versions, expected) => {
    expect(pagesToRun(given, currentEvidence(given, evidence), server, versions).map(({ id }) => id)).toEqual(expected);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { identitiesFor, reportsOf, type BlockReport } from './against';
import { fence, pageOf, runText, startFakeServer, type FakeServer } from './testing/fake-server';
import type { Result } from './page/model';

/** Blocks start programs, which can be slow on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

let server: FakeServer | undefined;
afterEach(() => server?.stop());

async function report(...blocks: string[]): Promise<BlockReport[]> {
  server = await startFakeServer();
  return reportsOf(await runText(server, ...blocks));
}

describe('identitiesFor', () => {
  const keys = { accessKeyId: 'A', secretAccessKey: 'B' };
  const other = { id: 'q', accessKeyId: 'C', secretAccessKey: 'D' };
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('takes from the environment only the parts that have a key', () => {
    const settings = { S3_PROJECT_ID: 'p', S3_USER_NAME: 'u', S3_USER_ACCESS_KEY_ID: 'E', S3_USER_SECRET_ACCESS_KEY: 'F' };
    for (const [name, value] of Object.entries({ ...settings, S3_NEW_ACCESS_KEY_ID: 'G', S3_NEW_SECRET_ACCESS_KEY: '' }))
      vi.stubEnv(name, value);
    expect(identitiesFor({ keys, other })).toEqual({
      reader: { id: 'p', ...keys },
      program: undefined,
      other,
      user: { id: 'u', accessKeyId: 'E', secretAccessKey: 'F' },
      rotated: undefined,
    });
  });
});

describe('reportsOf', () => {
  it('names a block by place and first line, and says that it passed', async () => {
    expect(await report(fence('bash run', 'true', 'true'))).toEqual([
      { where: 'docs/guides/test.md:1', excerpt: 'true', outcome: 'passed' },
    ]);
  });

  it('gives a problem to the block that it belongs to, also that of an output', async () => {
    const [first, second, third] = await report(
      fence('bash run', 'true'),
      fence('bash run', 'echo one'),
      fence('text output', 'two'),
      fence('bash run', 'true'),
    );
    expect([first?.outcome, second?.outcome, third?.outcome]).toEqual(['passed', 'failed', 'passed']);
    expect(second?.detail).toContain('expected this output');
  });

  it('tells blocks apart that are at one line, as those of one part are', () => {
    const page = pageOf([fence('bash run', 'true'), fence('bash run', 'false')].join(''));
    const problems = [{ file: page.file, line: 1, message: 'expected success' }];
    const results: Result[] = [{ kind: 'passed' }, { kind: 'failed', problems }];
    const blocks = page.blocks.map((block, at) => ({ block: { ...block, line: 1 }, result: results[at]!, operations: [] }));
    const outcomes = reportsOf({ page: { ...page, blocks: blocks.map(({ block }) => block) }, blocks, problems, seconds: 1 });
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['passed', 'failed']);
  });

  it('gives a bucket that the page leaves behind to its last block', async () => {
    server = await startFakeServer();
    server.buckets.add('left');
    const reports = reportsOf(await runText(server, fence('bash run', 'true'), fence('bash run', 'true')));
    expect(reports.map(({ outcome }) => outcome)).toEqual(['passed', 'failed']);
    expect(reports[1]?.detail).toContain('left');
  });

  it.each<[string, string[], string]>([
    ['a block that says why it does not run', [fence('bash norun="needs a console"', 'x')], 'needs a console'],
    ['a success that proves nothing', [fence('bash run unproven="it is ignored"', 'true')], 'may not prove anything: it is ignored'],
  ])('%s is not tried', async (_, blocks, detail) => {
    const [block] = await report(...blocks);
    expect(block?.outcome).toBe('not-run');
    expect(block?.detail).toContain(detail);
  });

  it('blocks after the end of the shell are not tried', async () => {
    const [lost, after] = await report(fence('bash run', 'exit 0'), fence('bash run', 'true'));
    expect(lost?.outcome).toBe('failed');
    expect(after).toMatchObject({ outcome: 'not-run', detail: 'an earlier block ended the page’s run' });
  });
});

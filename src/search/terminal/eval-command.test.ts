import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { evalCommand } from './eval-command';

const STOCK = join(import.meta.dirname, '../records/fixtures/stock');
const GOOD = { kind: 'title', query: 'tutorial intro', expect: ['/docs/intro'] };
const HEADING = { kind: 'heading', query: 'build your site', expect: ['/docs/deploy#build'] };
const NONSENSE = { kind: 'nonsense', query: 'xqzwvk', expect: [] };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-eval-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the command on a set of queries, given as data or as the text of the file. */
async function run(queries: unknown, ...args: string[]) {
  const path = join(folder, 'queries.json');
  await writeFile(path, typeof queries === 'string' ? queries : JSON.stringify(queries));
  const said: string[] = [];
  const complaints: string[] = [];
  const code = await evalCommand(['--queries', path, '--site', STOCK, ...args], {
    say: (line) => said.push(line),
    complain: (line) => complaints.push(line),
  });
  return { code, said, complaints };
}

describe('evaluation command', () => {
  it('prints the shares of each kind and of all', async () => {
    const { code, said, complaints } = await run([GOOD, HEADING, NONSENSE]);
    expect(said.map((line) => line.trim().split(/ {2,}/))).toEqual([
      ['queries', 'success@1', 'success@5', 'MRR', 'heading@1', 'heading@5'],
      ['title', '1', '100.0 %', '100.0 %', '1.000', '100.0 %', '100.0 %'],
      ['heading', '1', '100.0 %', '100.0 %', '1.000', '100.0 %', '100.0 %'],
      ['nonsense', '1', '100.0 %', '100.0 %', '1.000', '100.0 %', '100.0 %'],
      ['all', '3', '100.0 %', '100.0 %', '1.000', '100.0 %', '100.0 %'],
    ]);
    expect({ code, complaints }).toEqual({ code: 0, complaints: [] });
  });

  it('ends with 1 below a goal, naming it and the misses', async () => {
    const { code, said, complaints } = await run([GOOD, { ...GOOD, expect: ['/docs/deploy'] }]);
    expect(code).toBe(1);
    expect(complaints).toContain('success@1 is 50.0 %, the goal is 90.0 %');
    expect(said.at(-1)).toBe('“tutorial intro”: wanted /docs/deploy, which is not among ten; first is /docs/intro');
  });

  it('counts the right page apart from the right heading', async () => {
    const { complaints } = await run([{ ...HEADING, expect: ['/docs/deploy'] }]);
    expect(complaints).toEqual(['right heading first is 0.0 %, the goal is 85.0 %']);
  });

  it('takes a page that the set calls right', async () => {
    const { complaints } = await run([{ ...GOOD, expect: ['/docs/deploy'], page: ['/docs/intro'] }]);
    expect(complaints).toEqual(['right heading first is 0.0 %, the goal is 85.0 %']);
  });

  it('counts hits for nonsense as a miss', async () => {
    expect((await run([{ ...NONSENSE, query: 'docusaurus' }])).said.at(-1)).toContain('is nonsense and must find nothing');
  });

  it('fails on an expected section that is gone', async () => {
    const { code, complaints } = await run([{ ...GOOD, expect: ['/docs/intro', '/docs/gone#x'] }]);
    expect({ code, complaints }).toEqual({
      code: 1,
      complaints: [expect.stringContaining('/docs/gone#x is expected, but not in the site')],
    });
  });

  it.each([
    ['a broken file', '[{', 'expected a JSON file'],
    ['no list', { queries: [] }, 'the file: '],
    ['an empty list', [], 'expected at least one query'],
    ['a query without answers', [GOOD, { kind: 'title', query: 'x' }], '[1].expect: '],
    ['a relative url', [{ ...GOOD, expect: ['docs/intro'] }], '[0].expect[0]: expected a path from the root'],
  ])('names the field of %s and ends with 2', async (_case, queries, complaint) => {
    const { code, complaints } = await run(queries);
    expect(complaints.join('\n')).toContain(complaint);
    expect(code).toBe(2);
  });

  it('names an unknown language, and a file that is not there', async () => {
    expect((await run([GOOD], '--locale', 'fr')).complaints[0]).toContain('only in: en, de');
    const complaints: string[] = [];
    await evalCommand(['--queries', join(folder, 'none.json'), '--site', STOCK], {
      say: () => undefined,
      complain: (line) => complaints.push(line),
    });
    expect(complaints[0]).toContain('none.json: expected a JSON file');
  });
});

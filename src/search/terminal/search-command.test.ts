import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { runPlugin } from '../testing/run-plugin';
import { searchCommand } from './search-command';

let site: string;
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'search-command-'));
  await cp(join(import.meta.dirname, '../records/fixtures/site'), site, { recursive: true });
  await runPlugin({ outDir: site, routes: ['/guides/lock', '/'] }).build();
});
afterAll(() => rm(site, { recursive: true }));

async function run(...args: string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const code = await searchCommand(args, { say: (line) => said.push(line), complain: (line) => complaints.push(line) });
  return { code, said, complaints };
}

describe('search command', () => {
  it('prints rank, hierarchy, url and why', async () => {
    const { code, said } = await run('set', 'one', '--site', site);
    expect(code).toBe(0);
    expect(said[0]).toMatch(/^.*, en: \d+ of \d+ sections answer “set one”\.$/);
    expect(said.slice(1, 5)).toEqual([
      '1. Guides › Object Lock › Two MODEs › Set one',
      '   /guides/lock#set',
      '     set: heading 1.00',
      '     one: heading 1.00',
    ]);
    expect(said[5]).toMatch(/^ {5}score \d+\.\d\d = .*\w+ \d/);
  });

  it('prints as many hits as asked for, and ends with 1 without any', async () => {
    const hits = (lines: string[]) => lines.filter((line) => /^\d+\. /.test(line)).length;
    expect(hits((await run('lock', '--site', site, '--hits', '2')).said)).toBe(2);
    expect(await run('xqzwvk', '--site', site)).toMatchObject({ code: 1, said: [expect.stringContaining(' 0 of ')] });
  });

  it.each([
    [[], 'What to look for?'],
    [['lock', '--site', '/no/such/folder'], 'There is no /no/such/folder/search/index.en.json. Build the site first'],
    [['lock', '--locale', 'fr'], '--locale fr: expected one of: en, it'],
    [['lock', '--hits', 'many'], '--hits: expected a whole number from 1'],
    [['lock', '--locales', 'it'], "Unknown option '--locales'"],
  ])('called as %j says what to do and ends with 2', async (args, complaint) => {
    const { code, complaints } = await run(...args);
    expect(complaints.join('\n')).toContain(complaint);
    expect(code).toBe(2);
  });
});

import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { runPlugin } from '../testing/run-plugin';
import { searchCommand } from './search-command';

const FIXTURES = join(import.meta.dirname, '../records/fixtures');
const STOCK = join(FIXTURES, 'stock');

async function run(...args: string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const code = await searchCommand(args, { say: (line) => said.push(line), complain: (line) => complaints.push(line) });
  return { code, said, complaints };
}

describe('search command on pages without an index', () => {
  it('prints rank, hierarchy, url and why', async () => {
    const { code, said } = await run('getting started', '--site', STOCK);
    expect(code).toBe(0);
    expect(said[0]).toContain('an index made of its pages now; 1 of them answer “getting started”');
    expect(said.slice(1, 5)).toEqual([
      '1. Tutorial › Tutorial Intro › Getting Started',
      '   /docs/intro#getting-started',
      expect.stringMatching(/^ {5}getting: heading 1.00/),
      expect.stringMatching(/^ {5}started: heading 1.00/),
    ]);
    expect(said[5]).toMatch(/^ {5}score \d+\.\d\d = .*\w+ \d/);
  });

  it('names the word that stands for a mistyped one', async () => {
    expect((await run('docusarus', '--site', STOCK)).said.join('\n')).toContain('docusarus → docusaurus: content');
  });

  it('asks another language', async () => {
    expect((await run('erste schritte', '--site', STOCK, '--locale', 'de')).said[2]).toContain('/de/docs/intro#getting-started');
  });

  it('prints as many hits as asked for, and ends with 1 without any', async () => {
    const hits = (lines: string[]) => lines.filter((line) => /^\d+\. /.test(line)).length;
    expect(hits((await run('docusaurus', '--site', STOCK, '--hits', '2')).said)).toBe(2);
    expect(await run('xqzwvk', '--site', STOCK)).toMatchObject({ code: 1, said: [expect.stringContaining('0 of them answer')] });
  });
});

describe('search command on a site with an index', () => {
  let site: string;
  beforeAll(async () => {
    site = await mkdtemp(join(tmpdir(), 'search-command-'));
    await cp(join(FIXTURES, 'site'), site, { recursive: true });
    await runPlugin({ outDir: site, routes: ['/guides/lock', '/'] }).build();
  });
  afterAll(() => rm(site, { recursive: true }));

  it('takes that index', async () => {
    const { said } = await run('legal hold', '--site', site);
    expect(said[0]).toContain('the index built with the site');
    expect(said[2]?.trim()).toBe('/guides/lock#hold');
  });

  it('names the languages there are', async () => {
    expect((await run('legal hold', '--site', site, '--locale', 'it')).complaints).toEqual([expect.stringContaining('only in: en')]);
  });
});

describe('search command, called wrongly', () => {
  it.each([
    [[], 'What to look for?'],
    [['lock', '--site', '/no/such/folder'], 'There is no folder /no/such/folder'],
    [['lock', '--site', import.meta.dirname], 'holds no page that Docusaurus has built'],
    [['lock', '--site', STOCK, '--locale', 'fr'], 'only in: en, de'],
    [['lock', '--site', STOCK, '--hits', 'many'], '--hits: expected a whole number from 1'],
    [['lock', '--locales', 'it'], "Unknown option '--locales'"],
  ])('%j says what to do and ends with 2', async (args, complaint) => {
    const { code, complaints } = await run(...args);
    expect(complaints.join('\n')).toContain(complaint);
    expect(code).toBe(2);
  });
});

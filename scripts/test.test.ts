import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { countTests, reporters, runParts, stagesOf } from './test';

const folder = mkdtempSync(path.join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('countTests', () => {
  it.each([
    ['Vitest', { numPassedTests: 7, numFailedTests: 2, numTotalTests: 9 }, false, { passed: 7, failed: 2 }],
    ['Vitest, a file that does not load', { numPassedTests: 7, numFailedTests: 0 }, false, { passed: 7, failed: 1 }],
    ['Playwright', { stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0 } }, true, { passed: 5, failed: 0 }],
    ['Playwright, flaky', { stats: { expected: 4, unexpected: 1, flaky: 1 } }, false, { passed: 4, failed: 2 }],
  ])('%s', (_case, content, ok, counts) => {
    expect(countTests(report(content), ok)).toEqual(counts);
  });

  it.each([
    ['succeeded', true, { passed: 1, failed: 0 }],
    ['failed', false, { passed: 0, failed: 1 }],
  ])('a program without report that %s', (_case, ok, counts) => {
    expect(countTests(undefined, ok)).toEqual(counts);
  });

  it('counts a crash before the report as a failure', () => {
    expect(countTests(path.join(folder, 'none.json'), false)).toEqual({ passed: 0, failed: 1 });
  });

  it('refuses a success without report', () => {
    expect(() => countTests(path.join(folder, 'none.json'), true)).toThrow('none.json doesn’t exist');
  });
});

describe('stagesOf', () => {
  it.each<[what: string, wanted: string[], stages: string[][]]>([
    ['two names, in the order of the stages', ['html', 'pages'], [['pages'], ['html']]],
    ['a group', ['lint'], [['prettier', 'eslint', 'knip', 'budget']]],
    ['the sources of pages', ['write'], [['pages', 'translation', 'spelling']]],
    ['the code', ['code'], [['typecheck', 'prettier', 'eslint', 'knip', 'budget', 'unit']]],
    ['what runs at night, when it is named', ['again', 'hosts', 'reproducible'], [['again', 'reproducible'], ['hosts']]],
  ])('takes %s', (_case, wanted, stages) => {
    expect(stagesOf(wanted)).toEqual(stages);
  });

  it('leaves only slow tests that rarely fail to the nightly run', () => {
    const daily = stagesOf([]).flat();
    const all = stagesOf(['all']).flat();
    expect(all.filter((name) => !daily.includes(name))).toEqual(['again', 'reproducible', 'hosts', 'operator']);
    expect(daily.length).toBe(all.length - 4);
  });

  it('leaves out what tests the default brand for another one', () => {
    vi.stubEnv('BRAND', 'their/brand.json');
    const theirs = stagesOf([]).flat();
    expect(['build', 'site', 'relevance', 'deploy', 'browser'].filter((name) => !theirs.includes(name))).toEqual([]);
    const all = stagesOf(['all']).flat();
    expect(['brand', 'cost', 'hosts'].filter((name) => [...theirs, ...all].includes(name))).toEqual([]);
    vi.unstubAllEnvs();
  });

  it('names what there is instead of an unknown name', () => {
    expect(() => stagesOf(['site', 'sites'])).toThrow('unknown step sites; use one or more of: typecheck prettier');
  });
});

describe('runParts', () => {
  const parts = [['site', 'html'], ['snippets'], ['build'], ['brand']];

  it.each<[what: string, given: string[][], failed: number, order: string[]]>([
    ['starts what reads the built site after the build', parts, 0, ['snippets', 'build', 'brand', 'build ends', 'site html']],
    ['does not start it if the build fails', parts, 1, ['snippets', 'build', 'brand', 'build ends']],
    ['starts it at once if no build is selected', [['site', 'html'], ['snippets']], 0, ['snippets', 'site html']],
  ])('%s', async (_case, given, failed, order) => {
    const log: string[] = [];
    const outcomes = await runParts(given, async (names) => {
      log.push(names.join(' '));
      if (names[0] !== 'build') return { name: names.join(' '), passed: 1, failed: 0 };
      await Promise.resolve();
      log.push('build ends');
      return { name: 'build', passed: 1 - failed, failed };
    });
    expect(log).toEqual(order);
    expect(outcomes.map(({ name }) => name)).toEqual(given.map((names) => names.join(' ')).filter((name) => order.includes(name)));
  });
});

describe.each([
  ['', 0, 'not run', '0 passed, 0 failed'],
  ['true', 1, 'FAILED', '0 passed, 1 failed'],
])('with CI=%j, where the root filesystem cannot be made', (CI, status, result, last) => {
  it('reports what was not run', () => {
    const programs = path.join(folder, 'programs');
    mkdirSync(programs, { recursive: true });
    // A machine that doesn't support namespaces.
    for (const [name, code] of [
      ['mmdebstrap', 0],
      ['unshare', 1],
    ] as const)
      writeFileSync(path.join(programs, name), `#!/bin/sh\nexit ${code}\n`, { mode: 0o755 });
    const env = { ...process.env, CI, PATH: `${programs}:${process.env.PATH ?? ''}`, XDG_CACHE_HOME: folder };
    const args = ['--import', 'tsx', fileURLToPath(new URL('test.ts', import.meta.url)), 'snippets'];
    const ended = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    expect(ended.stderr).toContain("current: this machine doesn't allow namespaces");
    expect(ended.stdout).toMatch(new RegExp(`^${result} +snippets .*\\n +the root filesystem`, 'm'));
    expect([ended.status, ended.stdout.trim().split('\n').at(-1)]).toEqual([status, last]);
  });
});

it('lists what was not run because the build failed', () => {
  const programs = path.join(folder, 'failing');
  mkdirSync(programs, { recursive: true });
  for (const name of ['npm', 'npx']) writeFileSync(path.join(programs, name), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const env = { ...process.env, BRAND: '', PATH: `${programs}:${process.env.PATH ?? ''}` };
  const args = ['--import', 'tsx', fileURLToPath(new URL('test.ts', import.meta.url)), 'build', 'site'];
  const { status, stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, expect.stringMatching(/^FAILED +build .*\nnot run site\n/m)]);
});

describe('reporters', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ['true', [`::error file=${path.join(folder, 'fails.test.ts')}`]],
    ['', []],
  ])('with GITHUB_ACTIONS=%s', (inActions, annotations) => {
    writeFileSync(path.join(folder, 'fails.test.ts'), "it('fails', () => expect(1).toBe(2));\n");
    vi.stubEnv('GITHUB_ACTIONS', inActions);
    const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
    const file = `--outputFile.json=${path.join(folder, 'annotations.json')}`;
    const { stdout } = spawnSync(process.execPath, [vitest, 'run', '--root', folder, '--globals', ...reporters(), file], {
      encoding: 'utf8',
    });
    expect(stdout).toContain('1 failed');
    expect(stdout.match(/^::error file=[^,]+/gm) ?? []).toEqual(annotations);
  });
});

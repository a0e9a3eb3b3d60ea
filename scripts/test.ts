/**
 * `npm test`: type check, lint, Vitest's projects, the builds and Playwright, in stages from cheap to dear; ends at the first
 * that fails. Arguments name what to run alone: `npm test -- pages translation`. What runs at night only is part of
 * `npm test -- all`. The jobs of .github/workflows/ci.yml run the same names side by side on several machines.
 * What needs an S3 server, its clients or the programs that read configuration files runs in the root filesystem of
 * scripts/current.sh. A machine that can't have it is told what was not run; in continuous integration that is a failure.
 * The last line is `N passed, N failed`; continuous integration reads it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { failedTests, type FailureReport } from './failed-tests';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Reports and what a failed browser test leaves; not in git. */
const RESULTS = 'test-results';

/** Part of the browser tests on one of several machines: `2/4` is the second of four. */
const { BROWSER_SHARD } = process.env;

/** Commands that aren't projects of Vitest. */
const COMMANDS: Readonly<Record<string, string>> = {
  typecheck: 'npm run --silent typecheck',
  prettier: 'npx --no-install prettier --check .',
  eslint: 'npx --no-install eslint --max-warnings 0 .',
  knip: 'npx --no-install knip',
  spelling: 'npm run --silent spelling',
  budget: 'npx --no-install tsx scripts/budget.ts',
  build: 'npm run --silent build',
  again: 'npx --no-install tsx scripts/build-again.ts',
  brand: 'npx --no-install tsx scripts/build-other-brand.ts',
  browser: `npx --no-install playwright test --config e2e/playwright.config.ts${BROWSER_SHARD ? ` --shard=${BROWSER_SHARD}` : ''}`,
};

/** Names in one stage run side by side, so that both cores of a small machine have work. */
const STAGES: readonly (readonly string[])[] = [
  ['typecheck', 'prettier', 'eslint', 'knip', 'budget', 'unit', 'pages', 'translation', 'spelling', 'start'],
  ['build', 'again', 'brand', 'snippets', 'conformance'],
  // After those before it, which keep both cores busy.
  ['configs', 'hosts'],
  ['site', 'reproducible', 'relevance', 'html', 'deploy'],
  // Alone: it measures.
  ['cost'],
  ['browser'],
];

/** What a change seldom breaks: a second build in another place, and web servers in front of both brands. */
const NIGHTLY = ['again', 'hosts', 'reproducible'];

const LINT = ['prettier', 'eslint', 'knip', 'budget'];

/** Names that stand for several. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  lint: LINT,
  /** What a change of pages needs first. */
  write: ['pages', 'translation', 'spelling'],
  /** What a change of pages alone doesn't need. */
  code: ['typecheck', ...LINT, 'unit'],
  /** For the workflow that runs at night. */
  all: STAGES.flat(),
};

/** Everything that can be named. */
export const NAMES: readonly string[] = [...STAGES.flat(), ...Object.keys(GROUPS)];

/**
 * @param wanted names; without any, all but those that run at night
 * @returns the stages with what is wanted of them
 * @throws when a name is unknown
 */
export function stagesOf(wanted: readonly string[]): string[][] {
  const unknown = wanted.find((name) => !NAMES.includes(name));
  if (unknown !== undefined) throw new Error(`test: unknown step ${unknown}; use one or more of: ${NAMES.join(' ')}`);
  const names = new Set(wanted.flatMap((name) => GROUPS[name] ?? [name]));
  const isWanted = (name: string): boolean => (wanted.length === 0 ? !NIGHTLY.includes(name) : names.has(name));
  return STAGES.map((stage) => stage.filter(isWanted)).filter(({ length }) => length > 0);
}

/** What runs in the root filesystem. */
const IN_ROOT = ['snippets', 'conformance', 'configs', 'hosts'];
/** Those, and the check that starts the server of the root filesystem by itself, because its browser is here. */
export const needsRoot = (name: string): boolean => [...IN_ROOT, 'deploy'].includes(name);
const CURRENT = ['scripts/current.sh', '--current'] as const;

/** Makes the root filesystem while other stages run: two to ten minutes, once a month. @returns whether it is there */
async function prepareRoot(): Promise<boolean> {
  const [script, ...args] = CURRENT;
  const [status] = (await once(spawn(script, [...args, 'true'], { cwd: root, stdio: 'inherit' }), 'exit')) as [number | null];
  return status === 0;
}

interface Counts {
  passed: number;
  failed: number;
}
interface Outcome extends Counts {
  name: string;
  seconds: number;
  /** A line for each failed test. */
  failures: readonly string[];
}

/** The parts that are read of Vitest's and of Playwright's report. */
type Report = { numPassedTests: number; numFailedTests: number } | { stats: { expected: number; unexpected: number; flaky: number } };

/**
 * @param report file of Vitest's or Playwright's JSON report; undefined for a program that is one test
 * @returns its counts; a failed program counts at least one failure, so that a crash is never a pass
 * @throws when a program succeeded without leaving its report
 */
export function countTests(report: string | undefined, ok: boolean): Counts {
  if (report === undefined || (!ok && !existsSync(report))) return { passed: Number(ok), failed: Number(!ok) };
  if (!existsSync(report)) throw new Error(`${report}: there is no report, although its program succeeded`);
  const content = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const { passed, failed } =
    'stats' in content
      ? { passed: content.stats.expected, failed: content.stats.unexpected + content.stats.flaky }
      : { passed: content.numPassedTests, failed: content.numFailedTests };
  return { passed, failed: ok ? failed : Math.max(1, failed) };
}

const hasRun = (check: string, report = ''): boolean => readFileSync(report, 'utf8').includes(`/${check}.check.ts"`);

/** Runs a program; one that does not have the terminal shows what it prints when it has ended. @returns whether it succeeded */
async function run([program = '', ...args]: readonly string[], hasTerminal: boolean): Promise<boolean> {
  const output = hasTerminal ? 'inherit' : 'pipe';
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', output, output] });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk));
  const [status] = (await once(child, 'close')) as [number | null];
  process.stdout.write(Buffer.concat(printed));
  return status === 0;
}

/**
 * Vitest's reporters. Those that it has by itself are gone as soon as one is named, among them that of the annotations which
 * GitHub shows beside the lines of a pull request.
 */
export const reporters = (): string[] => [
  '--reporter=default',
  '--reporter=json',
  ...(process.env.GITHUB_ACTIONS === 'true' ? ['--reporter=github-actions'] : []),
];

/** Outcome of a part where the root filesystem can't be made. */
function withoutRoot(name: string): Outcome {
  const failed = Number(process.env.CI === 'true');
  return {
    name,
    seconds: 0,
    passed: 0,
    failed,
    failures: ['the root filesystem with the S3 server and its clients is missing, for the reason above'],
  };
}

/**
 * @param names one of `COMMANDS`, or projects of Vitest, which run together
 * @param hasRoot whether the root filesystem is there
 */
async function runPart(names: readonly string[], hasTerminal: boolean, hasRoot: Promise<boolean>): Promise<Outcome> {
  const name = names.join(' ');
  if (names.some(needsRoot) && !(await hasRoot)) return withoutRoot(name);
  const report = name in COMMANDS && name !== 'browser' ? undefined : path.join(root, RESULTS, `${names.join('-')}.json`);
  // A report of an earlier run must not speak for this one.
  if (report !== undefined) rmSync(report, { force: true });
  const projects = names.map((project) => `--project=${project}`);
  const vitest = ['npx', '--no-install', 'vitest', 'run', ...projects, ...reporters(), `--outputFile.json=${report}`];
  const command = COMMANDS[name]?.split(' ') ?? vitest;
  const prefix = names.some((part) => IN_ROOT.includes(part)) ? CURRENT : [];
  const started = performance.now();
  const ok = await run([...prefix, ...command], hasTerminal);
  const seconds = (performance.now() - started) / 1000;
  // A project without a file is none that Vitest complains about beside others.
  const missing = name in COMMANDS || !ok ? undefined : names.find((check) => check !== 'unit' && !hasRun(check, report));
  if (missing !== undefined) console.error(`test: expected a file ${missing}.check.ts in src/ or scripts/, but none ran`);
  const failures =
    ok || report === undefined || !existsSync(report) ? [] : failedTests(JSON.parse(readFileSync(report, 'utf8')) as FailureReport, root);
  return { name, seconds, failures, ...countTests(report, ok && missing === undefined) };
}

/** Parts of a stage, which run side by side: projects of Vitest together, apart where they need the root filesystem, and each command. */
function partsOf(names: readonly string[]): string[][] {
  const projects = names.filter((name) => !(name in COMMANDS));
  return [
    projects.filter((name) => !needsRoot(name)),
    projects.filter((name) => IN_ROOT.includes(name)),
    projects.filter((name) => needsRoot(name) && !IN_ROOT.includes(name)),
    ...names.filter((name) => name in COMMANDS).map((name) => [name]),
  ].filter(({ length }) => length > 0);
}

/** First word of a line of the summary. */
const resultOf = ({ passed, failed }: Counts): string => (failed > 0 ? 'FAILED' : passed > 0 ? 'ok' : 'not run');

async function main(wanted: readonly string[]): Promise<void> {
  const stages = stagesOf(wanted);
  // Checks that look at a part by day (code blocks, accessibility) look at all.
  if (wanted.includes('all')) process.env.NIGHTLY = 'true';
  mkdirSync(path.join(root, RESULTS), { recursive: true });
  const hasRoot = stages.flat().some(needsRoot) ? prepareRoot() : Promise.resolve(false);
  const outcomes: Outcome[] = [];
  for (let names = stages.shift(); names !== undefined; names = stages.shift()) {
    console.log(`\n== ${names.join(' ')} ==`);
    const parts = partsOf(names);
    outcomes.push(...(await Promise.all(parts.map((part) => runPart(part, part === parts[0], hasRoot)))));
    if (outcomes.some(({ failed }) => failed > 0)) break;
  }
  // Its lines come before the last one, also when a stage failed early.
  await hasRoot;
  console.log('\n== summary ==');
  for (const { name, seconds, passed, failed, failures } of outcomes) {
    const result = resultOf({ passed, failed }).padEnd(7);
    console.log(`${result} ${name.padEnd(24)} ${seconds.toFixed(0).padStart(4)} s  ${passed} passed, ${failed} failed`);
    for (const failure of failures) console.log(`       ${failure}`);
  }
  for (const names of stages) console.log(`not run ${names.join(' ')}`);
  const sum = (key: keyof Counts): number => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    console.log('0 passed, 1 failed');
    process.exitCode = 1;
  });
}

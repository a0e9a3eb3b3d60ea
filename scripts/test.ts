/**
 * `npm test` runs the type check, lint, Vitest's projects, the builds and Playwright, in stages from cheap to expensive. It ends at the
 * first stage that fails. Arguments select what to run: `npm test -- pages translation`. `npm test -- all` includes the parts that run only
 * at night. The jobs in .github/workflows/ci.yml run parts with the same names in parallel on several machines. Parts that need an S3
 * server, its clients or the programs that read configuration files run in the root filesystem of scripts/current.sh. If a machine doesn't
 * support it, the skipped parts are listed, and in continuous integration the run fails. The last line is `N passed, N failed`, which
 * continuous integration reads.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { failedTests, type FailureReport } from './failed-tests';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Reports, and files left by failed browser tests; not in git. */
const RESULTS = 'test-results';

/** The share of the browser tests that runs on this machine: `2/4` is the second of four. */
const { BROWSER_SHARD } = process.env;

/** Commands that aren't Vitest projects. */
const COMMANDS: Readonly<Record<string, string>> = {
  typecheck: 'npm run --silent typecheck',
  prettier: 'npx --no-install prettier --check .',
  eslint: 'npx --no-install eslint --max-warnings 0 .',
  knip: 'npx --no-install knip',
  spelling: 'npm run --silent spelling',
  budget: 'npx --no-install tsx scripts/budget.ts',
  build: 'npm run --silent build',
  again: 'npx --no-install tsx scripts/testing/build-again.ts',
  brand: 'npx --no-install tsx scripts/testing/build-other-brand.ts',
  browser: `npx --no-install playwright test --config e2e/playwright.config.ts${BROWSER_SHARD ? ` --shard=${BROWSER_SHARD}` : ''}`,
};

/** The parts in a stage run in parallel, so that both cores of a small machine are used. */
const STAGES: readonly (readonly string[])[] = [
  ['typecheck', 'prettier', 'eslint', 'knip', 'budget', 'unit', 'pages', 'translation', 'spelling', 'start'],
  // The code blocks take longer than the builds, so the parts that read the built sites start before the code blocks have finished.
  ['build', 'again', 'brand', 'snippets', 'conformance', 'configs', 'site', 'relevance', 'html', 'reproducible'],
  // These parts come after the previous ones, which keep both cores busy. The deploy check interrupts uploads at certain steps.
  ['hosts', 'deploy', 'operator'],
  // Runs alone because it measures time.
  ['cost'],
  ['browser'],
];

/** Parts of a stage that wait for others in the same stage, if these are selected. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  site: ['build'],
  relevance: ['build'],
  html: ['build'],
  reproducible: ['build', 'again'],
};

/** Parts that a change rarely breaks: a second build in another folder, web servers in front of both brands, and an operator's site. */
const NIGHTLY = ['again', 'hosts', 'reproducible', 'operator'];

/**
 * Parts that test the default brand's site. They aren't run if `BRAND` selects another one. Of the browser tests, those for any brand are
 * run (e2e/any-brand.spec.ts).
 */
const DEFAULT_BRAND_ONLY = ['again', 'brand', 'hosts', 'reproducible', 'operator', 'cost'];

const LINT = ['prettier', 'eslint', 'knip', 'budget'];

/** Names that select several parts. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  lint: LINT,
  /** The first parts to run after a change to pages. */
  write: ['pages', 'translation', 'spelling'],
  /** Parts that aren't needed if only pages change. */
  code: ['typecheck', ...LINT, 'unit'],
  /** All parts, for the nightly workflow. */
  all: STAGES.flat(),
};

/** All valid names. */
export const NAMES: readonly string[] = [...STAGES.flat(), ...Object.keys(GROUPS)];

/**
 * @param wanted names; if empty, all parts except those that run at night
 * @returns the stages with the selected parts
 * @throws if a name is unknown
 */
export function stagesOf(wanted: readonly string[]): string[][] {
  const unknown = wanted.find((name) => !NAMES.includes(name));
  if (unknown !== undefined) throw new Error(`test: unknown step ${unknown}; use one or more of: ${NAMES.join(' ')}`);
  const names = new Set(wanted.flatMap((name) => GROUPS[name] ?? [name]));
  const hasOtherBrand = Boolean(process.env.BRAND);
  const isWanted = (name: string): boolean =>
    !(hasOtherBrand && DEFAULT_BRAND_ONLY.includes(name)) && (wanted.length === 0 ? !NIGHTLY.includes(name) : names.has(name));
  return STAGES.map((stage) => stage.filter(isWanted)).filter(({ length }) => length > 0);
}

/** Parts that run in the root filesystem. */
const IN_ROOT = ['snippets', 'conformance', 'configs', 'hosts'];
/** Those parts, plus the deploy check, which starts the root filesystem's server itself because its browser runs outside. */
export const needsRoot = (name: string): boolean => [...IN_ROOT, 'deploy'].includes(name);
const CURRENT = ['scripts/current.sh', '--current'] as const;

/** Creates the root filesystem while other stages run, which takes two to ten minutes once a month. @returns whether it exists */
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
  /** One line for each failed test. */
  failures: readonly string[];
}

/** The parts of Vitest's and Playwright's reports that are used. */
type Report = { numPassedTests: number; numFailedTests: number } | { stats: { expected: number; unexpected: number; flaky: number } };

/**
 * @param report path of Vitest's or Playwright's JSON report; undefined for a program that counts as one test
 * @returns its counts; a failed program counts as at least one failure, so that a crash is never a pass
 * @throws if a program succeeded without writing its report
 */
export function countTests(report: string | undefined, ok: boolean): Counts {
  if (report === undefined || (!ok && !existsSync(report))) return { passed: Number(ok), failed: Number(!ok) };
  if (!existsSync(report)) throw new Error(`${report} doesn’t exist, although the program that writes it succeeded`);
  const content = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const { passed, failed } =
    'stats' in content
      ? { passed: content.stats.expected, failed: content.stats.unexpected + content.stats.flaky }
      : { passed: content.numPassedTests, failed: content.numFailedTests };
  return { passed, failed: ok ? failed : Math.max(1, failed) };
}

const hasRun = (check: string, report = ''): boolean => readFileSync(report, 'utf8').includes(`/${check}.check.ts"`);

/** Runs a program. If it doesn't have the terminal, its output is shown after it has ended. @returns whether it succeeded */
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
 * Vitest's reporters. Naming one disables the defaults, including the reporter for the annotations that GitHub shows next to a pull
 * request's lines.
 */
export const reporters = (): string[] => [
  '--reporter=default',
  '--reporter=json',
  ...(process.env.GITHUB_ACTIONS === 'true' ? ['--reporter=github-actions'] : []),
];

/** A part's outcome if the root filesystem can't be created. */
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
 * @param names one of `COMMANDS`, or Vitest projects, which run together
 * @param hasRoot whether the root filesystem exists
 */
async function runPart(names: readonly string[], hasTerminal: boolean, hasRoot: Promise<boolean>): Promise<Outcome> {
  const name = names.join(' ');
  if (names.some(needsRoot) && !(await hasRoot)) return withoutRoot(name);
  const report = name in COMMANDS && name !== 'browser' ? undefined : path.join(root, RESULTS, `${names.join('-')}.json`);
  // An earlier run's report must not be mistaken for this run's.
  if (report !== undefined) rmSync(report, { force: true });
  const projects = names.map((project) => `--project=${project}`);
  const vitest = ['npx', '--no-install', 'vitest', 'run', ...projects, ...reporters(), `--outputFile.json=${report}`];
  const command = COMMANDS[name]?.split(' ') ?? vitest;
  const prefix = names.some((part) => IN_ROOT.includes(part)) ? CURRENT : [];
  const started = performance.now();
  const ok = await run([...prefix, ...command], hasTerminal);
  const seconds = (performance.now() - started) / 1000;
  // Vitest doesn't complain about a project without files if there are others.
  const missing = name in COMMANDS || !ok ? undefined : names.find((check) => check !== 'unit' && !hasRun(check, report));
  if (missing !== undefined) console.error(`test: expected a file ${missing}.check.ts in src/ or scripts/, but none ran`);
  const failures =
    ok || report === undefined || !existsSync(report) ? [] : failedTests(JSON.parse(readFileSync(report, 'utf8')) as FailureReport, root);
  return { name, seconds, failures, ...countTests(report, ok && missing === undefined) };
}

/**
 * @param parts groups of names that run in parallel
 * @param start runs a group
 * @returns the outcomes of the groups that were run; a group isn't run if a part that it needs has failed
 */
export async function runParts<Result extends Counts>(
  parts: readonly (readonly string[])[],
  start: (names: readonly string[]) => Promise<Result>,
): Promise<Result[]> {
  const running = new Map<string, Promise<Result | undefined>>();
  const runAfter = async (names: readonly string[], needed: readonly Promise<Result | undefined>[]): Promise<Result | undefined> => {
    const outcomes = await Promise.all(needed);
    return outcomes.every((outcome) => outcome?.failed === 0) ? start(names) : undefined;
  };
  const needsOf = (names: readonly string[]): string[] => names.flatMap((name) => NEEDS[name] ?? []);
  // Parts that others need don't need any themselves, so they come first.
  for (const names of [...parts].sort((a, b) => needsOf(a).length - needsOf(b).length)) {
    const needed = needsOf(names).flatMap((name) => running.get(name) ?? []);
    const outcome = runAfter(names, needed);
    for (const name of names) running.set(name, outcome);
  }
  const outcomes = await Promise.all(parts.flatMap(([name = '']) => running.get(name) ?? []));
  return outcomes.filter((outcome) => outcome !== undefined);
}

/** Groups that run in parallel within a stage: Vitest projects, grouped by whether they need the root filesystem, and each command. */
function partsOf(names: readonly string[]): string[][] {
  const projects = names.filter((name) => !(name in COMMANDS));
  return [
    projects.filter((name) => !needsRoot(name)),
    projects.filter((name) => IN_ROOT.includes(name)),
    projects.filter((name) => needsRoot(name) && !IN_ROOT.includes(name)),
    ...names.filter((name) => name in COMMANDS).map((name) => [name]),
  ].filter(({ length }) => length > 0);
}

/** First word of a summary line. */
const resultOf = ({ passed, failed }: Counts): string => (failed > 0 ? 'FAILED' : passed > 0 ? 'ok' : 'not run');

async function main(wanted: readonly string[]): Promise<void> {
  const stages = stagesOf(wanted);
  // With `all`, checks that cover only a selection by day (code blocks, accessibility) cover everything.
  if (wanted.includes('all')) process.env.NIGHTLY = 'true';
  mkdirSync(path.join(root, RESULTS), { recursive: true });
  const hasRoot = stages.flat().some(needsRoot) ? prepareRoot() : Promise.resolve(false);
  const outcomes: Outcome[] = [];
  for (let names = stages.shift(); names !== undefined; names = stages.shift()) {
    console.log(`\n== ${names.join(' ')} ==`);
    const parts = partsOf(names);
    outcomes.push(...(await runParts(parts, (part) => runPart(part, part === parts[0], hasRoot))));
    // What wasn't run, because a part that it needs has failed, is listed with the stages that weren't.
    stages.unshift(...parts.filter((part) => !outcomes.some(({ name }) => name === part.join(' '))));
    if (outcomes.some(({ failed }) => failed > 0)) break;
  }
  // Its output must come before the last line, even if a stage failed early.
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

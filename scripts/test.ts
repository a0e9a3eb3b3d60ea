/**
 * `npm test`: type check, lint, Vitest's projects, the builds and Playwright, one stage after another from cheap to dear;
 * ends at the first that fails. Arguments name what to run alone: `npm test -- pages translation`.
 * `--current` tries the pages on today's S3 clients and server (scripts/current.sh), not on what this machine has.
 * The last line is `N passed, N failed`; continuous integration reads it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Reports and what a failed browser test leaves; not in git. */
const RESULTS = 'test-results';

/** What is no project of Vitest. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  typecheck: ['npm', 'run', '--silent', 'typecheck'],
  lint: ['npm', 'run', '--silent', 'lint'],
  build: ['npm', 'run', '--silent', 'build'],
  brand: ['npx', '--no-install', 'tsx', 'scripts/build-other-brand.ts'],
  browser: ['npx', '--no-install', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'],
};

/** Names in one stage run side by side. */
export const STAGES: readonly (readonly string[])[] = [
  ['typecheck'],
  ['lint'],
  ['unit', 'pages', 'translation'],
  ['start'],
  ['snippets'],
  ['conformance'],
  ['build'],
  ['site', 'relevance', 'cost'],
  ['brand'],
  ['browser'],
];

const CURRENT = '--current';
/** What comes before the command of a stage that uses S3 clients. */
const onCurrent = (name: string): readonly string[] =>
  ['snippets', 'conformance'].includes(name) && process.argv.includes(CURRENT) ? ['scripts/current.sh', CURRENT] : [];

interface Counts {
  passed: number;
  failed: number;
}
interface Outcome extends Counts {
  name: string;
  seconds: number;
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
  if (!existsSync(report)) throw new Error(`${report}: no report, though its program succeeded`);
  const content = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const { passed, failed } =
    'stats' in content
      ? { passed: content.stats.expected, failed: content.stats.unexpected + content.stats.flaky }
      : { passed: content.numPassedTests, failed: content.numFailedTests };
  return { passed, failed: ok ? failed : Math.max(1, failed) };
}

const hasRun = (check: string, report = ''): boolean => readFileSync(report, 'utf8').includes(`/${check}.check.ts"`);

function runStage(names: readonly string[]): Outcome {
  const name = names.join(' ');
  console.log(`\n== ${name} ==`);
  const report = name in COMMANDS && name !== 'browser' ? undefined : path.join(root, RESULTS, `${names.join('-')}.json`);
  // A report of an earlier run must not speak for this one.
  if (report !== undefined) rmSync(report, { force: true });
  const projects = names.map((project) => `--project=${project}`);
  const vitest = [
    'npx',
    '--no-install',
    'vitest',
    'run',
    ...projects,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const [program = '', ...args] = [...onCurrent(name), ...(COMMANDS[name] ?? vitest)];
  const started = performance.now();
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' });
  const seconds = (performance.now() - started) / 1000;
  // A project without a file is none that Vitest complains about beside others.
  const missing = name in COMMANDS || status !== 0 ? undefined : names.find((check) => check !== 'unit' && !hasRun(check, report));
  if (missing !== undefined) console.error(`test: expected a file ${missing}.check.ts in src/ or scripts/; none ran`);
  return { name, seconds, ...countTests(report, status === 0 && missing === undefined) };
}

function main(wanted: readonly string[]): void {
  const unknown = wanted.find((name) => !STAGES.flat().includes(name));
  if (unknown !== undefined) throw new Error(`test: no ${unknown}; expected some of: ${STAGES.flat().join(' ')}`);
  const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);
  const stages = STAGES.map((names) => names.filter(isWanted)).filter(({ length }) => length > 0);
  mkdirSync(path.join(root, RESULTS), { recursive: true });
  const outcomes: Outcome[] = [];
  for (const names of stages) {
    outcomes.push(runStage(names));
    if (outcomes.at(-1)?.failed !== 0) break;
  }
  console.log('\n== summary ==');
  for (const { name, seconds, passed, failed } of outcomes) {
    console.log(
      `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(24)} ${seconds.toFixed(0).padStart(4)} s  ${passed} passed, ${failed} failed`,
    );
  }
  for (const names of stages.slice(outcomes.length)) console.log(`not run ${names.join(' ')}`);
  const sum = (key: keyof Counts): number => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main(process.argv.slice(2).filter((argument) => argument !== CURRENT));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.log('0 passed, 1 failed');
    process.exitCode = 1;
  }
}

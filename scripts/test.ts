/**
 * `npm test`: runs the steps one after another and stops at the first that fails.
 * Arguments name the steps to run alone: `npm test -- lint unit`.
 * The last line is `N passed, N failed` and nothing else: continuous integration reads it.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './find-chromium';
import { addCounts, readCounts, type Counts } from './test-counts';
import { RESULTS, steps, type Step } from './test-steps';

interface Outcome extends Counts {
  name: string;
  seconds: number;
  ok: boolean;
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** Steps that the arguments name, or all. */
function wantedSteps(names: readonly string[]): readonly Step[] {
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) {
    throw new Error(`test: no step ${unknown}; expected some of: ${steps.map((step) => step.name).join(' ')}`);
  }
  return names.length === 0 ? steps : steps.filter((step) => names.includes(step.name));
}

function runStep(step: Step): Outcome {
  console.log(`\n== ${step.name}: ${step.proves} ==`);
  const started = performance.now();
  const report = step.report === undefined ? undefined : path.join(root, step.report);
  // A report of an earlier run must not speak for this one.
  if (report !== undefined) rmSync(report, { force: true });
  const { status } = spawnSync('npx', ['--no-install', ...step.command], { cwd: root, stdio: 'inherit', env: environment(step) });
  const ok = status === 0;
  return { name: step.name, ok, seconds: (performance.now() - started) / 1000, ...readCounts(report, ok) };
}

function environment(step: Step): NodeJS.ProcessEnv {
  const env = { ...process.env, ...step.env };
  if (!step.browser) return env;
  const chromium = ensureChromium();
  console.log(chromium.said);
  return { ...env, CHROMIUM_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(root, step.report ?? '') };
}

function summary(outcomes: readonly Outcome[], skipped: readonly Step[]): void {
  console.log('\n== summary ==');
  for (const { name, ok, seconds, passed, failed } of outcomes) {
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed`);
  }
  for (const { name } of skipped) console.log(`not run ${name}`);
  const broken = outcomes.find((outcome) => !outcome.ok);
  if (broken) console.log(`To run this step alone: npm test -- ${broken.name}`);
}

function main(): void {
  const wanted = wantedSteps(process.argv.slice(2));
  mkdirSync(path.join(root, RESULTS), { recursive: true });
  const outcomes: Outcome[] = [];
  for (const step of wanted) {
    const outcome = runStep(step);
    outcomes.push(outcome);
    if (!outcome.ok) break;
  }
  summary(outcomes, wanted.slice(outcomes.length));
  const { passed, failed } = addCounts(outcomes);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}

/**
 * `npm run conformance -- --endpoint URL --region NAME` checks which documented features of the S3 API work at an endpoint. `--help` lists
 * the options. src/conformance/README.md describes what is tested.
 */
import { fileURLToPath } from 'node:url';
import { pageVariables, loadBrand } from '../src/brand/plugin';
import {
  agrees,
  isBroken,
  listBuckets,
  newIds,
  planLines,
  readSettings,
  removeOwn,
  runProbes,
  summaryLines,
  USAGE,
  writeReport,
  type Report,
  type Result,
  type RunResults,
  type Settings,
} from '../src/conformance';
import { UsageError } from '../src/lib/usage-error';
import { loadOperations } from '../src/operations/plugin';
import { runPagesAgainst, type BlockReport } from '../src/snippets';

const root = fileURLToPath(new URL('..', import.meta.url));
const say = (line: string): void => console.log(line);

const EXIT = { holds: 0, broken: 1, usage: 2, stopped: 130 } as const;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The first signal ends the run gracefully, and the second signal ends it immediately. */
function stopOnSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (controller.signal.aborted) {
        say('conformance: stopped immediately. Check for leftover buckets whose names begin with conformance-');
        process.exit(EXIT.stopped);
      }
      say(`conformance: stopped by ${signal}. Removing everything that was created. Press Ctrl+C again to stop immediately.`);
      controller.abort();
    });
  }
  return controller.signal;
}

/** Documented status of each operation. Only a status that promises support counts. */
const documented = loadOperations(root).map(({ name, status }) => ({
  name,
  status: status.replace('-', ' '),
  promised: status === 'supported' || status === 'partial',
}));

const OUTCOMES = { passed: 'holds', failed: 'does-not-hold', 'not-run': 'not-tried' } as const;

const blockResult = ({ where, excerpt, outcome, detail }: BlockReport): Result => ({
  name: `${where} ${excerpt}`,
  documented: 'shown on the page',
  promised: true,
  outcome: OUTCOMES[outcome],
  detail,
});

async function runPages({ endpoint, region, keys, other, pages }: Settings, newId: () => string, signal: AbortSignal): Promise<Result[]> {
  if (!pages || signal.aborted) return [];
  say('The code blocks of the pages:');
  const shown = pageVariables(loadBrand(root).brand);
  return (await runPagesAgainst({ root, shown, endpoint, region, keys, other, newId, signal, say })).map(blockResult);
}

async function probe(settings: Settings, signal: AbortSignal): Promise<RunResults> {
  if (!settings.probes) return { operations: [], guarantees: [], left: [] };
  say('Operations and guarantees:');
  return runProbes({ settings, operations: documented, say, signal });
}

async function examine(settings: Settings, existing: readonly string[], signal: AbortSignal): Promise<Report> {
  const started = Date.now();
  const { newId, isOwn } = newIds(existing);
  const { operations, guarantees, left } = await probe(settings, signal);
  const blocks = await runPages(settings, newId, signal);
  const stuck = await removeOwn(settings, isOwn);
  return {
    endpoint: settings.endpoint,
    region: settings.region,
    date: new Date(started).toISOString(),
    seconds: (Date.now() - started) / 1000,
    operations,
    guarantees,
    blocks,
    left: [...left, ...stuck],
  };
}

/** @returns names of the existing buckets; undefined if the run was stopped during the request */
async function bucketsBefore(settings: Settings, signal: AbortSignal): Promise<string[] | undefined> {
  try {
    return await listBuckets(settings, signal);
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}

async function main(): Promise<number> {
  const settings = readSettings(process.argv.slice(2), process.env);
  if (!settings) {
    say(USAGE);
    return EXIT.holds;
  }
  const signal = stopOnSignal();
  const existing = await bucketsBefore(settings, signal);
  if (!existing) return EXIT.stopped;
  for (const line of planLines(settings, existing)) say(line);
  if (!(await agrees(settings, process.stdin, process.stdout, signal))) {
    say('conformance: nothing was changed.');
    return EXIT.usage;
  }
  const report = await examine(settings, existing, signal);
  for (const line of summaryLines(report)) say(line);
  say(`conformance: wrote ${writeReport(settings.report, report)}`);
  if (signal.aborted) return EXIT.stopped;
  return [...report.operations, ...report.guarantees, ...report.blocks].some(isBroken) || report.left.length > 0 ? EXIT.broken : EXIT.holds;
}

// The SDK's warning is for the program's author, not its user.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
// The exit code indicates success only if `main` sets it at its end.
process.exitCode = EXIT.usage;
main().then(
  (status) => process.exit(status),
  (error: unknown) => {
    const message = error instanceof UsageError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.error(`conformance: ${message}`);
    process.exit(EXIT.usage);
  },
);

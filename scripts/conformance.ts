/**
 * `npm run conformance -- --endpoint URL --region NAME` checks which documented features of the S3 API work at an endpoint. `--help` lists
 * the options. src/conformance/README.md describes what is tested.
 */
import { fileURLToPath } from 'node:url';
import { pageVariables, loadBrand } from '../src/brand/plugin';
import { agrees, isBroken, listBuckets, newIds, planLines, readSettings, removeOwn, runProbes } from '../src/conformance';
import { summaryLines, USAGE, writeReport, type Report, type Result, type Settings } from '../src/conformance';
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

async function runPages({ endpoint, region, keys, other }: Settings, newId: () => string, signal: AbortSignal): Promise<Result[]> {
  say('The code blocks of the pages:');
  const shown = pageVariables(loadBrand(root).brand);
  return (await runPagesAgainst({ root, shown, endpoint, region, keys, other, newId, signal, say })).map(blockResult);
}

async function examine(settings: Settings, existing: readonly string[], signal: AbortSignal): Promise<Report> {
  const { endpoint, region, probes, pages } = settings;
  const started = Date.now();
  const { newId, isOwn } = newIds(existing);
  if (probes) say('Operations and guarantees:');
  const { operations, guarantees, left } = probes
    ? await runProbes({ settings, operations: documented, say, signal })
    : { operations: [], guarantees: [], left: [] };
  const blocks = pages && !signal.aborted ? await runPages(settings, newId, signal) : [];
  const stuck = await removeOwn(settings, isOwn);
  const [date, seconds] = [new Date(started).toISOString(), (Date.now() - started) / 1000];
  return { endpoint, region, date, seconds, operations, guarantees, blocks, left: [...left, ...stuck] };
}

async function main(): Promise<number> {
  const settings = readSettings(process.argv.slice(2), process.env);
  if (!settings) {
    say(USAGE);
    return EXIT.holds;
  }
  const signal = stopOnSignal();
  const existing = await listBuckets(settings, signal).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
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

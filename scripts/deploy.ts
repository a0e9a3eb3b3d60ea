/**
 * `npm run deploy -- --to s3://bucket --endpoint URL`: publishes the built site to any S3 bucket.
 * `--help` lists the options; src/deploy/README.md says how.
 */
import { fileURLToPath } from 'node:url';
import { loadBrand } from '../src/brand/plugin';
import { explain, metadataOf, readSettings, runDeploy, USAGE } from '../src/deploy';
import { UsageError } from '../src/lib/usage-error';

const root = fileURLToPath(new URL('..', import.meta.url));
const EXIT = { done: 0, failed: 1, usage: 2, stopped: 130 } as const;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The first signal lets the requests under way end and gives the lock back; the second one ends at once. */
function stopOnSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (controller.signal.aborted) process.exit(EXIT.stopped);
      console.error(`deploy: stopped by ${signal}; the site is whole. Run the same command again to go on.`);
      controller.abort();
    });
  }
  return controller.signal;
}

async function main(): Promise<number> {
  const settings = readSettings(process.argv.slice(2), process.env);
  if (!settings) {
    console.log(USAGE);
    return EXIT.done;
  }
  const signal = stopOnSignal();
  try {
    const { siteUrl } = loadBrand(root).brand;
    await runDeploy(settings, { metadataOf, siteUrl, output: process.stdout, signal });
    return EXIT.done;
  } catch (error) {
    if (signal.aborted) return EXIT.stopped;
    const said = error instanceof UsageError ? error.message : explain(error, settings);
    if (said === undefined) throw error;
    console.error(`deploy: ${said}`);
    return EXIT.failed;
  }
}

// The SDK speaks to who writes the program, not to who runs it.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
main().then(
  (status) => process.exit(status),
  (error: unknown) => {
    console.error(
      `deploy: ${error instanceof UsageError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    process.exit(error instanceof UsageError ? EXIT.usage : EXIT.failed);
  },
);

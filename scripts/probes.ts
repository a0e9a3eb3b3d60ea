/**
 * `npm run probes` runs the probes of `npm run conformance` against the test server, and writes the operations that the server executed to
 * src/snippets/evidence/data/probes.json. In the operations table, they prove operations that no page uses.
 */
import { fileURLToPath } from 'node:url';
import { provenOperations, runProbes } from '../src/conformance';
import { loadOperations } from '../src/operations/plugin';
import { packageVersion, PROBES_FILE, startOwnServer, writeProbes } from '../src/snippets';

const root = fileURLToPath(new URL('..', import.meta.url));
const SDK = '@aws-sdk/client-s3';
const say = (line: string): void => console.log(line);

async function main(): Promise<void> {
  const server = await startOwnServer(say);
  try {
    const { name, endpoint, region, identities } = server;
    const settings = { endpoint, region, keys: identities.reader, other: identities.other };
    const operations = loadOperations(root).map((operation) => ({ name: operation.name, status: operation.status, promised: false }));
    const results = await runProbes({ settings, operations, say, signal: new AbortController().signal });
    const proven = provenOperations(results);
    writeProbes(root, {
      date: new Date().toISOString().slice(0, 10),
      server: name,
      clients: [`${SDK} ${packageVersion(root, SDK) ?? ''}`],
      operations: proven,
    });
    say(`probes: ${proven.length} of ${operations.length} operations; wrote ${PROBES_FILE}`);
    process.exitCode = 0;
  } finally {
    await server.stop();
  }
}

// The exit code indicates success only if `main` sets it at its end.
process.exitCode = 1;
main().catch((error: unknown) => console.error(error instanceof Error ? error.message : String(error)));

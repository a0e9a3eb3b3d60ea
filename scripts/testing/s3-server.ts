/**
 * Starts the S3 server that the pages' code blocks use, on behalf of a program that runs elsewhere. For example, the deploy check needs it,
 * because its browser isn't in the same filesystem: `scripts/current.sh --current tsx scripts/testing/s3-server.ts`. It prints one line of
 * JSON (`StartedServer`) when it is ready, and ends when its standard input closes.
 */
import { once } from 'node:events';
import { startOwnServer, type OwnServer } from '../../src/snippets';

/** The line on standard output. */
export type StartedServer = Pick<OwnServer, 'name' | 'endpoint' | 'region'> & {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

async function main(): Promise<void> {
  const server = await startOwnServer((line) => console.error(line));
  const { name, endpoint, region, identities } = server;
  const { accessKeyId, secretAccessKey } = identities.reader;
  console.log(JSON.stringify({ name, endpoint, region, accessKeyId, secretAccessKey } satisfies StartedServer));
  await once(process.stdin.resume(), 'end');
  await server.stop();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);

/** Lends the test server to a check that needs one and is no page. */
import { chooseServer } from './server/choose';
import type { Cast } from './server/model';
import { startGuard } from './session/guard';

export interface OwnServer {
  readonly endpoint: string;
  readonly region: string;
  readonly cast: Cast;
}

/**
 * Starts the server (or takes the one that the environment names), and stops it after `borrow`.
 *
 * @returns undefined where no server can run
 */
export async function withOwnServer<T>(say: (line: string) => void, borrow: (server: OwnServer) => Promise<T>): Promise<T | undefined> {
  const guard = startGuard();
  const server = await chooseServer(guard, say);
  try {
    return server && (await borrow({ endpoint: server.endpoint, region: server.region, cast: await server.cast('conformance') }));
  } finally {
    await server?.stop();
    guard.release();
  }
}

/** Lends the test server to a check that needs one and is no page. */
import { chooseServer } from './server/choose';
import type { Identities } from './server/model';
import { startGuard } from './session/guard';

export interface OwnServer {
  readonly endpoint: string;
  readonly region: string;
  readonly identities: Identities;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the server, or takes the one that the environment names.
 * @returns undefined where no server can run
 */
export async function startOwnServer(say: (line: string) => void): Promise<OwnServer | undefined> {
  const guard = startGuard();
  const server = await chooseServer(guard, say);
  if (!server) {
    guard.release();
    return undefined;
  }
  const stop = async (): Promise<void> => {
    await server.stop();
    guard.release();
  };
  return { endpoint: server.endpoint, region: server.region, identities: await server.identities('conformance'), stop };
}

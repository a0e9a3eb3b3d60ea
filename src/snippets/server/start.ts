/** Starts the S3 server that the blocks run against, with a guard that stops it. */
import { UsageError } from '../../lib/usage-error';
import { hasProgram } from '../command';
import { startGuard, type Guard } from '../session/guard';
import type { S3Server } from './model';
import { startRgw } from './rgw';

const REGION = 'eu-west-1';

/**
 * @param say receives a line that says what is being started
 * @returns the server with a guard. The guard stops everything that was started if this process ends before the server's `stop` releases
 * it.
 * @throws UsageError outside the root filesystem
 */
export async function startServer(say: (line: string) => void): Promise<S3Server & { readonly guard: Guard }> {
  if (!hasProgram('radosgw'))
    throw new UsageError('snippets: Ceph RADOS Gateway isn’t installed here; run this command with scripts/current.sh --current');
  const guard = startGuard();
  try {
    const started = performance.now();
    const server = await startRgw(REGION, guard);
    say(`snippets: started ${server.name} on ${server.endpoint} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    return { ...server, guard, stop: () => server.stop().then(() => guard.release()) };
  } catch (error) {
    guard.release();
    throw error;
  }
}

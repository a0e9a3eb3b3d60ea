/** Chooses the server: an endpoint that the environment names, or one of our own. */
import { UsageError } from '../../lib/usage-error';
import { hasProgram } from '../command';
import { startGuard, type Guard } from '../session/guard';
import { foreignServer, type Identity, type S3Server } from './model';
import { startRgw } from './rgw';

/** Region of our own server where the environment names none. */
const OWN_REGION = 'eu-west-1';
const NEEDED = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_REGION'] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** The project or user with the keys that the environment names under a prefix; `id` is the variable of its id. */
export function identityIn(env: Environment, prefix: 'S3_' | 'S3_OTHER_' | 'S3_USER_' | 'S3_NEW_', id: string): Identity | undefined {
  const [accessKeyId, secretAccessKey] = [env[`${prefix}ACCESS_KEY_ID`], env[`${prefix}SECRET_ACCESS_KEY`]];
  return accessKeyId && secretAccessKey ? { id: env[id] ?? '', accessKeyId, secretAccessKey } : undefined;
}

/**
 * The endpoint that the environment names: the four variables above; `S3_PROJECT_ID`; for a second project
 * `S3_OTHER_ACCESS_KEY_ID`, `S3_OTHER_SECRET_ACCESS_KEY`, `S3_OTHER_PROJECT_ID`; for a user without rights of its
 * own `S3_USER_ACCESS_KEY_ID`, `S3_USER_SECRET_ACCESS_KEY`, `S3_USER_NAME`; for a second key of the first project
 * `S3_NEW_ACCESS_KEY_ID`, `S3_NEW_SECRET_ACCESS_KEY`.
 *
 * @throws when some of the four are set and others are not
 */
export function givenServer(env: Environment): S3Server | undefined {
  const missing = NEEDED.filter((name) => !env[name]);
  if (missing.length === NEEDED.length) return undefined;
  const reader = identityIn(env, 'S3_', 'S3_PROJECT_ID');
  const { S3_ENDPOINT: endpoint, S3_REGION: region } = env;
  if (!reader || !endpoint || !region)
    throw new Error(`snippets: to run against an endpoint set ${NEEDED.join(', ')}; missing: ${missing.join(', ')}`);
  const identities = {
    reader,
    program: undefined,
    other: identityIn(env, 'S3_OTHER_', 'S3_OTHER_PROJECT_ID'),
    user: identityIn(env, 'S3_USER_', 'S3_USER_NAME'),
    rotated: identityIn(env, 'S3_NEW_', 'S3_PROJECT_ID'),
  };
  const name = env.S3_SERVER_NAME ?? new URL(endpoint).host;
  return foreignServer({ endpoint: endpoint.replace(/\/+$/, ''), region, name, identities });
}

async function start(guard: Guard, say: (line: string) => void): Promise<S3Server> {
  if (!hasProgram('radosgw'))
    throw new UsageError(
      `snippets: there is no Ceph RADOS Gateway here; run this by scripts/current.sh --current, or set ${NEEDED.join(', ')} to run against another server`,
    );
  const started = performance.now();
  const server = await startRgw(OWN_REGION, guard);
  say(`snippets: started ${server.name} on ${server.endpoint} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return server;
}

/**
 * @param say gets a line about what is started
 * @returns the server with a guard, which its `stop` releases and which stops everything that was started if this process
 *   ends before
 * @throws UsageError where no server can run and none is given
 */
export async function chooseServer(say: (line: string) => void): Promise<S3Server & { readonly guard: Guard }> {
  const guard = startGuard();
  try {
    const server = givenServer(process.env) ?? (await start(guard, say));
    return { ...server, guard, stop: () => server.stop().then(() => guard.release()) };
  } catch (error) {
    guard.release();
    throw error;
  }
}

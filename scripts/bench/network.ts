/**
 * A run's network. If the machine supports it, the browser and the server run in separate network namespaces with a slow link between them
 * (`link.py`), so that a connection has the real cost of TCP, TLS and slow start. Otherwise, Chromium emulates the network: it delays each
 * response by one round trip, and exceeding the first window costs nothing.
 */
import { execFileSync, fork, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Serving } from './serve-h2';

export type Kind = 'packets' | 'emulated';

/** Address of the server at the far end of the link, as in `link.py`. */
const FAR = '10.99.0.2';
const FIRST_PORT = 8443;

const NAMESPACE: readonly string[] = process.getuid?.() === 0 ? ['unshare', '--net'] : ['unshare', '--user', '--map-root-user', '--net'];
const NEEDED = 'python3 -c "" && nsenter --version && sysctl --version && ip tuntap add mode tun name probe';

/** Reason why packets can't be shaped here; undefined if they can. */
export function whyNotPackets(): string | undefined {
  const [program = '', ...args] = NAMESPACE;
  const { status, stderr, error } = spawnSync(program, [...args, 'sh', '-c', NEEDED], { encoding: 'utf8' });
  return status === 0 ? undefined : (error?.message ?? stderr).trim();
}

/** Prefix that makes a command run in the browser's namespace. */
export const within = (kind: Kind): readonly string[] => (kind === 'packets' ? NAMESPACE : []);

export interface Link {
  readonly roundTripMs: number;
  readonly downKbit: number;
  readonly upKbit: number;
}

export interface Servers {
  /** Origin of each site, in folder order. */
  readonly origins: readonly string[];
  /** Digest of the certificate's key, which makes the browser trust it. Chromium doesn't cache responses with an untrusted certificate. */
  readonly keyDigest: string;
  readonly stop: () => void;
}

/** A self-signed certificate for a run. @throws if openssl is missing */
function certificate(): Pick<Serving, 'cert' | 'key'> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const [cert, key] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=bench';
  execFileSync('openssl', ['req', ...options.split(' '), '-out', cert, '-keyout', key], { stdio: 'pipe' });
  return { cert: readFileSync(cert, 'utf8'), key: readFileSync(key, 'utf8') };
}

async function startLink({ roundTripMs, downKbit, upKbit }: Link, server: ChildProcess): Promise<ChildProcess> {
  const args = [server.pid, roundTripMs / 2, downKbit, upKbit].map(String);
  const link = spawn('python3', [path.join(__dirname, 'link.py'), ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(link, 'exit').then(() => Promise.reject(new Error('link.py ended before it was ready, for the reason above')));
  await Promise.race([once(link.stdout, 'data'), ended]);
  return link;
}

/** Starts the server and the link to it. Must be called in the browser's namespace. */
export async function startServers(kind: Kind, link: Link, folders: readonly string[]): Promise<Servers> {
  const host = kind === 'packets' ? FAR : '127.0.0.1';
  const sites = folders.map((folder, at) => ({ folder, port: FIRST_PORT + at }));
  const identity = certificate();
  const serving: Serving = { ...identity, host: kind === 'packets' ? '0.0.0.0' : host, sites };
  // The server's namespace disappears when the server ends. `unshare` replaces itself with the server, so both are the same process.
  const apart = kind === 'packets' ? { execPath: 'unshare', execArgv: ['--net', process.execPath, ...process.execArgv] } : {};
  const server = fork(path.join(__dirname, 'serve-h2.ts'), [JSON.stringify(serving)], apart);
  await once(server, 'message');
  const shaping = kind === 'packets' ? await startLink(link, server) : undefined;
  const stop = (): void => {
    shaping?.stdin?.end();
    server.disconnect();
  };
  const key = new X509Certificate(identity.cert).publicKey.export({ type: 'spki', format: 'der' });
  const keyDigest = createHash('sha256').update(key).digest('base64');
  return { keyDigest, origins: sites.map(({ port }) => `https://${host}:${port}`), stop };
}

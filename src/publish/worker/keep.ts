/** The logic of the service worker, without the worker itself: stores a list of files, and responds with them. */
import type { Progress } from '../names';

/** Files by path from the root of the host, each with the hash of its content. */
export type KeptFiles = Readonly<Record<string, string>>;

export interface Kept {
  readonly files: KeptFiles;
  /** Name of the cache for this list. The name changes with the list. */
  readonly cache: string;
  /** Prefix of all versions' cache names. */
  readonly prefix: string;
}

/** Number of files that are requested concurrently. */
const AT_ONCE = 6;
/** Content whose name contains a hash never changes. */
const HASHED = /\/assets\//;

/** A file's address with the hash of its content, so that the next version can reuse the file if it hasn't changed. */
const keyOf = (path: string, hash: string): string => `${path}?content=${hash}`;

/** A redirected response isn't allowed for a navigation. */
const direct = (response: Response): Response =>
  response.redirected ? new Response(response.body, { status: response.status, headers: response.headers }) : response;

const HEX = 16;

/**
 * Whether a response has the expected content. During a deployment, a host may return another version's content, and any script on the host
 * can write to a cache.
 */
async function isListed(response: Response, hash: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return [...new Uint8Array(digest)]
    .map((byte) => byte.toString(HEX).padStart(2, '0'))
    .join('')
    .startsWith(hash);
}

/**
 * Reuses a file from an earlier version only if its content is as listed, so that nothing outdated remains. Hosts may change the HTML that
 * they serve, but immutable files, which are served from the cache, must match the list.
 */
async function keepOne(cache: Cache, path: string, hash: string): Promise<void> {
  const key = keyOf(path, hash);
  const known = await caches.match(key);
  if (known && (await isListed(known, hash))) return cache.put(key, known);
  const response = await fetch(path, { cache: HASHED.test(path) ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  if (HASHED.test(path) && !(await isListed(response, hash))) throw new Error(`${path} returned content that differs from the list`);
  return cache.put(key, direct(response));
}

/**
 * Stores every file on the list, without requesting files that an earlier version already has. If it fails, nothing new is stored. A worker
 * whose list is the same as the active worker's uses the same cache, which must survive a failure.
 * @throws Error if a file can't be downloaded, or if the browser has no space left
 */
export async function keepAll({ files, cache: name }: Kept, tell: (progress: Progress) => void): Promise<void> {
  const isShared = (await caches.keys()).includes(name);
  const cache = await caches.open(name);
  const waiting = Object.entries(files);
  const of = waiting.length;
  let done = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await keepOne(cache, ...next);
      done += 1;
      tell({ kept: done, of });
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } catch (error) {
    waiting.length = 0;
    if (!isShared) await caches.delete(name);
    throw error;
  }
}

/** Removes earlier versions' caches. */
export async function removeOthers({ cache, prefix }: Kept): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix) && name !== cache).map((name) => caches.delete(name)));
}

/** A request's path, as written in the list. Hosts differ in trailing slashes and file names. */
export function listedPath(pathname: string, files: KeptFiles): string | undefined {
  const clean = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
  return [pathname, clean, `${clean}/`].find((path) => Object.hasOwn(files, path));
}

/**
 * Responds to a request for a listed file. Immutable files come from the cache; all others come from the network if it's available.
 * @returns undefined for a request that this worker doesn't handle
 */
export function answer(request: Request, { files, cache: name }: Kept): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  const path = origin === location.origin && request.method === 'GET' ? listedPath(pathname, files) : undefined;
  if (path === undefined) return undefined;
  const hash = files[path] ?? '';
  const kept = (): Promise<Response | undefined> => caches.match(keyOf(path, hash), { cacheName: name });
  if (HASHED.test(path)) return kept().then(async (response) => (response && (await isListed(response, hash)) ? response : fetch(request)));
  return fetch(request).catch(async (error: unknown) => {
    const response = await kept();
    if (response === undefined) throw error;
    return response;
  });
}

/** The service worker's work, without the worker: keeps the files of a list, and answers with them. */
import type { Progress } from '../names';

/** Files by path from the host's root, each with the hash of its content. */
export type KeptFiles = Readonly<Record<string, string>>;

export interface Kept {
  readonly files: KeptFiles;
  /** Name of the cache of this list; changes with it. */
  readonly cache: string;
  /** What the names of the caches of all versions begin with. */
  readonly prefix: string;
}

/** How many files are asked for at once. */
const AT_ONCE = 6;
/** Content that has a hash in its name never changes. */
const HASHED = /\/assets\//;

/** A file's address with the hash of its content, so that the next version finds it again where it has not changed. */
const keyOf = (path: string, hash: string): string => `${path}?content=${hash}`;

/** A response that followed a redirect must not answer a navigation. */
const direct = (response: Response): Response =>
  response.redirected ? new Response(response.body, { status: response.status, headers: response.headers }) : response;

const HEX = 16;

/**
 * Whether a response has the content of the list. During a deploy a host may answer with that of another version, and every script
 * of the host can write into a cache.
 */
async function isListed(response: Response, hash: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return [...new Uint8Array(digest)]
    .map((byte) => byte.toString(HEX).padStart(2, '0'))
    .join('')
    .startsWith(hash);
}

/**
 * What is kept of an earlier version is taken only with the content of the list, so that nothing old stays. A host may change
 * the HTML that it serves; what never changes, and is given from the cache, must be what is listed.
 */
async function keepOne(cache: Cache, path: string, hash: string): Promise<void> {
  const key = keyOf(path, hash);
  const known = await caches.match(key);
  if (known && (await isListed(known, hash))) return cache.put(key, known);
  const response = await fetch(path, { cache: HASHED.test(path) ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  if (HASHED.test(path) && !(await isListed(response, hash))) throw new Error(`${path} answered with other content than the list has`);
  return cache.put(key, direct(response));
}

/**
 * Keeps every file of the list, those of an earlier version without asking for them; or nothing new. A worker that differs from
 * the active one only in its program has the same cache, which a failure must leave to that one.
 * @throws Error for a file that cannot be had, or where the browser gives no room
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

/** Removes what earlier versions have kept. */
export async function removeOthers({ cache, prefix }: Kept): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix) && name !== cache).map((name) => caches.delete(name)));
}

/** Path of a request as the list has it: hosts differ in the slash, or the file's name, at the end. */
export function listedPath(pathname: string, files: KeptFiles): string | undefined {
  const clean = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/$/, '');
  return [pathname, clean, `${clean}/`].find((path) => Object.hasOwn(files, path));
}

/**
 * Answers a request for a listed file: what never changes from the cache, all else from the network as long as there is one.
 * @returns undefined for a request that is not ours
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

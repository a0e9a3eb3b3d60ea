/** The hosted engine: options that make the library's client access the service as specified. */
import { limits } from '../../../site/limits';
import type { ClientOptions } from '../../contract';

type Host = NonNullable<ClientOptions['hosts']>[number];

/**
 * @param addresses `https://host`, optionally with a port and a path for a proxy; the service's own paths are appended to the path
 * @returns hosts in the same order, each for reading and writing
 * @throws TypeError for an invalid URL
 */
function hostsOf(addresses: readonly string[]): Host[] {
  return addresses.map((address) => {
    const { protocol, host, pathname } = new URL(address);
    return { url: host + pathname.replace(/\/$/, ''), protocol: protocol === 'http:' ? 'http' : 'https', accept: 'readWrite' };
  });
}

type HostsCache = NonNullable<ClientOptions['hostsCache']>;
type Key = Parameters<HostsCache['get']>[0];

/** Returns a host's name without its state. The client looks up the bare host, but stores the host together with its current state. */
function nameOf(key: Key): string {
  if (typeof key === 'string') return key;
  const { protocol, url, port, accept } = key as Record<string, string | number | undefined>;
  return [protocol, url, port, accept].join(' ');
}

/**
 * An in-memory cache for the client's host states. The library's own cache stores a failure under a key that contains both the host and its
 * state, so it never finds the failure again. A failed host would be tried first each time, and local storage would grow with each failure.
 * A state contains its own time, and is valid for two minutes.
 */
function createHostsMemory(): HostsCache {
  const states = new Map<string, unknown>();
  return {
    get: <T>(key: Key, fallback: () => Promise<T>) =>
      states.has(nameOf(key)) ? Promise.resolve(states.get(nameOf(key)) as T) : fallback(),
    set: (key, value) => {
      states.set(nameOf(key), value);
      return Promise.resolve(value);
    },
    delete: (key) => Promise.resolve(void states.delete(nameOf(key))),
    clear: () => {
      states.clear();
      return Promise.resolve();
    },
  };
}

/** Timeouts for the first attempt. The library increases them for retries. */
const TIMEOUTS = { connect: limits.connectTimeoutMs, read: limits.readTimeoutMs, write: limits.writeTimeoutMs };

/**
 * Returns options for the search client. Credentials are in query parameters, so that browsers don't need a preflight request. All options
 * are explicit, because the library has different defaults in Node.
 * @param hosts addresses to use instead of the service's own, or an empty list to use the service's
 * @throws TypeError for an invalid host
 */
export function hostedClientOptions(hosts: readonly string[] = []): ClientOptions {
  const own = hosts.length > 0 && { hosts: hostsOf(hosts) };
  return { authMode: 'WithinQueryParameters', timeouts: TIMEOUTS, hostsCache: createHostsMemory(), ...own };
}

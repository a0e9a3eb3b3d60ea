/** The hosted engine: the options with which the library's client accesses the service as specified. */
import { limits } from '../../../site/limits';
import type { ClientOptions } from '../../contract';

type Host = NonNullable<ClientOptions['hosts']>[number];

/**
 * @param addresses `https://host`, optionally with port and path; a path is for proxies, and the service's own paths follow it
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

/** A host without its state. The client looks up the bare host, but stores it with its current state. */
function nameOf(key: Key): string {
  if (typeof key === 'string') return key;
  const { protocol, url, port, accept } = key as Record<string, string | number | undefined>;
  return [protocol, url, port, accept].join(' ');
}

/**
 * An in-memory cache of host states for the client. The library's own cache stores a failure under both host and state, so that it never
 * finds it again: a failed host would be asked first each time, and local storage would grow with each failure. A state contains its own
 * time, and is valid for two minutes.
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

/** For the first attempt. The library scales them for retries. */
const TIMEOUTS = { connect: limits.connectTimeoutMs, read: limits.readTimeoutMs, write: limits.writeTimeoutMs };

/**
 * Options of the search client. Credentials are in query parameters, so that browsers need no preflight. All options are explicit, because
 * the library has different defaults in node.
 * @param hosts addresses to use instead of the service's own; empty for those
 * @throws TypeError for an invalid host
 */
export function hostedClientOptions(hosts: readonly string[] = []): ClientOptions {
  const own = hosts.length > 0 && { hosts: hostsOf(hosts) };
  return { authMode: 'WithinQueryParameters', timeouts: TIMEOUTS, hostsCache: createHostsMemory(), ...own };
}

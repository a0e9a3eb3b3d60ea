/** The hosted engine: the options with which the library's client speaks to the service as specified. */
import { limits } from '../../../site/limits';
import type { ClientOptions } from '../../contract';

type Host = NonNullable<ClientOptions['hosts']>[number];

/**
 * @param addresses `https://host`, with port and path where there are any; a path is for proxies, and the
 * service's own paths follow it
 * @returns hosts in the same order, each for reading and writing
 * @throws TypeError for what is no address
 */
function hostsOf(addresses: readonly string[]): Host[] {
  return addresses.map((address) => {
    const { protocol, host, pathname } = new URL(address);
    return { url: host + pathname.replace(/\/$/, ''), protocol: protocol === 'http:' ? 'http' : 'https', accept: 'readWrite' };
  });
}

type HostsCache = NonNullable<ClientOptions['hostsCache']>;
type Key = Parameters<HostsCache['get']>[0];

/** A host without its state. The client asks with the bare host and files with the state of that moment. */
function nameOf(key: Key): string {
  if (typeof key === 'string') return key;
  const { protocol, url, port, accept } = key as Record<string, string | number | undefined>;
  return [protocol, url, port, accept].join(' ');
}

/**
 * A cache of host states for the client, in memory. The library's own files a failure under host and state
 * together, so that it never finds it again: a failed host would be asked first each time, and local storage
 * would gain an entry with each failure. A state holds its own clock and counts for two minutes.
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

/** For the first try; the library scales them on retries. */
const TIMEOUTS = { connect: limits.connectTimeoutMs, read: limits.readTimeoutMs, write: limits.writeTimeoutMs };

/**
 * Options of the search client: credentials in query parameters, so that the browser needs no preflight. All
 * is stated and not left to the library's build for browsers, because in node its defaults differ.
 * @param hosts addresses to ask instead of the service's own; none for those
 * @throws TypeError for a host that is no address
 */
export function hostedClientOptions(hosts: readonly string[] = []): ClientOptions {
  const own = hosts.length > 0 && { hosts: hostsOf(hosts) };
  return { authMode: 'WithinQueryParameters', timeouts: TIMEOUTS, hostsCache: createHostsMemory(), ...own };
}

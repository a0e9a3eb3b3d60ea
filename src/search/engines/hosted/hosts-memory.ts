/** Remembers which hosts are down. */
import type { ClientOptions } from '../../contract';

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
 * would gain an entry with each failure. A state holds its own clock and counts for two minutes (§7, §9).
 */
export function createHostsMemory(): HostsCache {
  const states = new Map<string, unknown>();
  return {
    get: <T>(key: Key, fallback: () => Promise<T>) => {
      const state = states.get(nameOf(key));
      return state === undefined ? fallback() : Promise.resolve(state as T);
    },
    set: (key, value) => {
      states.set(nameOf(key), value);
      return Promise.resolve(value);
    },
    delete: (key) => {
      states.delete(nameOf(key));
      return Promise.resolve();
    },
    clear: () => {
      states.clear();
      return Promise.resolve();
    },
  };
}

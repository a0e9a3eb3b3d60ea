/** The hosted engine's door: the options with which the library's client speaks to the service as specified. */
import type { ClientOptions } from '../../contract';
import { hostsOf } from './hosts';
import { createHostsMemory } from './hosts-memory';

export interface HostedOptions {
  /** Addresses to ask instead of the service's own. */
  hosts?: readonly string[];
  /** Milliseconds for the first try; the library scales them on retries. */
  timeouts: NonNullable<ClientOptions['timeouts']>;
}

/**
 * Options of the search client: credentials in query parameters, so that the browser needs no preflight. All
 * is stated and not left to the library's build for browsers, because in node its defaults differ.
 * @throws TypeError for a host that is no address
 */
export function hostedClientOptions({ hosts, timeouts }: HostedOptions): ClientOptions {
  const own = hosts === undefined || hosts.length === 0 ? {} : { hosts: hostsOf(hosts) };
  return { authMode: 'WithinQueryParameters', timeouts, hostsCache: createHostsMemory(), ...own };
}

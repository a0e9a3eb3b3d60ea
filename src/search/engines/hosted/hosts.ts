/** Addresses of the hosted service as the client's hosts. */
import type { ClientOptions } from '../../contract';

type Host = NonNullable<ClientOptions['hosts']>[number];

/**
 * @param addresses `https://host`, with port and path where there are any; a path is for proxies, and the
 * service's own paths follow it
 * @returns hosts in the same order, each for reading and writing
 * @throws TypeError for what is no address
 */
export function hostsOf(addresses: readonly string[]): Host[] {
  return addresses.map((address) => {
    const { protocol, host, pathname } = new URL(address);
    return { url: host + pathname.replace(/\/$/, ''), protocol: protocol === 'http:' ? 'http' : 'https', accept: 'readWrite' };
  });
}

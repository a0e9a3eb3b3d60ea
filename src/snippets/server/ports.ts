/** Free ports of the loopback interface. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

const LOWEST = 20_000;
/**
 * Linux gives outgoing connections ports from 32768 on (`net.ipv4.ip_local_port_range`). A port of that range that is free now may be the
 * source of a connection when the server starts, even of the connection that asks whether the server has started.
 */
const ABOVE_HIGHEST = 32_768;
const ATTEMPTS = 100;

async function holdFreePort(): Promise<[number, Server]> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = LOWEST + Math.floor(Math.random() * (ABOVE_HIGHEST - LOWEST));
    const server = createServer().listen(port, '127.0.0.1');
    const listens = await new Promise<boolean>((resolve) => {
      server.once('listening', () => resolve(true)).once('error', () => resolve(false));
    });
    if (listens) return [port, server];
  }
  throw new Error(`none of ${ATTEMPTS} random ports from ${LOWEST} to ${ABOVE_HIGHEST - 1} is free`);
}

/** @returns the requested number of ports, all different and free when this returns */
export async function freePorts(count: number): Promise<number[]> {
  const held = new Map<number, Server>();
  while (held.size < count) held.set(...(await holdFreePort()));
  await Promise.all([...held.values()].map((server) => once(server.close(), 'close')));
  return [...held.keys()];
}

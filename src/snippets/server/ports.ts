/** Finds free ports on the loopback interface. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

const LOWEST = 20_000;
/**
 * Linux uses ports starting at 32768 for outgoing connections (`net.ipv4.ip_local_port_range`). A port in that range that's free now might
 * be the source of a connection when the server starts, even of the connection that checks whether the server has started.
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

/** @returns the requested number of ports, which are different from each other and were free when this function returned */
export async function freePorts(count: number): Promise<number[]> {
  const held = new Map<number, Server>();
  while (held.size < count) held.set(...(await holdFreePort()));
  await Promise.all([...held.values()].map((server) => once(server.close(), 'close')));
  return [...held.keys()];
}

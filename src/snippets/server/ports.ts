/** Free ports of the loopback interface. */
import { createServer } from 'node:net';

function freePort(): Promise<{ port: number; release: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('snippets: the system gave no port');
      resolve({
        port: address.port,
        release: () =>
          new Promise((done) => {
            server.close(() => {
              done();
            });
          }),
      });
    });
  });
}

/** @returns as many ports as asked for, all different, free when this returns */
export async function freePorts(count: number): Promise<number[]> {
  const taken = await Promise.all(Array.from({ length: count }, freePort));
  await Promise.all(taken.map(({ release }) => release()));
  return taken.map(({ port }) => port);
}

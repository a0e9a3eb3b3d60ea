/** A server on the loopback, for measurements. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Loopback {
  /** Without a slash at the end. */
  origin: string;
  close: () => void;
}

/** Starts a server on a free port. */
export async function serveOnLoopback(listener: RequestListener): Promise<Loopback> {
  const server = createServer(listener);
  // An engine may think for longer than the usual five seconds, and would find its connection cut.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

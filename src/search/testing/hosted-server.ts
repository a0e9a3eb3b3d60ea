/**
 * A hosted search service of the tests' own: the protocol on several loopback ports, one for each host, and
 * faults on command. Real sockets, so that time-outs, resets and retries are the network's own.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFaults, misbehave, type FaultRule } from './faults';

/** A request as it came in. */
export interface Received {
  /** Number of the host, from 0. */
  host: number;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  /** Parsed JSON, undefined without a body. */
  body: unknown;
  /** `test-run=…` in the browser's name, so that tests side by side do not meet. */
  run: string | undefined;
}

export interface Reply {
  status: number;
  body: unknown;
}

export interface HostedServer {
  /** `http://127.0.0.1:<port>` of each host. */
  addresses: string[];
  received: Received[];
  fail: (rule: FaultRule) => void;
  clearFaults: (run?: string) => void;
  close: () => Promise<void>;
}

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'access-control-allow-methods': '*' };

async function read(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? undefined : JSON.parse(text);
}

/** A request as tests look at it. @param host number of the host that got it */
export async function readRequest(host: number, request: IncomingMessage): Promise<Received> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  return {
    host,
    method: request.method ?? '',
    path: decodeURIComponent(pathname),
    query: Object.fromEntries(searchParams),
    headers: request.headers,
    body: await read(request),
    run: /test-run=([\w-]+)/.exec(request.headers['user-agent'] ?? '')?.[1],
  };
}

function send(response: ServerResponse, { status, body }: Reply): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/**
 * Starts the hosts.
 * @param answer what a sound service says to a request
 * @param ports  one for each host; 0 takes a free one
 */
export async function startHostedServer(
  answer: (request: Received) => Reply,
  ports: readonly number[] = [0, 0, 0, 0],
): Promise<HostedServer> {
  const received: Received[] = [];
  const faults = createFaults();
  const handle = async (host: number, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
    const call = await readRequest(host, request);
    received.push(call);
    if (call.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const fault = faults.take(call);
    const reply = (): void => send(response, answer(call));
    if (fault) misbehave(fault, response, reply);
    else reply();
  };
  const servers = ports.map((_, host) => createServer((request, response) => void handle(host, request, response)));
  const open = await Promise.all(servers.map((server, host) => listen(server, ports[host] ?? 0)));
  return {
    addresses: open.map((port) => `http://127.0.0.1:${port}`),
    received,
    fail: faults.add,
    clearFaults: faults.clear,
    close: async () => {
      await Promise.all(
        servers.map(
          (server) =>
            new Promise((resolve) => {
              server.close(resolve);
              server.closeAllConnections();
            }),
        ),
      );
    },
  };
}

/**
 * A test server for hosted search. It implements the protocol on several loopback ports, one for each host, and simulates faults on
 * command. It uses real sockets, so that timeouts, resets, and retries behave as they do on a real network.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { RequestError, type SearchEngine, type SearchRequest, type SearchResult } from '../contract';
import { answerRequest } from '../engines/embedded/worker-core';
import { matches, misbehave, type FaultRule } from './faults';

/** A request as the server received it. */
export interface Received {
  /** Host number, starting from 0. */
  host: number;
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingMessage['headers'];
  /** Parsed JSON, or undefined if there's no body. */
  body: unknown;
  /** Value of `test-run=…` in the user agent, which keeps parallel tests from interfering with each other. */
  run: string | undefined;
}

export interface Reply {
  status: number;
  /** The reply's body, as JSON text. */
  content: string;
}

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*', 'access-control-allow-methods': '*' };

/** Converts a request to the form that tests use. @param host number of the host that received the request */
export async function readRequest(host: number, request: IncomingMessage): Promise<Received> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const body = await text(request);
  return {
    host,
    method: request.method ?? '',
    path: decodeURIComponent(pathname),
    query: Object.fromEntries(searchParams),
    headers: request.headers,
    body: body === '' ? undefined : JSON.parse(body),
    run: /test-run=([\w-]+)/.exec(request.headers['user-agent'] ?? '')?.[1],
  };
}

async function listen(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/**
 * Starts the server's hosts.
 * @param answer the service's regular response to a request
 * @param ports  one port for each host; 0 chooses a free port
 */
export async function startHostedServer(answer: (request: Received) => Reply, ports: readonly number[] = [0, 0, 0, 0]) {
  const received: Received[] = [];
  let rules: FaultRule[] = [];
  const handle = async (host: number, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
    const call = await readRequest(host, request);
    received.push(call);
    if (call.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const rule = rules.find((one) => matches(one, call));
    if (rule?.times !== undefined) rule.times -= 1;
    const reply = (): void => {
      const { status, content } = answer(call);
      if (!response.destroyed) response.writeHead(status, { 'content-type': 'application/json' }).end(content);
    };
    if (rule) misbehave(rule.fault, response, reply);
    else reply();
  };
  const servers = ports.map((_, host) => createServer((request, response) => void handle(host, request, response)));
  const open = await Promise.all(servers.map((server, host) => listen(server, ports[host] ?? 0)));
  return {
    /** Origins of the hosts, in the form `http://127.0.0.1:<port>`. */
    addresses: open.map((port) => `http://127.0.0.1:${port}`),
    received,
    /** Adds a rule. The newest matching rule applies. */
    fail: (rule: FaultRule) => void rules.unshift({ ...rule }),
    /** Removes all rules, or only those for one run. */
    clearFaults: (run?: string) => {
      rules = run === undefined ? [] : rules.filter((rule) => rule.run !== run);
    },
    /** Prepares for a new test by removing all faults and received requests. */
    reset: () => {
      rules = [];
      received.length = 0;
    },
    close: () => {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

export const TEST_ACCOUNT = { appId: 'TESTAPP', apiKey: 'search-only-key' } as const;

export const refusal = (status: number, message: string): Reply => ({ status, content: JSON.stringify({ message, status }) });

/**
 * Responds to queries using the embedded engine. @param engineOf returns the engine of an index, or undefined if the index doesn't exist
 */
export function answerSearch(engineOf: (indexName: string) => SearchEngine | undefined): (request: Received) => Reply {
  const search = (request: SearchRequest): SearchResult => {
    const engine = engineOf(request.indexName);
    if (engine === undefined) throw new RequestError(404, `Index ${request.indexName} does not exist`);
    return engine.search(request);
  };
  return ({ method, path, query, body }) => {
    const isKnown = query['x-algolia-application-id'] === TEST_ACCOUNT.appId && query['x-algolia-api-key'] === TEST_ACCOUNT.apiKey;
    if (!isKnown) return refusal(403, 'Invalid Application-ID or API key');
    return answerRequest({ search }, { method, path, body: JSON.stringify(body) });
  };
}

/**
 * A small loopback proxy in front of the server, with one proxy per page. It records which operations the blocks use. It forwards the host
 * that the client signed, so signatures stay valid.
 */
import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { completeErrorBody, isQueryApi } from './error-bodies';
import { operationOf } from './operations';

/** A request that got a response from the server. */
interface Exchange {
  /** Undefined for a request that isn't an operation, such as a browser's preflight request. */
  readonly operation: string | undefined;
  readonly status: number;
}

export interface Proxy {
  /** Proxy URL: `http://127.0.0.1:PORT`. */
  readonly endpoint: string;
  /** Returns the exchanges since the last call. */
  takeExchanges(): Exchange[];
  /** Also listens on a Unix socket, for programs in another network namespace. */
  listenAt(socket: string): Promise<void>;
  close(): Promise<void>;
}

/** Headers that apply to a single connection only. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding'];

/** Returns header pairs from the raw header list, which preserves case and order. */
function forwardHeaders(raw: readonly string[], leaveOut: readonly string[]): string[] {
  return raw.filter((_, at) => !leaveOut.includes(raw[at - (at % 2)]?.toLowerCase() ?? ''));
}

/**
 * Reads and discards the rest of a request body. A server can reject an upload before it has read the entire body, but a client that's
 * already sending doesn't read the response until it has finished.
 */
function dropBody(request: http.IncomingMessage): Promise<void> {
  request.unpipe();
  request.resume();
  return request.complete ? Promise.resolve() : new Promise((resolve) => request.on('close', resolve).on('end', resolve));
}

/** @returns a function that returns the part of the body received so far; the body can still be piped */
function collectText(request: http.IncomingMessage): () => string {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString('utf8');
}

function relay({ method = '', headers }: http.IncomingMessage, answer: http.IncomingMessage, response: http.ServerResponse): void {
  const status = answer.statusCode ?? 502;
  if (status < 400 || method === 'HEAD') {
    response.writeHead(status, forwardHeaders(answer.rawHeaders, HOP_BY_HOP));
    answer.pipe(response);
    return;
  }
  const text = collectText(answer);
  answer.on('end', () => {
    const body = completeErrorBody(text(), isQueryApi(method, headers['content-type']));
    const kept = forwardHeaders(answer.rawHeaders, [...HOP_BY_HOP, 'content-length']);
    response.writeHead(status, [...kept, 'Content-Length', String(Buffer.byteLength(body))]).end(body);
  });
}

/** @param server server address; it uses plain HTTP, so that the proxy doesn't need a certificate */
export async function startProxy(server: string): Promise<Proxy> {
  const { hostname, port } = new URL(server);
  const agent = new http.Agent({ keepAlive: true });
  const exchanges: Exchange[] = [];

  const forward = (request: http.IncomingMessage, response: http.ServerResponse): void => {
    const { method = 'GET', url = '/', headers } = request;
    const transfer = headers['transfer-encoding'] === undefined ? [] : ['Transfer-Encoding', 'chunked'];
    const upstream = http.request({
      agent,
      hostname,
      port,
      method,
      path: url,
      headers: [...forwardHeaders(request.rawHeaders, HOP_BY_HOP), ...transfer],
      setHost: false,
    });
    let form: (() => string) | undefined;
    let answered = false;
    let sending = false;
    upstream.on('response', (answer) => {
      answered = true;
      exchanges.push({ operation: operationOf({ method, url, headers, form: form?.() }), status: answer.statusCode ?? 0 });
      answer.on('error', (error) => response.destroy(error));
      if (sending) void dropBody(request).then(() => relay(request, answer, response));
      else relay(request, answer, response.setHeader('Connection', 'close'));
    });
    // The client gets a broken connection, as it would without the proxy.
    upstream.on('error', () => {
      if (!answered) response.destroy();
    });
    response.on('close', () => {
      if (!response.writableFinished) upstream.destroy();
    });
    const send = (): void => {
      sending = true;
      if (isQueryApi(method, headers['content-type'])) form = collectText(request);
      request.pipe(upstream);
    };
    if (headers.expect === undefined) {
      send();
      return;
    }
    // The client sends its body only when the server asks for it.
    upstream.on('continue', () => {
      response.writeContinue();
      send();
    });
    upstream.flushHeaders();
  };

  const listener = http.createServer({ keepAliveTimeout: 60_000 }, forward).on('checkContinue', forward).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const atSocket = net.createServer((connection) => listener.emit('connection', connection));
  return {
    endpoint: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    takeExchanges: () => exchanges.splice(0),
    listenAt: async (socket) => {
      await once(atSocket.listen(socket), 'listening');
    },
    close: async () => {
      agent.destroy();
      atSocket.close();
      listener.close();
      listener.closeAllConnections();
      await once(listener, 'close');
    },
  };
}

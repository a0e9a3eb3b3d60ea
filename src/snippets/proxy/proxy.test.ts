import http from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { startProxy, type Proxy } from './proxy';

/** A body larger than the socket buffers, so that the sender is blocked if nobody reads it. */
const LARGE = Buffer.alloc(32 * 1024 ** 2, 'x');

let server: http.Server | undefined;
let proxy: Proxy | undefined;

async function start(handler: http.RequestListener): Promise<string> {
  server = http.createServer(handler);
  server.on('checkContinue', handler);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  proxy = await startProxy(`http://127.0.0.1:${address.port}`);
  return proxy.endpoint;
}

afterEach(async () => {
  await proxy?.close();
  server?.closeAllConnections();
  server?.close();
});

/** Sends a request with `Expect: 100-continue`. Resolves to the status, and whether the server requested the body. */
function sendExpecting(url: string, body: Buffer): Promise<{ status: number | undefined; asked: boolean }> {
  return new Promise((resolve, reject) => {
    let asked = false;
    const request = http.request(url, { method: 'PUT', headers: { Expect: '100-continue', 'Content-Length': body.length } });
    request.on('continue', () => {
      asked = true;
      request.end(body);
    });
    request.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => {
        resolve({ status: answer.statusCode, asked });
      });
    });
    request.on('error', reject);
    request.flushHeaders();
  });
}

describe('startProxy', () => {
  it('forwards path, query, headers and body as they are, and records the operation', async () => {
    const seen: unknown[] = [];
    const endpoint = await start((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        seen.push(request.method, request.url, request.headers.host, request.headers['x-amz-meta-a'], Buffer.concat(chunks).toString());
        response.writeHead(200, { ETag: '"1"' }).end();
      });
    });
    const answer = await fetch(`${endpoint}/b/a%2Fb%20c?tagging=`, { method: 'PUT', body: 'text', headers: { 'x-amz-meta-a': '1' } });
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, '"1"']);
    expect(seen).toEqual(['PUT', '/b/a%2Fb%20c?tagging=', new URL(endpoint).host, '1', 'text']);
    expect(proxy?.takeExchanges()).toEqual([{ operation: 'PutObjectTagging', status: 200 }]);
    expect(proxy?.takeExchanges()).toEqual([]);
  });

  it('completes the body of an error', async () => {
    const endpoint = await start((_, response) => response.writeHead(404).end('<Error><Code>NoSuchKey</Code><Message></Message></Error>'));
    const answer = await fetch(`${endpoint}/b/k`);
    expect([answer.status, await answer.text()]).toEqual([404, '<Error><Code>NoSuchKey</Code><Message>NoSuchKey</Message></Error>']);
  });

  it('does not wait for a body that the server refuses to read', async () => {
    const endpoint = await start((_, response) => response.writeHead(404).end('<Error><Code>NoSuchUpload</Code></Error>'));
    const answer = await fetch(`${endpoint}/b/k?partNumber=1&uploadId=u`, { method: 'PUT', body: LARGE });
    expect(answer.status).toBe(404);
  });

  it.each([
    ['asks for the body when the server does', 200, true],
    ['does not ask for it when the server refuses', 403, false],
  ])('%s', async (_, status, asks) => {
    const endpoint = await start((request, response) => {
      if (asks) response.writeContinue();
      request.resume();
      if (asks) request.on('end', () => response.writeHead(status).end());
      else response.writeHead(status, { Connection: 'close' }).end('<Error><Code>AccessDenied</Code></Error>');
    });
    expect(await sendExpecting(`${endpoint}/b/k`, Buffer.from('text'))).toEqual({ status, asked: asks });
  });

  it('breaks the connection when there is no server', async () => {
    const endpoint = await start((request) => request.socket.destroy());
    await expect(fetch(`${endpoint}/b/k`)).rejects.toThrow('fetch failed');
    expect(proxy?.takeExchanges()).toEqual([]);
  });
});

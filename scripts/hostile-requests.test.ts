/** Tests that `npm run serve` survives any request, and returns ranges of files according to the protocol. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomOf } from '../src/lib/testing/random';
import { staticHost, type ServingRules } from './static-host';

const directory = mkdtempSync(path.join(tmpdir(), 'hostile-requests-'));
for (const [name, text] of Object.entries({
  'index.html': 'home',
  '404.html': 'not found',
  'flat.html': 'flat',
  'it/index.html': 'casa',
  'it/404.html': 'non trovata',
  'assets/js/long.3f2a.js': 'x'.repeat(5000),
})) {
  mkdirSync(path.join(directory, path.dirname(name)), { recursive: true });
  writeFileSync(path.join(directory, name), text);
}

const rules: ServingRules = { baseUrl: '/', headers: {}, cache: [], cacheDefault: 'no-cache', types: {}, redirects: {} };
let server: Server;
beforeAll(async () => {
  server = createServer(staticHost(directory, rules)).listen(0, 'localhost');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(directory, { recursive: true });
});

const addressOf = (pathname: string): string => `http://localhost:${(server.address() as AddressInfo).port}${pathname}`;

async function expectAlive(): Promise<void> {
  const response = await fetch(addressOf('/'));
  expect([response.status, await response.text()]).toEqual([200, 'home']);
}

describe('ranges', () => {
  const SIZE = 5000;
  const file = '/assets/js/long.3f2a.js';
  it.each([
    ['bytes=0-0', 206, 'bytes 0-0/5000', 1],
    ['bytes=0-4', 206, 'bytes 0-4/5000', 5],
    ['bytes=4990-', 206, 'bytes 4990-4999/5000', 10],
    ['bytes=-5', 206, 'bytes 4995-4999/5000', 5],
    ['bytes=-9999', 200, null, SIZE],
    ['bytes=-5000', 200, null, SIZE],
    ['bytes=4999-99999', 206, 'bytes 4999-4999/5000', 1],
    ['bytes=5000-', 416, 'bytes */5000', 0],
    ['bytes=-0', 416, 'bytes */5000', 0],
    // Invalid byte ranges are rejected, and a request for several ranges returns the whole file.
    ['bytes=5-2', 416, 'bytes */5000', 0],
    ['bytes=a-b', 416, 'bytes */5000', 0],
    ['bytes=--5', 416, 'bytes */5000', 0],
    ['bytes=', 416, 'bytes */5000', 0],
    ['items=0-1', 200, null, SIZE],
    ['bytes=0-1,5-6', 200, null, SIZE],
    ['bytes=9007199254740993-', 416, 'bytes */5000', 0],
  ])('%s is answered with %i', async (range, status, contentRange, length) => {
    // The result is the same if the browser would accept the whole file compressed.
    for (const encoding of ['identity', 'br, gzip']) {
      const response = await fetch(addressOf(file), { headers: { Range: range, 'Accept-Encoding': encoding } });
      expect(response.status).toBe(status);
      expect(response.headers.get('Content-Range')).toBe(contentRange);
      expect(status === 200 ? null : response.headers.get('Content-Encoding')).toBeNull();
      expect(await response.text()).toHaveLength(length);
    }
  });

  it.each([
    ['the whole of it where it has changed', '"other"', 200],
    ['the rest where it has not', undefined, 206],
  ])('sends %s', async (_case, validator, status) => {
    const etag = (await fetch(addressOf(file))).headers.get('ETag') ?? '';
    const response = await fetch(addressOf(file), { headers: { Range: 'bytes=5-', 'If-Range': validator ?? etag } });
    expect(response.status).toBe(status);
  });

  it('are answered without a body for HEAD', async () => {
    const response = await fetch(addressOf(file), { method: 'HEAD', headers: { Range: 'bytes=-5' } });
    expect([response.status, response.headers.get('Content-Length'), await response.text()]).toEqual([206, '5', '']);
  });
});

describe('any request', () => {
  const LINES = [
    'GET / HTTP/1.1',
    'HEAD /assets/js/long.3f2a.js HTTP/1.1\r\nRange: bytes=5-2',
    'GET /assets/js/long.3f2a.js HTTP/1.1\r\nRange: bytes=5-2',
    'GET /%00 HTTP/1.1',
    'GET /a\u0000b HTTP/1.1',
    'GET /%FF%FE/%C0%AE%C0%AE/ HTTP/1.1',
    'GET /\u00e9\u00ff.html HTTP/1.1',
    'GET http://evil.example/x HTTP/1.1',
    'GET //evil.example/%2e%2e%2f%2e%2e%2fetc/passwd HTTP/1.1',
    'GET /..\\..\\etc\\passwd HTTP/1.1',
    'GET /assets HTTP/1.1',
    'GET /assets/ HTTP/1.1',
    `GET /${'a/'.repeat(4_000)} HTTP/1.1`,
    `GET /${'a'.repeat(8_000)} HTTP/1.1`,
    `GET /${'a'.repeat(40_000)} HTTP/1.1`,
    `GET / HTTP/1.1\r\nX-Large: ${'x'.repeat(70_000)}`,
    `GET / HTTP/1.1\r\n${'X-Many: 1\r\n'.repeat(3_000)}X-Last: 1`,
    'GET / HTTP/1.1\r\nContent-Length: 10\r\nTransfer-Encoding: chunked',
    'GET / HTTP/1.1\r\nIf-None-Match: \u00ff"\r\nIf-Modified-Since: never\r\nIf-Range: x',
    'GET / HTTP/1.1\r\nIf-Match: "x"',
    'GET / HTTP/1.1\r\nAccept-Encoding: br;q=NaN, \u00ff, *;q=-1',
    'GET / HTTP/1.1\r\nUpgrade: websocket\r\nConnection: upgrade',
    'GET / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 5',
    'GET / HTTP/1.1\r\nExpect: the unexpected',
    'GET / HTTP/9.9',
    'OPTIONS * HTTP/1.1',
    'CONNECT evil.example:443 HTTP/1.1',
    'TRACE / HTTP/1.1',
    'POST / HTTP/1.1\r\nContent-Length: 99999999',
    'BREW / HTCPCP/1.0',
    '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
    'PRI * HTTP/2.0\r\n\r\nSM',
  ];

  /** Sends bytes unchanged, and waits until the server has responded or hung up. @returns the first line of the response */
  function send(bytes: string): Promise<string> {
    const { port } = server.address() as AddressInfo;
    return new Promise((resolve) => {
      const socket = connect(port, 'localhost', () => socket.write(bytes, 'latin1'));
      let answer = '';
      const end = (): void => {
        socket.destroy();
        resolve(answer.split('\r\n', 1)[0] ?? '');
      };
      socket.on('data', (chunk: Buffer) => {
        answer += chunk.toString('latin1');
        end();
      });
      // If a server hangs up while bytes are still in transit, the connection is reset.
      socket.on('error', end).on('close', end);
    });
  }

  const ending = 'Host: localhost\r\nConnection: close\r\n\r\n';

  it.each(LINES.map((line) => [line.length > 60 ? `${line.slice(0, 60)}…` : line, line]))('%j is survived', async (_name, line) => {
    expect(await send(`${line}\r\n${ending}`)).toMatch(/^$|^HTTP\/1\.1 (?!5)\d{3} |^HTTP\/1\.1 505 /);
    await expectAlive();
  });

  it('made of parts by chance is survived', async () => {
    const random = randomOf(17);
    const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)] as Value;
    const parts = [
      '/',
      '//',
      '..',
      '.',
      '%2e',
      '%2f',
      '%5c',
      '%00',
      '%',
      '%E0%A4%A',
      'it',
      'flat',
      '.html',
      '/index',
      '404',
      '\u00ff',
      '?',
      '#',
      ':',
      '@',
      '~',
      'a',
    ];
    const ranges = ['bytes=', 'items=', '-', '0', '5', '4999', '5000', '1e3', ',', ' ', 'x', '18446744073709551616'];
    const some = (of: readonly string[], most: number): string =>
      Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(of)).join('');
    for (let run = 0; run < 500; run += 1) {
      const header = pick(['Range', 'If-Range', 'If-None-Match', 'Accept-Encoding', 'If-Modified-Since']);
      const line = `${pick(['GET', 'HEAD', 'POST'])} /${some(parts, 8)} HTTP/1.1\r\n${header}: ${some(ranges, 6)}`;
      expect([line, await send(`${line}\r\n${ending}`)]).toEqual([line, expect.stringMatching(/^HTTP\/1\.1 [234]\d\d /)]);
    }
    await expectAlive();
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staticHost, type ServingRules } from './static-host';

const FILES: Record<string, string> = {
  'index.html': 'home',
  '404.html': 'not found',
  'guides/object-lock/index.html': 'lock',
  'flat.html': 'flat',
  'it/index.html': 'casa',
  'it/404.html': 'non trovata',
  'assets/js/main.3f2a.js': 'code',
  'img/mark.svg': '<svg/>',
  'guides/object-lock.md': '# È un blocco',
  'llms.txt': '# È un indice',
  'fonts/text.woff2': 'font',
  'assets/js/long.3f2a.js': 'x'.repeat(5000),
};

interface Answer {
  status: number;
  location: string | undefined;
  type: string | undefined;
  cache: string | undefined;
  body: string;
}

/** Sends the address as written, because `fetch` would correct some addresses before sending them. */
function ask(server: Server, url: string, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const call = request({ port, host: 'localhost', path: url, method }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => {
        body += chunk.toString();
      });
      response.on('end', () => {
        const { location, 'content-type': type, 'cache-control': cache } = response.headers;
        resolve({ status: response.statusCode ?? 0, location, type, cache, body });
      });
    });
    call.on('error', reject).end();
  });
}

const rulesAt = (baseUrl: string): ServingRules => ({
  baseUrl,
  headers: { 'X-Content-Type-Options': 'nosniff' },
  cache: [{ path: `${baseUrl}assets/`, value: 'public, max-age=31536000, immutable' }],
  cacheDefault: 'no-cache',
  types: {
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.md': 'text/markdown; charset=utf-8',
    '.txt': 'text/plain; charset=utf-8',
  },
  redirects: { [`${baseUrl}old/lock`]: `${baseUrl}guides/object-lock`, [`${baseUrl}it`]: `${baseUrl}it/` },
});

function listen(baseUrl = '/'): Promise<Server> {
  const directory = mkdtempSync(path.join(tmpdir(), 'static-host-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.join(directory, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(directory, name), text);
  }
  return new Promise((resolve) => {
    const server = createServer(staticHost(directory, rulesAt(baseUrl))).listen(0, 'localhost', () => {
      resolve(server);
    });
  });
}

let server: Server;
let below: Server;
beforeAll(async () => {
  server = await listen();
  below = await listen('/docs/');
});
afterAll(() => {
  server.close();
  below.close();
});

describe('a host at the root', () => {
  it.each([
    ['home', '/', 200, 'home'],
    ['page without slash', '/guides/object-lock', 200, 'lock'],
    ['page with slash', '/guides/object-lock/', 200, 'lock'],
    ['page that is a file', '/flat', 200, 'flat'],
    ['front page of a language', '/it/', 200, 'casa'],
    ['query', '/guides/object-lock?q=1', 200, 'lock'],
    ['doubled slash', '//guides//object-lock', 200, 'lock'],
    ['unknown path', '/nothing/here', 404, 'not found'],
    ['unknown file', '/nothing.png', 404, 'not found'],
    ['unknown path of a language', '/it/nothing/here', 404, 'non trovata'],
    ['the 404 page itself', '/404.html', 404, 'not found'],
    ['the 404 page itself with a slash', '/404.html/', 404, 'not found'],
    ['the 404 page itself as a folder', '/404/', 404, 'not found'],
    ['the 404 page of a language', '/it/404', 404, 'non trovata'],
    ['broken percent-encoding', '/%E0%A4%A', 400, 'not found'],
    ['broken percent-encoding in a language', '/it/%E0%A4%A', 400, 'non trovata'],
    ['encoded steps up', '/..%2f..%2f..%2fetc/passwd', 404, 'not found'],
    ['null byte', '/%00', 404, 'not found'],
  ])('answers %s', async (_case, url, status, body) => {
    expect(await ask(server, url)).toMatchObject({ status, body });
  });

  it.each([
    ['/index.html', '/'],
    ['/flat.html', '/flat'],
    ['/guides/object-lock.html', '/guides/object-lock'],
    ['/guides/object-lock/index.html?q=a%20b', '/guides/object-lock?q=a%20b'],
    ['/it', '/it/'],
    ['/it/index.html', '/it/'],
    ['//elsewhere.example/x.html', '/elsewhere.example/x'],
    ['/old/lock', '/guides/object-lock'],
    ['/old/lock/?q=1', '/guides/object-lock?q=1'],
  ])('sends %s to %s', async (url, location) => {
    expect(await ask(server, url)).toMatchObject({ status: 301, location });
  });

  it.each([
    ['/assets/js/main.3f2a.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/img/mark.svg', 'image/svg+xml', 'no-cache'],
    ['/fonts/text.woff2', 'font/woff2', 'no-cache'],
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/guides/object-lock.md', 'text/markdown; charset=utf-8', 'no-cache'],
    ['/llms.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ])('labels %s as %s', async (url, type, cache) => {
    expect(await ask(server, url)).toMatchObject({ type, cache });
  });

  it.each([
    ['br, gzip', '/assets/js/long.3f2a.js', 'br'],
    ['gzip', '/assets/js/long.3f2a.js', 'gzip'],
    ['identity', '/assets/js/long.3f2a.js', null],
    // A typeface is sent unchanged because it is already compressed, and compressing a few bytes saves nothing.
    ['br, gzip', '/fonts/text.woff2', null],
    ['br, gzip', '/', null],
  ])('to a browser that takes %s sends %s as %s', async (accepted, url, encoding) => {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://localhost:${port}${url}`, { headers: { 'Accept-Encoding': accepted } });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(await response.text()).toBe(FILES[url.slice(1)] ?? 'home');
  });

  it.each(['/', '/nothing', '/old/lock', '/%E0%A4%A', '/assets/js/main.3f2a.js'])('sends the headers of the site with %s', async (url) => {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://localhost:${port}${url}`, { redirect: 'manual' });
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('refuses to be written to', async () => {
    expect(await ask(server, '/', 'POST')).toMatchObject({ status: 405 });
  });

  it('sends no body for HEAD of an unknown path', async () => {
    expect(await ask(server, '/nothing', 'HEAD')).toMatchObject({ status: 404, body: '' });
  });
});

describe('a host below /docs/', () => {
  it.each([
    ['/docs/', 200, undefined],
    ['/docs/guides/object-lock', 200, undefined],
    ['/docs/flat.html', 301, '/docs/flat'],
    ['/docs/it', 301, '/docs/it/'],
    ['/docs', 301, '/docs/'],
    ['/docs/old/lock/', 301, '/docs/guides/object-lock'],
    ['/', 301, '/docs/'],
    ['/guides/object-lock', 404, undefined],
  ])('answers %s with %i', async (url, status, location) => {
    expect(await ask(below, url)).toMatchObject({ status, location });
  });
});

it('goes on when a file is removed while it serves', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'static-host-'));
  writeFileSync(path.join(directory, '404.html'), 'not found');
  writeFileSync(path.join(directory, 'gone.js'), 'code');
  const removed = createServer(staticHost(directory, rulesAt('/'))).listen(0, 'localhost');
  await new Promise((resolve) => removed.once('listening', resolve));
  rmSync(path.join(directory, 'gone.js'));
  expect(await ask(removed, '/gone.js')).toMatchObject({ status: 404, body: 'not found' });
  removed.close();
});

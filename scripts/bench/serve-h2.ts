/**
 * Serves built sites over HTTP/2 with TLS, each on its own port, with text compressed by Brotli at quality 11, as a good host does. It is a
 * separate program because it may run in a different network namespace from the browser. It receives a `Serving` as its argument, sends
 * `listening` to its parent, and ends when the parent does.
 *
 * Files are compressed on the first request, which is made by a run that isn't measured.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { constants as http2, createSecureServer, type ServerHttp2Stream } from 'node:http2';
import path from 'node:path';
import type { TLSSocket } from 'node:tls';
import { CONTENT_TYPES } from '../../src/lib/file-headers';
import { packed } from './brotli';

export interface Serving {
  readonly host: string;
  /** Certificate and key in PEM format. */
  readonly cert: string;
  readonly key: string;
  readonly sites: readonly { readonly folder: string; readonly port: number }[];
}

/** This site's content types, and additional types for the other sites. */
const TYPES: Readonly<Record<string, string>> = { ...CONTENT_TYPES, '.mjs': 'text/javascript; charset=utf-8', '.wasm': 'application/wasm' };
/**
 * Size of a TLS record. A browser can't read any part of a record before all of it has arrived, so Cloudflare, Fastly (H2O) and servers
 * written in Go begin with records of one packet. With 16 KB records, as in nginx, a page larger than a first window would show nothing for
 * one more round trip.
 */
const RECORD_BYTES = 1_369;
/** Formats that are already compressed. */
const PACKED = new Set(['.ico', '.jpg', '.png', '.wasm', '.woff2', '.zip']);
/** Folders whose file names contain a hash of the content. */
const HASHED = /^\/(?:assets|_astro)\//;

/** The file for an address: the address itself, a page without its suffix, or a folder's page. */
function fileOf(folder: string, address: string): string | undefined {
  const asked = path.join(folder, path.posix.normalize(decodeURIComponent(address)));
  return [asked, `${asked}.html`, path.join(asked, 'index.html')].find((file) => existsSync(file) && statSync(file).isFile());
}

function answer(stream: ServerHttp2Stream, folder: string, address: string): void {
  const file = fileOf(folder, address);
  const status = file === undefined ? http2.HTTP_STATUS_NOT_FOUND : http2.HTTP_STATUS_OK;
  const sent = file ?? path.join(folder, '404.html');
  const type = TYPES[path.extname(sent)] ?? 'application/octet-stream';
  const isText = path.extname(sent) in TYPES && !PACKED.has(path.extname(sent));
  const body = isText ? packed(sent) : readFileSync(sent);
  stream.respond({
    ':status': status,
    'content-type': type,
    'content-length': body.length,
    'cache-control': HASHED.test(address) ? 'public,max-age=31536000,immutable' : 'no-cache',
    ...(isText ? { 'content-encoding': 'br', vary: 'accept-encoding' } : {}),
  });
  stream.end(body);
}

function serve({ host, cert, key, sites }: Serving): void {
  for (const { folder, port } of sites) {
    // Set as in other web servers. With Nagle's algorithm, the end of a response would wait for a round trip.
    const server = createSecureServer({ cert, key, noDelay: true });
    server.on('secureConnection', (socket: TLSSocket) => void socket.setMaxSendFragment(RECORD_BYTES));
    server.on('stream', (stream, headers) => {
      // When a browser leaves a page, it closes its streams.
      stream.on('error', () => stream.close());
      answer(stream, folder, new URL(headers[':path'] ?? '/', 'https://host').pathname);
    });
    server.listen(port, host);
  }
  process.on('disconnect', () => process.exit());
  process.send?.('listening');
}

serve(JSON.parse(process.argv[2] ?? '') as Serving);

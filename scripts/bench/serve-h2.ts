/**
 * Serves built sites over HTTP/2 with TLS, one port each, text packed with Brotli at quality 11 as a good host keeps it.
 * A program of its own, because it may stand in another network namespace than the browser. It gets a `Serving` as its
 * argument, sends `listening` to its parent, and ends with it.
 *
 * A file is packed when it is first asked for; the runs that are measured come after one that is not.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { constants as http2, createSecureServer, type ServerHttp2Stream } from 'node:http2';
import path from 'node:path';
import type { TLSSocket } from 'node:tls';
import { CONTENT_TYPES } from '../../src/lib/file-headers';
import { packed } from './brotli';

export interface Serving {
  readonly host: string;
  /** Certificate and key, PEM. */
  readonly cert: string;
  readonly key: string;
  readonly sites: readonly { readonly folder: string; readonly port: number }[];
}

/** Those of this site, and what others have besides. */
const TYPES: Readonly<Record<string, string>> = { ...CONTENT_TYPES, '.mjs': 'text/javascript; charset=utf-8', '.wasm': 'application/wasm' };
/**
 * Size of a TLS record. A browser can read nothing of a record before its end, so Cloudflare, Fastly (H2O) and servers
 * written in Go begin with records of one packet; with records of 16 KB, as nginx has them, a page of more than a first
 * window would show nothing for one round trip longer.
 */
const RECORD_BYTES = 1_369;
/** Already packed, each in its own way. */
const PACKED = new Set(['.ico', '.jpg', '.png', '.wasm', '.woff2', '.zip']);
/** Folders whose files carry a hash of their content in the name. */
const HASHED = /^\/(?:assets|_astro)\//;

/** The file of an address: itself, a page without its suffix, or the page of a folder. */
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
    // As web servers do: with Nagle's algorithm the end of an answer would wait a round trip.
    const server = createSecureServer({ cert, key, noDelay: true });
    server.on('secureConnection', (socket: TLSSocket) => void socket.setMaxSendFragment(RECORD_BYTES));
    server.on('stream', (stream, headers) => {
      // A browser that leaves a page ends its streams.
      stream.on('error', () => stream.close());
      answer(stream, folder, new URL(headers[':path'] ?? '/', 'https://host').pathname);
    });
    server.listen(port, host);
  }
  process.on('disconnect', () => process.exit());
  process.send?.('listening');
}

serve(JSON.parse(process.argv[2] ?? '') as Serving);

/** Serves a folder on loopback and counts what it sends, as bytes after Brotli. */
import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import { serveOnLoopback, type Loopback } from './loopback';

const TYPES: Record<string, string> = { js: 'text/javascript', json: 'application/json', css: 'text/css', html: 'text/html;charset=utf-8' };

/** Longer files are packed at quality 9, which takes a tenth of the time and adds some 5 %; others at 11. */
const LARGE = 2_000_000;
export const FAST = 9;

const isGzip = (content: Buffer): boolean => content.length > 2 && content[0] === 0x1f && content[1] === 0x8b;

/** Bytes of a file after Brotli; those of a file that is packed already as they are. */
export function brotliBytes(content: Buffer, quality = content.length > LARGE ? FAST : 11): number {
  if (isGzip(content)) return content.length;
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }).length;
}

export interface FileHost extends Loopback {
  /** Number of files sent so far. */
  sent(): number;
  /** Brotli bytes of the files sent, program left out, from one number of them to another. Packing takes time: ask when the clock is off. */
  bytes(from: number, to: number): number;
}

/** Starts a host. Sends files as they are, so that no engine's times hold decompression in node. */
export async function hostFolder(folder: string, isProgram: (file: string) => boolean): Promise<FileHost> {
  const names: string[] = [];
  const loopback = await serveOnLoopback((request, response) => {
    const name = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname)).slice(1);
    try {
      const content = readFileSync(join(folder, name));
      names.push(name);
      response.writeHead(200, { 'Content-Type': TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream' }).end(content);
    } catch (error) {
      response.writeHead(404).end(String(error));
    }
  });
  const sizes = new Map<string, number>();
  const sizeOf = (name: string): number => {
    const size = sizes.get(name) ?? brotliBytes(readFileSync(join(folder, name)));
    sizes.set(name, size);
    return size;
  };
  return {
    ...loopback,
    sent: () => names.length,
    bytes: (from, to) => names.slice(from, to).reduce((sum, name) => sum + (isProgram(name) ? 0 : sizeOf(name)), 0),
  };
}

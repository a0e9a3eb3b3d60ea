/** Sends the files in a folder, with types, validators and ranges. */
import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send from 'send';

interface Options {
  /** @param name file path below the folder, with a leading slash; the function sets additional headers before the file's own */
  setHeaders: (response: ServerResponse, name: string) => void;
}

/** File size in bytes; undefined if the path isn't a file. */
function sizeOf(name: string): number | undefined {
  try {
    const found = statSync(name);
    return found.isFile() ? found.size : undefined;
  } catch {
    // Whatever the reason, such as an invalid file name, there is no file to send.
    return undefined;
  }
}

/** The file for a clean address: the address itself, the address with the page extension, or its folder's page. */
function fileFor(directory: string, pathname: string): { name: string; size: number } | undefined {
  const clean = pathname.replace(/\/$/, '');
  for (const name of [clean, `${clean}.html`, `${clean}/index.html`]) {
    const size = sizeOf(path.join(directory, name));
    if (size !== undefined) return { name, size };
  }
  return undefined;
}

/** Whether a range requests more trailing bytes than there are, which means all of them. The library treats it as an error. */
const isAll = (range: string | undefined, size: number): boolean => Number(/^bytes=-(\d+)$/.exec(range ?? '')?.[1] ?? 0) >= size;

/**
 * @param directory folder to serve; checked for every request, because a build may replace its files in the meantime
 * @returns a handler that sends the file for a path, which is decoded, normalized, and begins with a slash; it calls `next` if there is
 * none
 */
export function staticFiles(directory: string, { setHeaders }: Options) {
  return (request: IncomingMessage, response: ServerResponse, pathname: string, next: () => void): void => {
    const file = fileFor(directory, pathname);
    if (file === undefined) {
      next();
      return;
    }
    if (isAll(request.headers.range, file.size)) delete request.headers.range;
    const encoded = file.name.split('/').map(encodeURIComponent).join('/');
    send(request, encoded, { root: directory, dotfiles: 'allow', cacheControl: false })
      .on('headers', () => setHeaders(response, file.name))
      .on('error', (error: { status: number; headers?: Record<string, string> }) => {
        // The connection is closed, so that nobody mistakes a partial file for the whole file.
        if (response.headersSent) response.destroy();
        else if (error.status === 404) next();
        else response.writeHead(error.status, error.headers).end();
      })
      .pipe(response);
  };
}

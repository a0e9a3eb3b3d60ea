/**
 * Serves a built site as a good static host does: compressed, with clean addresses, the 404 page in the reader's language with status 404,
 * and a response to every address, including broken ones.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import send from 'send';
import { cacheOf, type HostRules } from '../src/hosting/plugin';

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
function staticFiles(directory: string, { setHeaders }: Options) {
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

/** Rules for every host that serves the site, as written by the build. */
export type ServingRules = Pick<HostRules, 'baseUrl' | 'headers' | 'cache' | 'cacheDefault' | 'types' | 'redirects'>;

const NOT_FOUND_PAGE = '404.html';
const NOT_FOUND_ADDRESS = /\/404(?:\.html)?\/?$/;
/** Suffixes that a clean address doesn't have. */
const SUFFIX = /(?:\/index)?\.html$/;

/**
 * @param directory folder with the built site
 * @param rules     its headers, cache rules, types and redirects
 * @returns a listener for `node:http`
 */
export function staticHost(directory: string, rules: ServingRules): RequestListener {
  const { baseUrl } = rules;
  const files = staticFiles(directory, {
    setHeaders: (response, name) => {
      response.setHeader('Cache-Control', cacheOf(baseUrl + name.slice(1), rules));
      const type = rules.types[path.extname(name)];
      if (type !== undefined) response.setHeader('Content-Type', type);
    },
  });

  const answer: RequestListener = (request, response) => {
    for (const [name, value] of Object.entries(rules.headers)) response.setHeader(name, value);
    const { pathname, search } = splitAddress(request.url);
    const decoded = decode(pathname);
    const within = withoutBase(decoded ?? pathname, baseUrl);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (decoded === undefined) {
      sendNotFoundPage(request, response, directory, within ?? '/', 400);
    } else if (within === undefined) {
      if (decoded === '/' || `${decoded}/` === baseUrl) redirect(response, baseUrl + search);
      else sendNotFoundPage(request, response, directory, '/', 404);
    } else if (NOT_FOUND_ADDRESS.test(within)) {
      sendNotFoundPage(request, response, directory, within, 404);
    } else {
      const moved = formerAddress(baseUrl + within.slice(1), rules);
      const clean = cleanAddress(directory, within);
      if (moved !== undefined) redirect(response, encodeURI(moved) + search);
      else if (clean !== undefined) redirect(response, encodeURI(baseUrl + clean.slice(1)) + search);
      else files(request, response, within, () => sendNotFoundPage(request, response, directory, within, 404));
    }
  };
  // A range refers to the file's own bytes.
  const isWhole: compression.CompressionFilter = (request, response) =>
    ![206, 416].includes(response.statusCode) && compression.filter(request, response);
  const compress = compression({ filter: isWhole });
  // The `node:http` objects provide everything that this handler needs from Express.
  return (request, response) =>
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () =>
      survive(answer, request, response),
    );
}

/** Files may appear and disappear at any moment, but no request may crash the server. */
function survive(answer: RequestListener, ...[request, response]: Parameters<RequestListener>): void {
  try {
    answer(request, response);
  } catch (error) {
    console.error(`serve: ${request.method} ${JSON.stringify(request.url)} failed: ${String(error)}`);
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  }
}

/** The redirect target for a path from the host's root, if the path is a page's former address. */
function formerAddress(pathname: string, { redirects }: ServingRules): string | undefined {
  const to = redirects[pathname.replace(/\/$/, '')];
  return to === pathname ? undefined : to;
}

function splitAddress(url = '/'): { pathname: string; search: string } {
  const mark = url.indexOf('?');
  return mark < 0 ? { pathname: url, search: '' } : { pathname: url.slice(0, mark), search: url.slice(mark) };
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // The caller returns 400, because a path with invalid percent-encoding doesn't name a file.
    return undefined;
  }
}

/** The path below `baseUrl`, without parent references or double slashes; undefined for a path outside it. */
function withoutBase(pathname: string, baseUrl: string): string | undefined {
  const normal = path.posix.normalize(`/${pathname}`);
  return normal.startsWith(baseUrl) ? `/${normal.slice(baseUrl.length)}` : undefined;
}

/**
 * The address that a request should have used, or undefined if it already did. `/x.html` and `/x/index.html` become `/x`. A language's
 * front page gets a trailing slash, because its links are relative to the folder.
 */
function cleanAddress(directory: string, pathname: string): string | undefined {
  if (SUFFIX.test(pathname)) {
    const clean = pathname.replace(SUFFIX, '') || '/';
    return isFrontPage(directory, clean) ? `${clean}/` : clean;
  }
  return isFrontPage(directory, pathname) ? `${pathname}/` : undefined;
}

/** True for `/it`, but not for `/it/` or `/`: a language's folder has its own 404 page. */
function isFrontPage(directory: string, pathname: string): boolean {
  return !pathname.endsWith('/') && existsSync(path.join(directory, pathname, NOT_FOUND_PAGE));
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { Location: location, 'Cache-Control': 'no-cache' }).end();
}

function sendNotFoundPage(
  request: IncomingMessage,
  response: ServerResponse,
  directory: string,
  pathname: string,
  status: 400 | 404,
): void {
  const page = nearestNotFoundPage(directory, pathname);
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
  response.end(request.method === 'HEAD' || page === undefined ? undefined : readFileSync(page));
}

/** The 404 page of the deepest folder on the way to `pathname` that has one; `pathname` is normalized and begins with a slash. */
function nearestNotFoundPage(directory: string, pathname: string): string | undefined {
  for (let folder = pathname; ; folder = path.posix.dirname(folder)) {
    const page = path.join(directory, folder, NOT_FOUND_PAGE);
    if (existsSync(page) && statSync(page).isFile()) return page;
    if (folder === '/') return undefined;
  }
}

/**
 * Serves a built site as a good static host does: compressed, with clean addresses, the 404 page in the reader's language with status 404,
 * and a response to every address, including broken ones.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import { cacheOf, type HostRules } from '../src/hosting/plugin';
import { staticFiles } from './static-files';

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

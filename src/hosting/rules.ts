/** Single source of the rules for all kinds of hosts. The rules are read from a built site. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeRegExp } from '../lib/escape';
import { CACHE, CONTENT_TYPES } from '../lib/file-headers';
import { redirectOf } from './former-addresses';
import { pagePolicy, policyText, sitePolicy, type Policy } from './policy';

/** A cache rule for all files below a folder, or for one file. All paths start at the root of the host. */
interface CacheRule {
  /** A folder's path ends with a slash. */
  readonly path: string;
  readonly value: string;
}

export interface HostRules {
  /** Path that the site was built for. It starts and ends with a slash. */
  readonly baseUrl: string;
  /** Headers that are sent with every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** `Cache-Control` values. Paths without a value use `cacheDefault`. */
  readonly cache: readonly CacheRule[];
  readonly cacheDefault: string;
  /** `Content-Type` by file extension. */
  readonly types: Readonly<Record<string, string>>;
  /** Former addresses, without a trailing slash, and the targets of their permanent redirects. Redirects preserve the query string. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Pages for unknown addresses below a folder, innermost folder first. */
  readonly notFound: readonly { readonly below: string; readonly page: string }[];
  /** Every file, relative to the site's folder, in order. */
  readonly files: readonly string[];
}

/**
 * Based on https://owasp.org/www-project-secure-headers/. Strict-Transport-Security doesn't include subdomains, because other sites may use
 * the same domain. The permissions policy lists the permissions that a page could ask a reader for.
 */
const HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Regular expression for addresses that are redirected to their form without suffix. Hosts decode a path before they match it, and a
 * backslash or a line break in the response would lead to another site.
 */
export const PLAIN_PATH = String.raw`/\w[\w./~-]*`;

const NOT_FOUND = '404.html';
/** Folders in each language whose file names contain a hash. */
const HASHED = ['assets/', 'share/'];
/** A search index whose name contains a version. */
const VERSIONED_INDEX = /(?:^|\/)search\/index\.[\w-]+\.[\da-f]{8,}\.json$/;
const FONTS = 'fonts/';

/** The path that the site was built for, derived from its first script's URL. */
function builtBaseUrl(home: string): string {
  return /(?:src|href)="?(\/(?:[\w-]+\/)*)assets\//.exec(home)?.[1] ?? '/';
}

/** Language folders, innermost first. Each has its own 404 page. */
const languages = (files: readonly string[]): string[] =>
  files
    .filter((file) => file === NOT_FOUND || file.endsWith(`/${NOT_FOUND}`))
    .map((file) => file.slice(0, -NOT_FOUND.length))
    .sort((one, other) => other.length - one.length);

function cacheRules(files: readonly string[], folders: readonly string[]): CacheRule[] {
  const hashed = folders
    .flatMap((folder) => HASHED.map((name) => folder + name))
    .filter((folder) => files.some((file) => file.startsWith(folder)));
  return [
    ...[...hashed, ...files.filter((file) => VERSIONED_INDEX.test(file))].map((file) => ({ path: file, value: CACHE.forever })),
    { path: FONTS, value: CACHE.day },
  ];
}

/** Reads the data that hosts need from a build's pages. */
function readPages(directory: string, files: readonly string[]): { policies: Policy[]; redirects: [string, string][] } {
  const policies: Policy[] = [];
  const redirects: [string, string][] = [];
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(path.join(directory, file), 'utf8');
    const to = redirectOf(html);
    const policy = pagePolicy(html);
    if (policy === undefined)
      throw new Error(`${path.join(directory, file)}: the page has no Content Security Policy; pass it through pageFinish`);
    if (to === undefined) policies.push(policy);
    else redirects.push([file.replace(/\/index\.html$/, ''), to]);
  }
  return { policies, redirects };
}

/**
 * @param directory folder of the built site, with all languages
 * @throws Error for a page without a policy, a folder without a site, or a file whose type isn't listed here
 */
export function hostRules(directory: string): HostRules {
  const home = path.join(directory, 'index.html');
  if (!existsSync(home)) throw new Error(`${home} doesn’t exist; build the site first: npm run build`);
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
  const unknown = files.find((file) => !(path.extname(file) in CONTENT_TYPES));
  if (unknown !== undefined)
    throw new Error(`${unknown}: there is no Content-Type for this kind of file; add its suffix to src/lib/file-headers.ts`);
  const baseUrl = builtBaseUrl(readFileSync(home, 'utf8'));
  const folders = languages(files);
  const { policies, redirects } = readPages(directory, files);
  // A language's home page has links that are relative to its folder.
  const fronts = folders.filter((folder) => folder !== '').map((folder) => [baseUrl + folder.slice(0, -1), baseUrl + folder]);
  return {
    baseUrl,
    headers: { 'Content-Security-Policy': policyText(sitePolicy(policies)), ...HEADERS },
    cache: cacheRules(files, folders).map(({ path: below, value }) => ({ path: baseUrl + below, value })),
    cacheDefault: CACHE.ask,
    types: CONTENT_TYPES,
    redirects: Object.fromEntries([...redirects.map(([from, to]) => [baseUrl + from, to]), ...fronts]) as Record<string, string>,
    notFound: folders.map((folder) => ({ below: baseUrl + folder, page: baseUrl + folder + NOT_FOUND })),
    files,
  };
}

/** Text types, without their encoding. Hosts compress these files; all other files are already compressed. */
export const textTypes = ({ types }: Pick<HostRules, 'types'>): string[] => [
  ...new Set(Object.values(types).flatMap((type) => (type.includes('; charset=') ? (type.split(';')[0] ?? []) : []))),
];

/** The `Cache-Control` value for a path from the root of the host. */
export function cacheOf(pathname: string, { cache, cacheDefault }: Pick<HostRules, 'cache' | 'cacheDefault'>): string {
  const rule = cache.find(({ path: place }) => (place.endsWith('/') ? pathname.startsWith(place) : pathname === place));
  return rule?.value ?? cacheDefault;
}

/** A regular expression that matches a text, as nginx and Caddy read it. */
export const regexp = (text: string): string => escapeRegExp(text).replaceAll('\\/', '/');

/** Text in quotation marks, as nginx and Caddy read it. */
export const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** The one source of what every kind of host is told, read from a built site. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE, CONTENT_TYPES } from '../lib/file-headers';
import { pagePolicy } from './policy/page';
import { policyText, sitePolicy, type Policy } from './policy/policy';
import { redirectOf } from './redirects';

/** Files of one kind: those below a folder, or one. All paths are from the host's root. */
interface CacheRule {
  /** Ends with a slash for a folder. */
  readonly path: string;
  readonly value: string;
}

export interface HostRules {
  /** Path that the site was built for; begins and ends with a slash. */
  readonly baseUrl: string;
  /** Sent with every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** `Cache-Control`; where none is for a path, `cacheDefault`. */
  readonly cache: readonly CacheRule[];
  readonly cacheDefault: string;
  /** `Content-Type` by the suffix of a file. */
  readonly types: Readonly<Record<string, string>>;
  /** Former addresses, without a slash at the end, and where they lead to, permanently; what follows `?` goes along. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Page for unknown addresses below a folder, the innermost first. */
  readonly notFound: readonly { readonly below: string; readonly page: string }[];
  /** Every file, from the folder of the site, in order. */
  readonly files: readonly string[];
}

/**
 * After https://owasp.org/www-project-secure-headers/. Subdomains are left out of Strict-Transport-Security, because the site
 * may stand on the host of others. The policy on permissions names what a page could ask a reader for.
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
 * Of addresses that are sent on without their suffix, as a regular expression: a host decodes a path before it looks, and a
 * backslash or a line break in the answer would lead elsewhere.
 */
export const PLAIN_PATH = String.raw`/\w[\w./~-]*`;

const NOT_FOUND = '404.html';
/** Folders whose files have a hash in their name, in each language. */
const HASHED = ['assets/', 'share/'];
/** The index of the search, when its name holds a version. */
const VERSIONED_INDEX = /(?:^|\/)search\/index\.[\w-]+\.[\da-f]{8,}\.json$/;
const FONTS = 'fonts/';

/** The path that the site was built for, read from the address of its first script. */
function builtBaseUrl(home: string): string {
  return /(?:src|href)="?(\/(?:[\w-]+\/)*)assets\//.exec(home)?.[1] ?? '/';
}

/** Folders of languages, the innermost first: each has its own 404 page. */
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

/** What the pages of a build hold that hosts must know. */
function readPages(directory: string, files: readonly string[]): { policies: Policy[]; redirects: [string, string][] } {
  const policies: Policy[] = [];
  const redirects: [string, string][] = [];
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(path.join(directory, file), 'utf8');
    const to = redirectOf(html);
    const policy = pagePolicy(html);
    if (policy === undefined)
      throw new Error(`${path.join(directory, file)}: a page without a Content Security Policy; pass it through pageFinish`);
    if (to === undefined) policies.push(policy);
    else redirects.push([file.replace(/\/index\.html$/, ''), to]);
  }
  return { policies, redirects };
}

/**
 * @param directory of the built site, all languages
 * @throws Error for a page without a policy, for a folder without a site, and for a file of a kind that has no type here
 */
export function hostRules(directory: string): HostRules {
  const home = path.join(directory, 'index.html');
  if (!existsSync(home)) throw new Error(`${home}: no such page; build the site first: npm run build`);
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
  const unknown = files.find((file) => !(path.extname(file) in CONTENT_TYPES));
  if (unknown !== undefined)
    throw new Error(`${unknown}: a file of a kind without a Content-Type; add its suffix to src/lib/file-headers.ts`);
  const baseUrl = builtBaseUrl(readFileSync(home, 'utf8'));
  const folders = languages(files);
  const { policies, redirects } = readPages(directory, files);
  // The front page of a language has links relative to its folder.
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

/** Types of text, without their encoding: hosts compress them, and everything else is compressed already. */
export const textTypes = ({ types }: Pick<HostRules, 'types'>): string[] => [
  ...new Set(Object.values(types).flatMap((type) => (type.includes('; charset=') ? (type.split(';')[0] ?? []) : []))),
];

/** The `Cache-Control` of a path from the host's root. */
export function cacheOf(pathname: string, { cache, cacheDefault }: Pick<HostRules, 'cache' | 'cacheDefault'>): string {
  const rule = cache.find(({ path: place }) => (place.endsWith('/') ? pathname.startsWith(place) : pathname === place));
  return rule?.value ?? cacheDefault;
}

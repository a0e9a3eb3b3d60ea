/** Rules for nginx: maps for the `http` context, and the rest for a `server` whose `root` contains the site at its path. */
import { escapeRegExp } from '../../lib/escape';
import { PLAIN_PATH, textTypes, type HostRules } from '../rules';

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

const map = (variable: string, entries: readonly (readonly [string, string])[]): string =>
  `map $uri $${variable} {\n${entries.map(([from, to]) => `    ${from} ${quoted(to)};\n`).join('')}}\n`;

const below = (path: string): string => quoted(`~^${escapeRegExp(path).replaceAll('\\/', '/')}`);

/** Former addresses with and without a slash, and addresses that end in `.html`. The operator sets the `root` for a path. */
function moved({ redirects, notFound }: HostRules): [string, string][] {
  const fronts = new Set(notFound.map((rule) => rule.below));
  const exact = Object.entries(redirects).flatMap(([from, to]): [string, string][] => [
    [quoted(from), to],
    // A language's home page is redirected to the address with a slash.
    ...(fronts.has(`${from}/`) ? [] : [[quoted(`${from}/`), to] as [string, string]]),
  ]);
  return [
    ['default', ''],
    ...exact,
    // One rule per home page, because its address keeps the slash.
    ...[...fronts].map((front): [string, string] => [quoted(`${front}index.html`), front]),
    [`"~^(?<clean>${PLAIN_PATH})/index\\.html$"`, '$clean'],
    [`"~^(?<clean>${PLAIN_PATH})\\.html$"`, '$clean'],
  ];
}

export const nginxMaps = (rules: HostRules): string =>
  [
    '# For the context http, such as a file in /etc/nginx/conf.d. Written by the build.\n',
    // Long map entries need larger buckets than the default.
    'map_hash_bucket_size 512;\n',
    map('docs_cache', [
      ['default', rules.cacheDefault],
      ...rules.cache.map(({ path, value }): [string, string] => [path.endsWith('/') ? below(path) : quoted(path), value]),
    ]),
    map('docs_not_found', [
      ...rules.notFound.map(({ below: folder, page }): [string, string] => [below(folder), page]),
      ['default', rules.notFound.at(-1)?.page ?? '/404.html'],
    ]),
    map('docs_moved', moved(rules)),
    // An empty header isn't sent.
    'map $status $docs_allow {\n    405 "GET, HEAD";\n    default "";\n}\n',
  ].join('\n');

/**
 * Types are set in locations, because a `types` block replaces the server's. The encoding is left to `charset_types`, because nginx
 * compares the whole default type with `gzip_types`.
 */
const typed = (suffix: string, type: string): string =>
  `location ~ \\${suffix}$ {\n    types { }\n    default_type ${type.split(';')[0]};\n    try_files $uri =404;\n}\n`;

export function nginxServer(rules: HostRules): string {
  const { headers, notFound, types } = rules;
  // nginx adds the HTML type by default.
  const texts = textTypes(rules)
    .filter((type) => type !== 'text/html')
    .join(' ');
  const pages = notFound.map(({ page }) => `location = ${page} {\n    internal;\n}\n`);
  return [
    '# For a server block that has listen, server_name, root and certificates. Written by the build.\n',
    'index index.html;\ncharset utf-8;\nserver_tokens off;\n',
    // Behind a TLS proxy, an absolute URL would point to HTTP.
    'absolute_redirect off;\n',
    'gzip on;\ngzip_vary on;\ngzip_proxied any;\n',
    `gzip_types ${texts};\ncharset_types ${texts};\n`,
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`),
    'add_header Cache-Control $docs_cache always;\nadd_header Allow $docs_allow always;\n\n',
    'error_page 404 $docs_not_found;\n',
    ...pages,
    // An address that ends in .html has moved or is unknown.
    ...Object.entries(types)
      .filter(([suffix]) => suffix !== '.html')
      .map(([suffix, type]) => typed(suffix, type)),
    'location / {\n    if ($docs_moved) {\n        return 301 $docs_moved$is_args$args;\n    }\n    try_files $uri $uri/index.html =404;\n}\n',
  ].join('');
}

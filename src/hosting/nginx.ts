/** Rules for nginx: maps for the `http` context, and the rest for a `server` whose `root` contains the site at its path. */
import { PLAIN_PATH, quoted, regexp, textTypes, type HostRules } from './rules';

const map = (variable: string, entries: readonly (readonly [string, string])[]): string =>
  `map $uri $${variable} {\n${entries.map(([from, to]) => `    ${from} ${quoted(to)};\n`).join('')}}\n`;

const below = (path: string): string => quoted(`~^${regexp(path)}`);

/** Former addresses with and without a slash, and addresses that end in `.html`. The operator sets the `root` for a path. */
function moved({ redirects, notFound }: HostRules): [string, string][] {
  const fronts = notFound.map((rule) => rule.below);
  return [
    ['default', ''],
    ...Object.entries(redirects).flatMap(([from, to]): [string, string][] => [
      [quoted(from), to],
      // A language's home page is redirected to the address with a slash.
      ...(fronts.includes(`${from}/`) ? [] : [[quoted(`${from}/`), to] as [string, string]]),
    ]),
    // One rule per home page, because its address keeps the slash.
    ...fronts.map((front): [string, string] => [quoted(`${front}index.html`), front]),
    [`"~^(?<clean>${PLAIN_PATH})/index\\.html$"`, '$clean'],
    [`"~^(?<clean>${PLAIN_PATH})\\.html$"`, '$clean'],
  ];
}

/** Long map entries need larger buckets than the default. An empty header, such as `Allow`, isn't sent. */
export const nginxMaps = (rules: HostRules): string => `\
# For the context http, such as a file in /etc/nginx/conf.d. Written by the build.

map_hash_bucket_size 512;

${map('docs_cache', [
  ['default', rules.cacheDefault],
  ...rules.cache.map(({ path, value }) => [path.endsWith('/') ? below(path) : quoted(path), value] as const),
])}
${map('docs_not_found', [
  ...rules.notFound.map(({ below: folder, page }) => [below(folder), page] as const),
  ['default', rules.notFound.at(-1)?.page ?? '/404.html'],
])}
${map('docs_moved', moved(rules))}
map $status $docs_allow {
    405 "GET, HEAD";
    default "";
}
`;

/**
 * Types are set in locations, because a `types` block replaces the server's. The encoding is left to `charset_types`, because nginx
 * compares the whole default type with `gzip_types`.
 */
const typed = ([suffix, type]: [string, string]): string =>
  `location ~ \\${suffix}$ {\n    types { }\n    default_type ${type.split(';')[0]};\n    try_files $uri =404;\n}\n`;

/** Redirects have no host (`absolute_redirect off`), because behind a TLS proxy, an absolute URL would point to HTTP. */
export function nginxServer(rules: HostRules): string {
  const { headers, notFound, types } = rules;
  // nginx adds the HTML type by default.
  const texts = textTypes(rules).filter((type) => type !== 'text/html');
  // An address that ends in .html has moved or is unknown.
  const files = Object.entries(types).filter(([suffix]) => suffix !== '.html');
  return `\
# For a server block that has listen, server_name, root and certificates. Written by the build.
index index.html;
charset utf-8;
server_tokens off;
absolute_redirect off;
gzip on;
gzip_vary on;
gzip_proxied any;
gzip_types ${texts.join(' ')};
charset_types ${texts.join(' ')};
${Object.entries(headers)
  .map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`)
  .join('')}\
add_header Cache-Control $docs_cache always;
add_header Allow $docs_allow always;

error_page 404 $docs_not_found;
${notFound.map(({ page }) => `location = ${page} {\n    internal;\n}\n`).join('')}\
${files.map(typed).join('')}\
location / {
    if ($docs_moved) {
        return 301 $docs_moved$is_args$args;
    }
    try_files $uri $uri/index.html =404;
}
`;
}

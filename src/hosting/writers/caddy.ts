/** Rules for Caddy: a snippet `docs` to import into a site that sets its address and `root`. */
import { escapeRegExp } from '../../lib/escape';
import { PLAIN_PATH, textTypes, type HostRules } from '../rules';

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
const regexp = (text: string): string => escapeRegExp(text).replaceAll('\\/', '/');

const block = (head: string, lines: readonly string[]): string[] => [`${head} {`, ...lines.map((line) => `\t${line}`), '}'];
const map = (name: string, entries: readonly string[], otherwise: string): string[] =>
  block(`map {path} {${name}}`, [...entries, `default ${quoted(otherwise)}`]);

/** Targets of moved addresses: former addresses with and without a slash, and addresses that end in `.html`. */
function movedMap({ redirects, notFound }: HostRules): string[] {
  const fronts = notFound.map(({ below }) => below);
  const exact = Object.entries(redirects).map(([from, to]) => `~^${regexp(from)}${fronts.includes(`${from}/`) ? '' : '/?'}$ ${to}`);
  const indexes = fronts.map((front) => `${front}index.html ${front}`);
  const found = notFound.map(({ page }) => `${page} ""`);
  const suffixes = [`~^(${PLAIN_PATH})/index\\.html$ \${1}`, `~^(${PLAIN_PATH})\\.html$ \${1}`];
  return map('docs_moved', [...found, ...exact, ...indexes, ...suffixes], '');
}

/** Caddy drops a response's headers when it becomes an error, so the headers are imported twice. */
const headerLines = ({ headers }: HostRules): string[] =>
  block('header', [...Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`), 'Cache-Control {docs_cache}']);

const cacheMap = ({ cache, cacheDefault }: HostRules): string[] =>
  map(
    'docs_cache',
    cache.map(({ path, value }) => `~^${regexp(path)}${path.endsWith('/') ? '' : '$'} ${quoted(value)}`),
    cacheDefault,
  );

const typeLines = ({ types }: HostRules): string[] =>
  Object.entries(types)
    .filter(([suffix]) => suffix !== '.html')
    .flatMap(([suffix, type]) => [
      `@docs${suffix.replace('.', '_')} path *${suffix}`,
      `header @docs${suffix.replace('.', '_')} Content-Type ${quoted(type)}`,
    ]);

/** Pages for unknown addresses, innermost folder first. */
const notFoundLines = ({ notFound, cacheDefault }: HostRules): string[] =>
  block('handle_errors', [
    'import docs_headers',
    'encode gzip',
    ...notFound.flatMap(({ below, page }) =>
      block(`handle ${below}*`, [
        `rewrite * ${page}`,
        'header Content-Type "text/html; charset=utf-8"',
        `header Cache-Control ${quoted(cacheDefault)}`,
        'file_server',
      ]),
    ),
  ]);

export const caddySnippet = (rules: HostRules): string =>
  [
    '# Import it, and then "import docs" in a site that has its address and root. Written by the build.',
    ...block('(docs_headers)', headerLines(rules)),
    ...block('(docs)', [
      ...cacheMap(rules),
      ...movedMap(rules),
      'import docs_headers',
      ...typeLines(rules),
      ...block('encode', [
        'zstd',
        'gzip',
        // By default, Caddy leaves some of these types uncompressed.
        ...block(
          'match',
          textTypes(rules).map((type) => `header Content-Type ${type}*`),
        ),
      ]),
      '@docs_moved_query expression {docs_moved} != "" && {query} != ""',
      'redir @docs_moved_query {docs_moved}?{query} permanent',
      '@docs_moved expression {docs_moved} != ""',
      'redir @docs_moved {docs_moved} permanent',
      '@docs_written not method GET HEAD',
      'header @docs_written Allow "GET, HEAD"',
      'respond @docs_written 405',
      `@docs_lost path ${rules.notFound.map(({ page }) => page).join(' ')}`,
      'error @docs_lost 404',
      // No file has a name like this, but the file server would report an internal error.
      '@docs_odd path_regexp \\x00|[^/]{256}',
      'error @docs_odd 404',
      'try_files {path} {path}/index.html',
      'file_server',
      ...notFoundLines(rules),
    ]),
    '',
  ].join('\n');

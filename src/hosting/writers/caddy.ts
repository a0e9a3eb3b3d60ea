/** For Caddy: a snippet `docs` to import into a site that has its address and `root`. */
import { escapeRegExp } from '../../lib/escape';
import type { HostRules } from '../rules';

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
const indented = (lines: readonly string[]): string => lines.map((line) => `\t${line}\n`).join('');
const regexp = (text: string): string => escapeRegExp(text).replaceAll('\\/', '/');

/** A matcher of a path with or without the slash at its end. */
function moves({ redirects, notFound }: HostRules): string[] {
  const fronts = new Set(notFound.map(({ below }) => below));
  const exact = Object.entries(redirects).map(([from, to]) => `~^${regexp(from)}${fronts.has(`${from}/`) ? '' : '/?'}$ ${to}`);
  const indexes = [...fronts].map((front) => `${front}index.html ${front}`);
  return [
    'map {path} {docs_moved} {',
    ...[...exact, ...indexes, '~^(/.+)/index\\.html$ ${1}', '~^(/.+)\\.html$ ${1}', 'default ""'].map((line) => `\t${line}`),
    '}',
    '@moved_query expression {docs_moved} != "" && {query} != ""',
    'redir @moved_query {docs_moved}?{query} permanent',
    '@moved expression {docs_moved} != ""',
    'redir @moved {docs_moved} permanent',
  ];
}

function headerLines({ headers, cache, cacheDefault, types }: HostRules): string[] {
  const kinds = cache.flatMap(({ path, value }, number) => [
    `@cache${number} path ${path.endsWith('/') ? `${path}*` : path}`,
    `header @cache${number} Cache-Control ${quoted(value)}`,
  ]);
  const typed = Object.entries(types).filter(([suffix]) => suffix !== '.html');
  return [
    'header {',
    ...Object.entries(headers).map(([name, value]) => `\t${name} ${quoted(value)}`),
    `\tCache-Control ${quoted(cacheDefault)}`,
    '\t-Server',
    '}',
    ...kinds,
    ...typed.flatMap(([suffix, type]) => [
      `@type${suffix.replace('.', '_')} path *${suffix}`,
      `header @type${suffix.replace('.', '_')} Content-Type ${quoted(type)}`,
    ]),
  ];
}

/** Pages for unknown addresses, the innermost folder first. */
const notFoundLines = ({ notFound }: HostRules): string[] => [
  'handle_errors {',
  ...notFound.flatMap(({ below, page }) => [
    `\thandle ${below}* {`,
    `\t\trewrite * ${page}`,
    '\t\theader Content-Type "text/html; charset=utf-8"',
    `\t\theader Cache-Control "no-cache"`,
    '\t\tfile_server',
    '\t}',
  ]),
  '}',
];

export const caddySnippet = (rules: HostRules): string =>
  `# Import it, and then "import docs" in a site that has its address and root. Written by the build.
(docs) {
${indented([
  'encode zstd gzip',
  ...headerLines(rules),
  ...moves(rules),
  'try_files {path} {path}/index.html',
  'file_server',
  ...notFoundLines(rules),
])}}
`;

/** Rules for Caddy: a snippet `docs` to import into a site that sets its address and `root`. */
import { PLAIN_PATH, quoted, regexp, textTypes, type HostRules } from './rules';

/** Lines in a block at this depth. */
const lines = (depth: number, texts: readonly string[]): string => texts.map((text) => `${'\t'.repeat(depth)}${text}\n`).join('');

/** Targets of moved addresses: former addresses with and without a slash, and addresses that end in `.html`. */
function moved({ redirects, notFound }: HostRules): string[] {
  const fronts = notFound.map(({ below }) => below);
  return [
    ...notFound.map(({ page }) => `${page} ""`),
    ...Object.entries(redirects).map(([from, to]) => `~^${regexp(from)}${fronts.includes(`${from}/`) ? '' : '/?'}$ ${to}`),
    ...fronts.map((front) => `${front}index.html ${front}`),
    `~^(${PLAIN_PATH})/index\\.html$ \${1}`,
    `~^(${PLAIN_PATH})\\.html$ \${1}`,
  ];
}

/** The page for unknown addresses below a folder. */
const lostBlock = ({ below, page }: HostRules['notFound'][number], cacheDefault: string): string => `\
		handle ${below}* {
			rewrite * ${page}
			header Content-Type "text/html; charset=utf-8"
			header Cache-Control ${quoted(cacheDefault)}
			file_server
		}
`;

export function caddySnippet(rules: HostRules): string {
  const { headers, cache, cacheDefault, types, notFound } = rules;
  const cached = cache.map(({ path, value }) => `~^${regexp(path)}${path.endsWith('/') ? '' : '$'} ${quoted(value)}`);
  const typed = Object.entries(types)
    .filter(([suffix]) => suffix !== '.html')
    .flatMap(([suffix, type]) => {
      const name = `@docs${suffix.replace('.', '_')}`;
      return [`${name} path *${suffix}`, `header ${name} Content-Type ${quoted(type)}`];
    });
  // Caddy drops a response's headers when it becomes an error, so the headers are imported twice.
  // By default, Caddy leaves some text types uncompressed.
  // No file has a name like @docs_odd, but the file server would report an internal error.
  return `\
# Import it, and then "import docs" in a site that has its address and root. Written by the build.
(docs_headers) {
	header {
${lines(2, [...Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`), 'Cache-Control {docs_cache}'])}\
	}
}
(docs) {
	map {path} {docs_cache} {
${lines(2, [...cached, `default ${quoted(cacheDefault)}`])}\
	}
	map {path} {docs_moved} {
${lines(2, [...moved(rules), 'default ""'])}\
	}
	import docs_headers
${lines(1, typed)}\
	encode {
		zstd
		gzip
		match {
${lines(
  3,
  textTypes(rules).map((type) => `header Content-Type ${type}*`),
)}\
		}
	}
	@docs_moved_query expression {docs_moved} != "" && {query} != ""
	redir @docs_moved_query {docs_moved}?{query} permanent
	@docs_moved expression {docs_moved} != ""
	redir @docs_moved {docs_moved} permanent
	@docs_written not method GET HEAD
	header @docs_written Allow "GET, HEAD"
	respond @docs_written 405
	@docs_lost path ${notFound.map(({ page }) => page).join(' ')}
	error @docs_lost 404
	@docs_odd path_regexp \\x00|[^/]{256}
	error @docs_odd 404
	try_files {path} {path}/index.html
	file_server
	handle_errors {
		import docs_headers
		encode gzip
${notFound.map((rule) => lostBlock(rule, cacheDefault)).join('')}\
	}
}
`;
}

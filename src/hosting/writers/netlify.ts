/** Writes `_headers` and `_redirects`, which Netlify and Cloudflare Pages read from the published folder. */
import type { HostRules } from '../rules';

/**
 * There is no default for `Cache-Control`, because a second rule would be appended to it, and both hosts revalidate pages by default.
 * https://docs.netlify.com/manage/routing/headers/, https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile({ baseUrl, headers, cache }: HostRules): string {
  const all = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const kept = cache.flatMap(({ path, value }) => [path.endsWith('/') ? `${path}*` : path, `  Cache-Control: ${value}`]);
  return [`${baseUrl}*`, ...all, ...kept, ''].join('\n');
}

/**
 * Omits what both hosts do by default: a home page's slash, and `/404.html`. Cloudflare rejects rules with status 404, and uses the nearest
 * 404 page. Netlify redirects former addresses through the redirect pages that exist there, because Cloudflare doesn't support forced rules
 * (`301!`). https://docs.netlify.com/manage/routing/redirects/overview/, https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function redirectsFile({ baseUrl, redirects, notFound }: HostRules): string {
  const former = Object.entries(redirects).filter(([from, to]) => to !== `${from}/`);
  const moved = former.map(([from, to]) => `${from} ${to} 301`);
  const lost = notFound.filter(({ below }) => below !== baseUrl).map(({ below, page }) => `${below}* ${page} 404`);
  return [...moved, ...lost, ''].join('\n');
}

/** `_headers` and `_redirects`, as Netlify and Cloudflare Pages read them from the folder that they publish. */
import type { HostRules } from '../rules';

/**
 * No default for `Cache-Control`: a second rule would be joined to it, and both hosts ask for pages anew of their own accord.
 * https://docs.netlify.com/manage/routing/headers/, https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile({ baseUrl, headers, cache }: HostRules): string {
  const all = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const kept = cache.flatMap(({ path, value }) => [path.endsWith('/') ? `${path}*` : path, `  Cache-Control: ${value}`]);
  return [`${baseUrl}*`, ...all, ...kept, ''].join('\n');
}

/**
 * Without what both hosts do by themselves: the slash of a front page, `/404.html`. Cloudflare takes no rule with 404, and gives
 * the nearest page by itself; Netlify sends on from a former address by the page that lies there, because a forced rule
 * (`301!`) is none to Cloudflare.
 * https://docs.netlify.com/manage/routing/redirects/overview/, https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function redirectsFile({ baseUrl, redirects, notFound }: HostRules): string {
  const former = Object.entries(redirects).filter(([from, to]) => to !== `${from}/`);
  const moved = former.map(([from, to]) => `${from} ${to} 301`);
  const lost = notFound.filter(({ below }) => below !== baseUrl).map(({ below, page }) => `${below}* ${page} 404`);
  return [...moved, ...lost, ''].join('\n');
}

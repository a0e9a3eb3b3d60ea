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

/** Unknown addresses below a language get its page; both hosts give `/404.html` for the others by themselves. */
export function redirectsFile({ baseUrl, redirects, notFound }: HostRules): string {
  const moved = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`);
  const lost = notFound.filter(({ below }) => below !== baseUrl).map(({ below, page }) => `${below}* ${page} 404`);
  return [...moved, ...lost, ''].join('\n');
}

/** Writes a built site's rules in the formats of all hosts. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RoutingRule, WebsiteConfiguration } from '@aws-sdk/client-s3';
import { caddySnippet } from './caddy';
import { nginxMaps, nginxServer } from './nginx';
import { hostRules, type HostRules } from './rules';

/**
 * `_headers`, which Netlify and Cloudflare Pages read from the published folder. There is no default for `Cache-Control`, because a second
 * rule would be appended to it, and both hosts revalidate pages by default.
 * https://docs.netlify.com/manage/routing/headers/, https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile({ baseUrl, headers, cache }: HostRules): string {
  const all = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const kept = cache.flatMap(({ path, value }) => [path.endsWith('/') ? `${path}*` : path, `  Cache-Control: ${value}`]);
  return [`${baseUrl}*`, ...all, ...kept, ''].join('\n');
}

/**
 * `_redirects` for the same hosts. Omits what both hosts do by default: a home page's slash, and `/404.html`. Cloudflare rejects rules with
 * status 404, and uses the nearest 404 page. Netlify redirects former addresses through the redirect pages that exist there, because
 * Cloudflare doesn't support forced rules (`301!`). https://docs.netlify.com/manage/routing/redirects/overview/, https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function redirectsFile({ baseUrl, redirects, notFound }: HostRules): string {
  const former = Object.entries(redirects).filter(([from, to]) => to !== `${from}/`);
  const moved = former.map(([from, to]) => `${from} ${to} 301`);
  const lost = notFound.filter(({ below }) => below !== baseUrl).map(({ below, page }) => `${below}* ${page} 404`);
  return [...moved, ...lost, ''].join('\n');
}

/** Status codes for a missing object. The status is 403 if the reader isn't allowed to list the bucket. */
const MISSING = ['404', '403'];

const keyOf = (pathname: string): string => pathname.slice(1);

/**
 * Sections that moved as a whole, by the prefix of their former keys. A bucket allows 50 rules, which is fewer than there are pages. A
 * single page that has moved has only its redirect page, because a rule would also redirect other pages with the same prefix.
 */
function movedSections({ baseUrl, redirects, notFound, files }: HostRules): Map<string, string> {
  const present = files.flatMap((file) => (file.endsWith('/index.html') ? baseUrl + file.replace(/\/index\.html$/, '') : []));
  const isLeft = (prefix: string): boolean => !present.some((page) => page.startsWith(prefix) && !(page in redirects));
  const sections = new Map<string, string>();
  for (const [from, to] of Object.entries(redirects)) {
    const language = notFound.find(({ below }) => to.startsWith(below))?.below ?? baseUrl;
    const [section] = /^[^/]+\//.exec(to.slice(language.length)) ?? [];
    const page = to.slice(language.length + (section?.length ?? 0));
    const prefix = from.slice(0, from.length - page.length);
    if (section !== undefined && from.endsWith(`/${page}`) && isLeft(prefix)) sections.set(keyOf(prefix), keyOf(language + section));
  }
  return sections;
}

/**
 * Rules for S3: a bucket's website configuration, in the format of `aws s3api put-bucket-website`. A website has only one error document.
 * Other languages reach theirs through a redirect, so an unknown address returns 302, and the page that it redirects to returns 200.
 *
 * @param siteUrl public URL of the site; behind a proxy, a redirect without a host would lead to the bucket
 */
export function websiteConfiguration(rules: HostRules, siteUrl: string): WebsiteConfiguration {
  const { protocol, host: HostName } = new URL(siteUrl);
  const redirect = { Protocol: protocol === 'http:' ? 'http' : 'https', HostName } as const;
  const moved = [...movedSections(rules)].map(([KeyPrefixEquals, ReplaceKeyPrefixWith]): RoutingRule => ({
    Condition: { KeyPrefixEquals },
    Redirect: { ...redirect, ReplaceKeyPrefixWith, HttpRedirectCode: '301' },
  }));
  const missing = rules.notFound
    .filter(({ below }) => below !== rules.baseUrl)
    .flatMap(({ below, page }) =>
      MISSING.map((HttpErrorCodeReturnedEquals): RoutingRule => ({
        Condition: { KeyPrefixEquals: keyOf(below), HttpErrorCodeReturnedEquals },
        Redirect: { ...redirect, ReplaceKeyWith: keyOf(page), HttpRedirectCode: '302' },
      })),
    );
  return {
    IndexDocument: { Suffix: 'index.html' },
    ErrorDocument: { Key: keyOf(`${rules.baseUrl}404.html`) },
    RoutingRules: [...moved, ...missing],
  };
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The folder is next to the site, because none of its files should be served. */
export const rulesFolder = (site: string): string => `${path.resolve(site)}-hosting`;

/**
 * @param site folder of the built site
 * @param siteUrl public URL of the site
 * @returns the folder with the rules, which is created from scratch
 * @throws as `hostRules`
 */
export function writeHostRules(site: string, siteUrl: string): string {
  const rules = hostRules(site);
  const contents = {
    'rules.json': asJson(rules),
    'website.json': asJson(websiteConfiguration(rules, siteUrl)),
    _headers: headersFile(rules),
    _redirects: redirectsFile(rules),
    'nginx-http.conf': nginxMaps(rules),
    'nginx-server.conf': nginxServer(rules),
    Caddyfile: caddySnippet(rules),
  };
  const folder = rulesFolder(site);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, content] of Object.entries(contents)) writeFileSync(path.join(folder, name), content);
  return folder;
}

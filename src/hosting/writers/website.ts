/** Rules for S3: a bucket's website configuration, in the format of `aws s3api put-bucket-website`. */
import type { RoutingRule, WebsiteConfiguration } from '@aws-sdk/client-s3';
import type { HostRules } from '../rules';

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
 * A website has only one error document. Other languages reach theirs through a redirect, so an unknown address returns 302, and the page
 * that it redirects to returns 200.
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

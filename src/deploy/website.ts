/** The bucket's own settings, which this program prints and never sets, because they are outside of its prefix. */
import type { WebsiteConfiguration } from '@aws-sdk/client-s3';

const NOT_FOUND_PAGE = '404.html';
/** Who may not list a bucket is told 403 of what is missing. */
const MISSING = ['404', '403'];

/**
 * A website has one error document. Other languages reach theirs by a redirect, so their answer to an unknown address is 302,
 * and the page behind it 200.
 *
 * @param paths   of the built site
 * @param siteUrl where readers find the site, as the brand says: a redirect names the host
 */
export function websiteConfiguration(paths: Iterable<string>, prefix: string, siteUrl: string): WebsiteConfiguration {
  const { protocol, host } = new URL(siteUrl);
  const languages = [...paths].filter((path) => path.endsWith(`/${NOT_FOUND_PAGE}`)).map((path) => path.slice(0, -NOT_FOUND_PAGE.length));
  const rules = languages.flatMap((folder) =>
    MISSING.map((status) => ({
      Condition: { KeyPrefixEquals: prefix + folder, HttpErrorCodeReturnedEquals: status },
      Redirect: {
        Protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
        HostName: host,
        ReplaceKeyWith: prefix + folder + NOT_FOUND_PAGE,
        HttpRedirectCode: '302',
      },
    })),
  );
  return {
    IndexDocument: { Suffix: 'index.html' },
    ErrorDocument: { Key: prefix + NOT_FOUND_PAGE },
    ...(rules.length > 0 ? { RoutingRules: rules } : {}),
  };
}

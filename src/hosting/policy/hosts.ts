/** External hosts that a brand enables, grouped by how a page uses them. The default brand has none. */

/** The brand file's fields with the hosts that pages contact. */
export interface BrandHosts {
  readonly marketingScript: string | null;
  readonly stylesheets: readonly string[];
  readonly hostedSearch: {
    readonly appId: string;
    readonly hosts: readonly string[];
    readonly events: { readonly script: string } | null;
  } | null;
}

/** Allowed origins, keyed by directive. */
export type Hosts = Readonly<Record<'script-src' | 'style-src' | 'font-src' | 'img-src' | 'connect-src', readonly string[]>>;

const originOf = (address: string): string => new URL(address).origin;

/**
 * The search service's hosts for reading, which its client contacts if the brand doesn't name any: `algoliasearch/lite`, `getDefaultHosts`
 * in `lite/src/liteClient.ts`.
 */
const serviceHosts = (appId: string): string[] => [
  `https://${appId.toLowerCase()}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${appId.toLowerCase()}-${number}.algolianet.com`),
];

/** The host to which the service's insights script sends events by itself. */
const EVENTS_HOST = 'https://insights.algolia.io';

/**
 * A script may load from and contact its own host, including with tracking pixels, and a style sheet may load fonts from its host. A
 * script's requests to other hosts aren't known here, so they stay blocked.
 */
export function hostsOf({ marketingScript, stylesheets, hostedSearch }: BrandHosts): Hosts {
  const marketing = marketingScript === null ? [] : [originOf(marketingScript)];
  const sheets = stylesheets.map(originOf);
  const events = hostedSearch?.events ? [originOf(hostedSearch.events.script)] : [];
  const search =
    hostedSearch === null ? [] : hostedSearch.hosts.length > 0 ? hostedSearch.hosts.map(originOf) : serviceHosts(hostedSearch.appId);
  const sent = events.length > 0 ? [...events, EVENTS_HOST] : [];
  const once = (origins: readonly string[]): string[] => [...new Set(origins)];
  return {
    'script-src': once([...marketing, ...events]),
    'style-src': once(sheets),
    'font-src': once(sheets),
    'img-src': once(marketing),
    'connect-src': once([...marketing, ...search, ...sent]),
  };
}

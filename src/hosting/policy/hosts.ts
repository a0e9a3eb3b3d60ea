/** The other hosts that a brand turns on, by what a page does with them: none for the default brand. */

/** The fields of the brand file that name hosts which pages ask. */
export interface BrandHosts {
  readonly marketingScript: string | null;
  readonly stylesheets: readonly string[];
  readonly hostedSearch: {
    readonly appId: string;
    readonly hosts: readonly string[];
    readonly events: { readonly script: string } | null;
  } | null;
}

/** Origins by directive. */
export type Hosts = Readonly<Record<'script-src' | 'style-src' | 'font-src' | 'img-src' | 'connect-src', readonly string[]>>;

const originOf = (address: string): string => new URL(address).origin;

/**
 * Hosts of the search service, which its client asks where the brand names none: `algoliasearch/lite`,
 * `getDefaultHosts` in `lite/src/liteClient.ts`, those for reading.
 */
const serviceHosts = (appId: string): string[] => [
  `https://${appId.toLowerCase()}-dsn.algolia.net`,
  ...[1, 2, 3].map((number) => `https://${appId.toLowerCase()}-${number}.algolianet.com`),
];

/** Where the service's insights script sends events of its own accord. */
const EVENTS_HOST = 'https://insights.algolia.io';

/**
 * A script may load and ask from where it came, with pictures as counters; a style sheet brings typefaces from there. What a
 * script fetches from a third host is not known here: it stays forbidden.
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

import type { Feature } from '../features';

/** The brand of a site without `BRAND`, relative to the project root. */
export const DEFAULT_BRAND_FILE = 'src/site/brand/arnia/brand.json';

/** Account with a hosted search service. Its key permits only searches. */
export interface HostedSearch {
  appId: string;
  apiKey: string;
  /** Index name, in which `{locale}` stands for the language. */
  indexName: string;
  /** Hosts to query instead of the service's own hosts. If it's empty, the service's own hosts are used. */
  hosts: string[];
  /** Regular expression for addresses on the site's host that the browser opens instead of the router. Null if there are none. */
  externalUrlPattern: string | null;
  /** Search that's used if the service is unreachable. */
  fallback: 'embedded' | null;
  /** Search events, or null if there are none. With `consent`, events are sent only after the reader has agreed. */
  events: { script: string; consent: boolean } | null;
}

/** The part of the brand that's sent to the browser: names and addresses, but no build configuration. */
export interface PublicBrand {
  name: string;
  product: string;
  slug: string;
  supportEmail: string;
  /** Address of a prefilled issue report with `{title}` and `{body}` in its query, or null if there is none. */
  issuesUrl: string | null;
  /** Name of the composer command-line program, or null if the service comes without the composer. */
  cli: string | null;
  /** What the service has. */
  features: readonly Feature[];
  /** Size in KB as which the service bills each smaller object, or null if each is billed by its size. */
  smallestBilledKb: number | null;
  endpoint: string;
  region: string;
  hostedSearch: HostedSearch | null;
}

/** Account of a hosted search service; the key may search only. */
export interface HostedSearch {
  appId: string;
  apiKey: string;
  /** `{locale}` in it stands for the language. */
  indexName: string;
  /** Addresses to ask instead of the service's own; empty for these. */
  hosts: string[];
  /** Regular expression: addresses on the site's host that the router leaves to the browser; null for none. */
  externalUrlPattern: string | null;
  /** What answers while the service is unreachable. */
  fallback: 'embedded' | null;
  /** Events of searches; null for none. With `consent` only after the reader has agreed. */
  events: { script: string; consent: boolean } | null;
}

/** What of the brand reaches the browser: names and addresses, no build configuration. */
export interface PublicBrand {
  name: string;
  product: string;
  slug: string;
  supportEmail: string;
  /** Address of a prefilled report, with `{title}` and `{body}` in its query; null for none. */
  issuesUrl: string | null;
  /** Name of the composer's command-line program. */
  cli: string;
  endpoint: string;
  region: string;
  hostedSearch: HostedSearch | null;
}

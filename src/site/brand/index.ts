/** Account of a hosted search service. Its key permits only searches. */
export interface HostedSearch {
  appId: string;
  apiKey: string;
  /** `{locale}` stands for the language. */
  indexName: string;
  /** Hosts to query instead of the service's own; empty for the service's own. */
  hosts: string[];
  /** Regular expression for addresses on the site's host that the router leaves to the browser; null for none. */
  externalUrlPattern: string | null;
  /** The search that is used if the service is unreachable. */
  fallback: 'embedded' | null;
  /** Search events; null for none. With `consent`, events are sent only after the reader has agreed. */
  events: { script: string; consent: boolean } | null;
}

/** The part of the brand that is sent to the browser: names and addresses, no build configuration. */
export interface PublicBrand {
  name: string;
  product: string;
  slug: string;
  supportEmail: string;
  /** Address of a prefilled issue report, with `{title}` and `{body}` in its query; null for none. */
  issuesUrl: string | null;
  /** Name of the composer's command-line program. */
  cli: string;
  endpoint: string;
  region: string;
  hostedSearch: HostedSearch | null;
}

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Account of a hosted search service; the key may search only. */
export interface HostedSearch {
  appId: string;
  apiKey: string;
  /** `{locale}` in it stands for the language. */
  indexName: string;
  /** Addresses to ask instead of the service's own; empty for these. */
  hosts: string[];
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
  company: string;
  supportEmail: string;
  consoleUrl: string;
  loginUrl: string;
  technologyUrl: string;
  endpoint: string;
  region: string;
  hostedSearch: HostedSearch | null;
}

/** The brand's public values, in the browser and in the static rendering. */
export function useBrand(): PublicBrand {
  return useDocusaurusContext().siteConfig.customFields?.brand as PublicBrand;
}

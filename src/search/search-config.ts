/** Converts the brand's choice of engine to the client's configuration. */
import type { HostedSearch } from '../site/brand';

/** Configuration for the site's own index. */
export interface EmbeddedConfig {
  engine: 'embedded';
  indexName: string;
  /** Absolute or root-relative URL of `search/index.<locale>.<hash>.json`. */
  indexUrl: string;
  /** URL of the small index that's used until the full index has loaded. Without it, queries wait for the full index. */
  firstIndexUrl?: string;
}

/** Configuration for the hosted service. */
export interface HostedConfig {
  engine: 'hosted';
  indexName: string;
  appId: string;
  /** The search-only key for the service. */
  apiKey: string;
  /** URLs to use instead of the service's own, in order. */
  hosts?: readonly string[];
  /** Configuration to use while no host responds. */
  fallback?: EmbeddedConfig;
}

/** The source of a client's results. */
export type SearchClientConfig = EmbeddedConfig | HostedConfig;

interface Place {
  /** Absolute or root-relative URL of the index that was built with the site. */
  indexUrl: string;
  /** URL of the small index that's used first. */
  firstIndexUrl?: string;
  locale: string;
}

/** Returns the name of a locale's hosted index, replacing `{locale}`. Without `{locale}` in the name, one index contains all locales. */
export const hostedIndexName = (configured: string, locale: string): string => configured.replaceAll('{locale}', locale);

/** @param hosted the brand's hosted search settings, or null to use the index that was built with the site */
export function searchConfig(hosted: HostedSearch | null, { indexUrl, firstIndexUrl, locale }: Place): SearchClientConfig {
  const embedded: EmbeddedConfig = { engine: 'embedded', indexName: `docs-${locale}`, indexUrl };
  if (hosted === null) return firstIndexUrl === undefined ? embedded : { ...embedded, firstIndexUrl };
  const { appId, apiKey, indexName, hosts, fallback } = hosted;
  const config = { engine: 'hosted', appId, apiKey, indexName: hostedIndexName(indexName, locale), hosts } as const;
  return fallback === 'embedded' ? { ...config, fallback: embedded } : config;
}

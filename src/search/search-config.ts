/** Converts the brand's choice of an engine to the client's configuration. */
import type { HostedSearch } from '../site/brand';

/** Use the index of the site itself. */
export interface EmbeddedConfig {
  engine: 'embedded';
  indexName: string;
  /** Absolute or root-relative URL of `search/index.<locale>.<hash>.json`. */
  indexUrl: string;
  /** URL of the small index that is used until the full one has loaded. Without it, queries wait for the full one. */
  firstIndexUrl?: string;
}

/** Use the hosted service. */
export interface HostedConfig {
  engine: 'hosted';
  indexName: string;
  appId: string;
  /** The search-only key. */
  apiKey: string;
  /** URLs to use instead of the service's own, in this order. */
  hosts?: readonly string[];
  /** Used while no host responds. */
  fallback?: EmbeddedConfig;
}

/** The source of a client's results. */
export type SearchClientConfig = EmbeddedConfig | HostedConfig;

interface Place {
  /** Absolute or root-relative URL of the index that was built with the site. */
  indexUrl: string;
  /** URL of the small index. */
  firstIndexUrl?: string;
  locale: string;
}

/** Name of a locale's hosted index. The locale replaces `{locale}` in the configured name; without it, one index contains all locales. */
export const hostedIndexName = (configured: string, locale: string): string => configured.replaceAll('{locale}', locale);

/** Name of the index that was built with the site. */
const embeddedIndexName = (locale: string): string => `docs-${locale}`;

/** @param hosted null for the index that was built with the site */
export function searchConfig(hosted: HostedSearch | null, { indexUrl, firstIndexUrl, locale }: Place): SearchClientConfig {
  const embedded: EmbeddedConfig = { engine: 'embedded', indexName: embeddedIndexName(locale), indexUrl };
  if (hosted === null) return firstIndexUrl === undefined ? embedded : { ...embedded, firstIndexUrl };
  const { appId, apiKey, indexName, hosts, fallback } = hosted;
  const config = { engine: 'hosted', appId, apiKey, indexName: hostedIndexName(indexName, locale), hosts } as const;
  return fallback === 'embedded' ? { ...config, fallback: embedded } : config;
}

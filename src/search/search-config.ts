/** The brand's choice of an engine as the client's configuration. */
import type { HostedSearch } from '../site/brand';

/** The index of the site itself answers. */
export interface EmbeddedConfig {
  engine: 'embedded';
  indexName: string;
  /** Absolute or root-relative URL of `search/index.<locale>.<hash>.json`. */
  indexUrl: string;
  /** URL of the small index that answers until the whole one has come; without, queries wait for the whole one. */
  firstIndexUrl?: string;
}

/** The hosted service answers. */
export interface HostedConfig {
  engine: 'hosted';
  indexName: string;
  appId: string;
  /** The search-only key. */
  apiKey: string;
  /** Addresses to ask instead of the service's own, in this order. */
  hosts?: readonly string[];
  /** What answers while no host does. */
  fallback?: EmbeddedConfig;
}

/** Where a client's answers come from. */
export type SearchClientConfig = EmbeddedConfig | HostedConfig;

interface Place {
  /** Absolute or root-relative URL of the index that was built with the site. */
  indexUrl: string;
  /** URL of the small one. */
  firstIndexUrl?: string;
  locale: string;
}

/** Name of the hosted index of a locale: `{locale}` in the configured name stands for it. Without, one index holds all locales. */
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

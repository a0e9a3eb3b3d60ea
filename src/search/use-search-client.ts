/** Which engine answers, and the clients that speak to it. Import it only from code that loads on demand. */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useMemo } from 'react';
import { useBrand } from '../ui/use-brand';
import { createDocsSearchClient, type DocsSearchClient } from './client';
import { type HitSite } from './common/hit-text';
import { searchConfig, type SearchClientConfig } from './search-config';

/** Who asks. A newer query overtakes the older ones of its own client only, so each purpose has its own. */
export type SearchPurpose = 'dialog' | 'page' | 'suggestions';

/** One client a purpose and index for as long as the page lives, so that its answers stay cached. */
const clients = new Map<string, DocsSearchClient>();

/** The indexes' addresses, which the static page's script knows (src/delivery), because their names change with their content. */
function indexUrls(baseUrl: string, locale: string) {
  const { searchIndexUrl, firstSearchIndexUrl } = globalThis as { searchIndexUrl?: string; firstSearchIndexUrl?: string };
  // The writer's server has no index, and the static page makes no search.
  return { indexUrl: searchIndexUrl ?? `${baseUrl}search/index.${locale}.json`, firstIndexUrl: firstSearchIndexUrl };
}

/** The hosted service when the brand names one, else the index that was built with the site. */
export function useSearchConfig(): SearchClientConfig {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { hostedSearch } = useBrand();
  const { baseUrl } = siteConfig;
  const locale = i18n.currentLocale;
  return useMemo(() => searchConfig(hostedSearch, { ...indexUrls(baseUrl, locale), locale }), [hostedSearch, locale, baseUrl]);
}

/** Which hits are pages of this site. */
export function useHitSite(): HitSite {
  const siteUrl = useDocusaurusContext().siteConfig.url;
  const pattern = useBrand().hostedSearch?.externalUrlPattern;
  return useMemo(() => ({ siteUrl, external: pattern ? new RegExp(pattern) : undefined }), [siteUrl, pattern]);
}

/** A page of results, and what is suggested where there are none, wait for the whole index. */
const wholeOnly = (config: SearchClientConfig): SearchClientConfig =>
  config.engine === 'embedded' ? { ...config, firstIndexUrl: undefined } : config;

/** The client of this site and language for one purpose; the same object on every render. */
export function useSearchClient(purpose: SearchPurpose): DocsSearchClient {
  const config = useSearchConfig();
  const key = `${purpose}:${config.engine}:${config.indexName}`;
  const client = clients.get(key) ?? createDocsSearchClient(purpose === 'dialog' ? config : wholeOnly(config));
  clients.set(key, client);
  return client;
}

/** Which engine answers on this site, and the clients that speak to it. */
import { memoize } from '../lib/memoize';
import type { SearchWindow } from '../page/search/island';
import { createDocsSearchClient, type DocsSearchClient } from './client';
import type { HitSite } from './common/hit-text';
import { searchConfig, type SearchClientConfig } from './search-config';
import { settings } from './settings';

const { siteUrl, baseUrl, locale, hosted } = settings;

/** Which hits are pages of this site. */
export const hitSite: HitSite = { siteUrl, external: hosted?.externalUrlPattern ? new RegExp(hosted.externalUrlPattern) : undefined };

let config: SearchClientConfig | undefined;

/** The hosted service when the brand names one, else the index that was built with the site. For the browser. */
export function siteConfig(): SearchClientConfig {
  // The indexes' names change with their content, so the page's script knows them; the writer's server has none.
  const { searchIndexUrl = `${baseUrl}search/index.${locale}.json`, firstSearchIndexUrl } = globalThis as SearchWindow;
  config ??= searchConfig(hosted, { indexUrl: searchIndexUrl, firstIndexUrl: firstSearchIndexUrl, locale });
  return config;
}

/** Who asks. A newer query overtakes the older ones of its own client only, so each purpose has its own. */
type SearchPurpose = 'dialog' | 'page' | 'suggestions';

/** A page of results, and what is suggested where there are none, wait for the whole index. */
const wholeOnly = (whole: SearchClientConfig): SearchClientConfig =>
  whole.engine === 'embedded' ? { ...whole, firstIndexUrl: undefined } : whole;

/** The client of this site and language for one purpose, for as long as the page lives, so that its answers stay cached. */
export const searchClient: (purpose: SearchPurpose) => DocsSearchClient = memoize((purpose) =>
  createDocsSearchClient(purpose === 'dialog' ? siteConfig() : wholeOnly(siteConfig())),
);

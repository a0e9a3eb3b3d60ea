import { memoize } from '../lib/memoize';
import type { SearchWindow } from '../page/search/island';
import { createDocsSearchClient, type DocsSearchClient } from './client';
import type { HitSite } from './common/hit-text';
import { searchConfig, type SearchClientConfig } from './search-config';
import { settings } from './settings';

const { siteUrl, baseUrl, locale, hosted } = settings;

/** Determines which hits are pages on this site. */
export const hitSite: HitSite = { siteUrl, external: hosted?.externalUrlPattern ? new RegExp(hosted.externalUrlPattern) : undefined };

let config: SearchClientConfig | undefined;

/** Returns the configuration of the hosted service if the brand uses one, or of the index that was built with the site. Browser only. */
export function siteConfig(): SearchClientConfig {
  // Index file names contain a hash, so the page script provides them. On the development server, they aren't available.
  const { searchIndexUrl = `${baseUrl}search/index.${locale}.json`, firstSearchIndexUrl } = globalThis as SearchWindow;
  config ??= searchConfig(hosted, { indexUrl: searchIndexUrl, firstIndexUrl: firstSearchIndexUrl, locale });
  return config;
}

/** A client's purpose. A newer query supersedes only older queries from the same client, so each purpose has its own client. */
type SearchPurpose = 'dialog' | 'page' | 'suggestions';

/** Configures the results page and the suggestions to wait for the full index. */
const wholeOnly = (whole: SearchClientConfig): SearchClientConfig =>
  whole.engine === 'embedded' ? { ...whole, firstIndexUrl: undefined } : whole;

/** Returns this site's client for one purpose in this language. It lives as long as the page, so responses stay cached. */
export const searchClient: (purpose: SearchPurpose) => DocsSearchClient = memoize((purpose) =>
  createDocsSearchClient(purpose === 'dialog' ? siteConfig() : wholeOnly(siteConfig())),
);

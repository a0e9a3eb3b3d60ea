/** The engine that this site uses, and its clients. */
import { memoize } from '../lib/memoize';
import type { SearchWindow } from '../page/search/island';
import { createDocsSearchClient, type DocsSearchClient } from './client';
import type { HitSite } from './common/hit-text';
import { searchConfig, type SearchClientConfig } from './search-config';
import { settings } from './settings';

const { siteUrl, baseUrl, locale, hosted } = settings;

/** Determines which hits are pages of this site. */
export const hitSite: HitSite = { siteUrl, external: hosted?.externalUrlPattern ? new RegExp(hosted.externalUrlPattern) : undefined };

let config: SearchClientConfig | undefined;

/** The hosted service if the brand names one, or else the index that was built with the site. For the browser. */
export function siteConfig(): SearchClientConfig {
  // The names of the indexes change with their content, so the page script knows them. The development server has none.
  const { searchIndexUrl = `${baseUrl}search/index.${locale}.json`, firstSearchIndexUrl } = globalThis as SearchWindow;
  config ??= searchConfig(hosted, { indexUrl: searchIndexUrl, firstIndexUrl: firstSearchIndexUrl, locale });
  return config;
}

/** The purpose of a client. A newer query supersedes only older queries of the same client, so each purpose has its own. */
type SearchPurpose = 'dialog' | 'page' | 'suggestions';

/** The results page and the suggestions wait for the full index. */
const wholeOnly = (whole: SearchClientConfig): SearchClientConfig =>
  whole.engine === 'embedded' ? { ...whole, firstIndexUrl: undefined } : whole;

/** The client of this site and language for one purpose. It exists as long as the page, so that its responses stay cached. */
export const searchClient: (purpose: SearchPurpose) => DocsSearchClient = memoize((purpose) =>
  createDocsSearchClient(purpose === 'dialog' ? siteConfig() : wholeOnly(siteConfig())),
);

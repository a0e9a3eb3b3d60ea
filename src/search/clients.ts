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

/** The hosted service if the brand configures one, or else the index that was built with the site. For use in the browser. */
export function siteConfig(): SearchClientConfig {
  // Index file names change with their content, so the page script provides them. On the development server, nothing does.
  const { searchIndexUrl = `${baseUrl}search/index.${locale}.json`, firstSearchIndexUrl } = globalThis as SearchWindow;
  config ??= searchConfig(hosted, { indexUrl: searchIndexUrl, firstIndexUrl: firstSearchIndexUrl, locale });
  return config;
}

/** A client's purpose. A newer query supersedes only older queries from the same client, so each purpose has its own client. */
type SearchPurpose = 'dialog' | 'page' | 'suggestions';

/** The results page and the suggestions wait for the full index. */
const wholeOnly = (whole: SearchClientConfig): SearchClientConfig =>
  whole.engine === 'embedded' ? { ...whole, firstIndexUrl: undefined } : whole;

/** This site's client for one purpose in this language. It exists as long as the page, so that its responses stay cached. */
export const searchClient: (purpose: SearchPurpose) => DocsSearchClient = memoize((purpose) =>
  createDocsSearchClient(purpose === 'dialog' ? siteConfig() : wholeOnly(siteConfig())),
);

/**
 * What DocSearch uses to search and to open results. Its client uses the shared search client, limits every search to the scope, and keeps the state that DocSearch forgets.
 * It never rejects: a failure becomes an empty response, and the state contains the error.
 */
import { type DocSearchModalProps } from '@docsearch/react';
import { type DocsSearchClient } from '../../client';
import { FOLLOWED } from '../../../page/search/island';
import { isUnreachable } from '../../fallback';
import { type HitSite } from '../../common/hit-text';
import { PAGE_FACET } from '../../common/scope';
import { type SearchStateStore } from '../../common/search-state';
import { type FacetFilters, type SearchResult } from '../../contract';
import { type SearchEvents } from '../../insights/events';
import { tidyHit } from './hits';

/** Attributes that the dialog requests in addition to DocSearch's. Definition cards need them. */
const BESIDE = ['kind'] as const;

type DocSearchClient = ReturnType<NonNullable<DocSearchModalProps['transformSearchClient']>>;

interface DialogClientOptions {
  client: DocsSearchClient;
  state: SearchStateStore;
  filters: FacetFilters;
  site: HitSite;
  events: SearchEvents;
  /** Reloads the page if nothing responds because the host now has another version of the site. @returns whether it reloads the page */
  reload: () => Promise<boolean>;
}

interface Search {
  requests: { query?: string; attributesToRetrieve?: string[] }[];
}

export function createDialogClient({ client, state, filters, site, events, reload }: DialogClientOptions) {
  let facetFilters = filters;
  const ask = async (search: Search): Promise<SearchResult> => {
    const requests = search.requests.map((request) => ({
      ...request,
      attributesToRetrieve: [...(request.attributesToRetrieve ?? []), ...BESIDE],
      facetFilters,
      facets: [PAGE_FACET],
      clickAnalytics: events.isOn(),
    }));
    const { results } = await client.search({ requests } as Parameters<typeof client.search>[0]);
    const [result] = results as unknown as SearchResult[];
    if (result === undefined) throw new Error('Search returned no results: expected one.');
    return { ...result, hits: result.hits.flatMap((hit) => tidyHit(hit, site) ?? []) };
  };

  const search = async (params: Search) => {
    const query = params.requests[0]?.query ?? '';
    const number = state.start();
    try {
      const result = await ask(params);
      state.succeed(number, query, result);
      events.viewed(result);
      return { results: [result] };
    } catch (error) {
      // While the page is reloading, the reader sees a search in progress.
      if (!(isUnreachable(error) && (await reload()))) state.fail(number, query, error);
      return { results: [{ hits: [], nbHits: 0, query }] };
    }
  };

  return {
    search: search as unknown as DocSearchClient['search'],
    addAlgoliaAgent: client.addAlgoliaAgent,
    transporter: client.transporter,
    setFilters(next: FacetFilters) {
      facetFilters = next;
    },
  };
}

type Navigator = NonNullable<DocSearchModalProps['navigator']>;

/** Navigates to a URL. If the application is running, its router opens paths. Otherwise, the browser opens them. */
export function follow(url: string): void {
  const isLeft = !url.startsWith('/') || dispatchEvent(new CustomEvent(FOLLOWED, { cancelable: true, detail: url }));
  if (isLeft) window.location.assign(url);
}

/**
 * Opens a result from the keyboard: in the same tab, in a new tab with Ctrl/Cmd, or in a new window with Shift.
 * @param onSelect called with the objectID of each search result that the reader opens
 */
export function createNavigator(onSelect: (objectID: string) => void): Navigator {
  const opened =
    (open: (url: string) => void): Navigator['navigate'] =>
    ({ itemUrl, item }) => {
      // Stored searches have no highlights. Reopening them doesn't count, because they aren't results of a query.
      if ('_highlightResult' in item) onSelect(item.objectID);
      open(itemUrl);
    };
  return {
    navigate: opened(follow),
    navigateNewTab: opened((url) => void window.open(url, '_blank', 'noopener')),
    // For `_blank`, browsers open a tab unless the features specify the size of a window.
    navigateNewWindow: opened(
      (url) => void window.open(url, '_blank', `noopener,popup,width=${String(window.outerWidth)},height=${String(window.outerHeight)}`),
    ),
  };
}

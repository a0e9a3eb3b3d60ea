/**
 * The client for DocSearch. It uses the shared search client, limits every search to the scope, and keeps the state that DocSearch forgets.
 * It never rejects: a failure becomes an empty response, and the state contains the error.
 */
import { type DocSearchModalProps } from '@docsearch/react';
import { type DocsSearchClient } from '../../client';
import { isUnreachable } from '../../fallback';
import { type HitSite } from '../../common/hit-text';
import { PAGE_FACET } from '../../common/scope';
import { type SearchStateStore } from '../../common/search-state';
import { type FacetFilters, type SearchResult } from '../../contract';
import { type SearchEvents } from '../../insights/events';
import { tidyHit } from './docsearch-hits';

/** Attributes that the dialog requests in addition to DocSearch's. Definition cards need them. */
const BESIDE = ['kind'] as const;

type DocSearchClient = ReturnType<NonNullable<DocSearchModalProps['transformSearchClient']>>;

export interface DialogClientOptions {
  client: DocsSearchClient;
  state: SearchStateStore<SearchResult>;
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

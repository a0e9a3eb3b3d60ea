/**
 * The client that DocSearch gets. It speaks to the seam's client, limits every search to the scope, keeps the
 * state that DocSearch forgets, and never rejects: a failure becomes an empty answer and an error in the state.
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

/** What the dialog asks for beside what DocSearch does: the card of a term looks for it. */
const BESIDE = ['kind'] as const;

/** What DocSearch calls a search client. */
type DocSearchClient = ReturnType<NonNullable<DocSearchModalProps['transformSearchClient']>>;

export interface DialogClientOptions {
  client: DocsSearchClient;
  state: SearchStateStore<SearchResult>;
  filters: FacetFilters;
  /** Which hits are pages of it. */
  site: HitSite;
  events: SearchEvents;
  /** Loads the page anew where nothing answers because the site has another version. @returns whether it does */
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
    if (result === undefined) throw new Error('Search answered without results: expected one.');
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
      // While the page is being loaded anew, the search goes on for the reader.
      if (!(isUnreachable(error) && (await reload()))) state.fail(number, query, error);
      return { results: [{ hits: [], nbHits: 0, query }] };
    }
  };

  return {
    search: search as unknown as DocSearchClient['search'],
    addAlgoliaAgent: client.addAlgoliaAgent,
    transporter: client.transporter,
    /** For the searches to come. */
    setFilters(next: FacetFilters) {
      facetFilters = next;
    },
  };
}

/** Suggestions for a query without hits, for dialog and page. */
import { translate } from '@docusaurus/Translate';
import { useEffect, useState } from 'react';
import { type DocsSearchClient } from '../client';
import { type FacetFilters, type SearchResult } from '../contract';
import { useSearchClient } from '../use-search-client';
import { suggest } from './suggest';

const topics = (): string[] => [
  translate({ id: 'search.topic.quickstart', message: 'quickstart', description: 'Query suggested when a search finds nothing' }),
  translate({ id: 'search.topic.objectLock', message: 'object lock', description: 'Query suggested when a search finds nothing' }),
  translate({ id: 'search.topic.lifecycle', message: 'lifecycle', description: 'Query suggested when a search finds nothing' }),
  translate({ id: 'search.topic.swarm', message: 'swarm', description: 'Query suggested when a search finds nothing' }),
];

/** Counts hits of several queries in one request. */
function hitCounter({ search, indexName }: DocsSearchClient, filters: FacetFilters) {
  return async (queries: string[]): Promise<number[]> => {
    const requests = queries.map((query) => ({ query, indexName, facetFilters: filters, hitsPerPage: 1 }));
    const { results } = await search({ requests });
    return (results as unknown as SearchResult[]).map(({ nbHits }) => nbHits);
  };
}

/**
 * Up to three queries that find something in the same scope; empty while they are sought.
 * @param query the query that found nothing, or null when there is none
 */
export function useSuggestions(query: string | null, filters: FacetFilters): string[] {
  const client = useSearchClient('suggestions');
  const [found, setFound] = useState<{ query: string | null; queries: string[] }>({ query: null, queries: [] });
  const filterKey = JSON.stringify(filters);
  useEffect(() => {
    if (query === null) return undefined;
    let current = true;
    suggest(query, topics(), hitCounter(client, JSON.parse(filterKey) as FacetFilters)).then(
      (queries) => current && setFound({ query, queries }),
      // Suggestions are a help, not an answer: without them the screen still says that nothing was found.
      () => current && setFound({ query, queries: [] }),
    );
    return () => {
      current = false;
    };
  }, [client, query, filterKey]);
  return found.query === query ? found.queries : [];
}

import Translate from '@docusaurus/Translate';
import React, { useEffect, useState } from 'react';
import { say } from '../../ui/say';
import { type FacetFilters, type SearchResult } from '../contract';
import { searchClient } from '../clients';
import { settings } from '../settings';
import { suggest } from './suggest';

const topics = (): string[] => settings.topics.map((topic) => say(`search.topic.${topic}`));

interface Props {
  /** The query without results. Also use it as the component's key, so that each query creates a new component. */
  query: string;
  filters: FacetFilters;
  onSuggestion: (query: string) => void;
}

/** Suggests up to three queries that return results in the same scope. Renders nothing while it looks for them. */
export function Suggestions({ query, filters, onSuggestion }: Props): React.ReactNode {
  const { search, indexName } = searchClient('suggestions');
  const [suggestions, setSuggestions] = useState<string[]>([]);
  useEffect(() => {
    const countHits = async (queries: string[]): Promise<number[]> => {
      const { results } = await search({
        requests: queries.map((text) => ({ query: text, indexName, facetFilters: filters, hitsPerPage: 1 })),
      });
      return (results as unknown as SearchResult[]).map(({ nbHits }) => nbHits);
    };
    let current = true;
    suggest(query, topics(), countHits).then(
      (found) => current && setSuggestions(found),
      // Suggestions are optional. Without them, the screen still says that there are no results.
      () => current && setSuggestions([]),
    );
    return () => {
      current = false;
    };
  }, [search, indexName, query, filters]);

  if (suggestions.length === 0) return null;
  return (
    <>
      <p>
        <Translate id="theme.SearchModal.noResultsScreen.suggestedQueryText" />:
      </p>
      <ul>
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button type="button" className="search-action" onClick={() => onSuggestion(suggestion)}>
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

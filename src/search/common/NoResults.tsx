import React from 'react';
import { useBrand } from '../../site/brand';
import { missingResultsUrl } from './search-address';
import { believeText, letUsKnow, missingResultsSubject, noResultsFor, trySearchingFor } from './texts';
import './messages.css';

interface Props {
  query: string;
  /** Queries that do find something. */
  suggestions: readonly string[];
  onSuggestion: (query: string) => void;
}

/** Nothing was found: what to try instead, and whom to tell (§8). */
export function NoResults({ query, suggestions, onSuggestion }: Props): React.ReactNode {
  const { supportEmail } = useBrand();
  return (
    <div className="search-message search-message--none">
      <p className="search-message__title" dir="auto">
        {noResultsFor(query)}
      </p>
      {suggestions.length > 0 && (
        <>
          <p className="search-message__help">{trySearchingFor()}:</p>
          <ul className="search-message__queries">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className="search-message__query" onClick={() => onSuggestion(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="search-message__help">
        {believeText()} <a href={missingResultsUrl(supportEmail, missingResultsSubject(query))}>{letUsKnow()}</a>
      </p>
    </div>
  );
}

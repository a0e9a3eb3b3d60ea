/** Our own parts of the dialog, alongside DocSearch's. */
import { type DocSearchModalProps } from '@docsearch/react';
import Translate from '@docusaurus/Translate';
import React from 'react';
import { FallbackNote, NoResults, SearchFailure } from '../../common/messages';
import { type Scope } from '../../common/scope';
import { formatSearch } from '../../common/search-address';
import { type SearchState } from '../../common/search-state';
import { scopes, scopeTitle } from '../../common/scopes';
import { type FacetFilters, type SearchResult } from '../../contract';
import { settings } from '../../settings';

interface ScreensProps {
  state: SearchState<SearchResult>;
  filters: FacetFilters;
  /** Whether the browser stores searches. If it does, DocSearch has a start screen. */
  hasHistory: boolean;
  /** Reopens the dialog with a query. */
  onQuery: (query: string) => void;
}

/**
 * Replaces DocSearch's no-results screen, and also shows errors. It's rendered next to DocSearch's own screen, and the style sheet shows it
 * exactly when DocSearch would show its own.
 */
export function Screens({ state: { answer, error, query }, filters, hasHistory, onQuery }: ScreensProps): React.ReactNode {
  return (
    <>
      <div className="search-screen">
        {error && <SearchFailure onRetry={() => onQuery(query)} />}
        {answer?.hits.length === 0 && <NoResults query={query} filters={filters} onSuggestion={onQuery} />}
      </div>
      <FallbackNote answer={answer} />
      {!hasHistory && (
        <p className="search-start">
          <Translate id="theme.SearchModal.startScreen.noRecentSearchesText" />
        </p>
      )}
    </>
  );
}

type FooterProps = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0] & { scope: Scope };

/** Link to all results on the search page. A single result is already in the dialog. */
export function ResultsFooter({ state, scope }: FooterProps): React.JSX.Element | null {
  return state.context.nbHits === 1 ? null : (
    <a key={String(state.context.nbHits)} href={`${settings.baseUrl}search${formatSearch({ query: state.query, scope })}`}>
      <Translate id="theme.SearchBar.seeAll" values={{ count: Number(state.context.nbHits) }} />
    </a>
  );
}

/** Shows which part of the site is searched, and lets the reader change it. Renders nothing if there's no choice. */
export function ScopeSwitch({ scope, onChange }: { scope: Scope; onChange: (scope: Scope) => void }): React.ReactNode {
  const choices = scopes();
  if (choices.length === 0) return null;
  return (
    <div className="search-scope" role="group" aria-label={scopeTitle()}>
      {choices.map((choice) => (
        <button key={choice.scope} type="button" aria-pressed={choice.scope === scope} onClick={() => onChange(choice.scope)}>
          {choice.label}
        </button>
      ))}
    </div>
  );
}

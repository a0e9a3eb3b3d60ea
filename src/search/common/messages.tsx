import Translate, { translate } from '@docusaurus/Translate';
import React, { useEffect, useState } from 'react';
import { type FacetFilters, type SearchResult } from '../contract';
import { settings } from '../settings';
import { segments } from './hit-text';
import { missingResultsUrl } from './search-address';
import { type SearchState } from './search-state';
import { Suggestions } from './Suggestions';
import * as texts from './texts';
import './messages.css';

/** Tells readers that the results don't come from the hosted service. Live regions in the dialog and on the page announce it. */
export function FallbackNote({ answer }: { answer: SearchResult | null }): React.ReactNode {
  return answer?.isFallback ? <span className="search-fallback">{texts.fallbackText()}</span> : null;
}

interface NoResultsProps {
  query: string;
  filters: FacetFilters;
  onSuggestion: (query: string) => void;
}

/** Shown if there are no results. Suggests what to try instead and whom to tell. */
export function NoResults({ query, filters, onSuggestion }: NoResultsProps): React.ReactNode {
  const subject = translate({ id: 'search.missing.subject' }, { query });
  return (
    <div className="search-message">
      <p className="search-message__title" dir="auto">
        {texts.noResultsFor(query)}
      </p>
      <p className="search-message__first">
        <a href={settings.unlistedProgram.url}>{settings.unlistedProgram.title}</a>
      </p>
      <Suggestions key={query} query={query} filters={filters} onSuggestion={onSuggestion} />
      <p>
        <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsText" />{' '}
        <a href={missingResultsUrl(settings.supportEmail, subject)}>
          <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsLinkText" />
        </a>
      </p>
    </div>
  );
}

export function SearchFailure({ onRetry }: { onRetry: () => void }): React.ReactNode {
  return (
    <div className="search-message search-message--error">
      <p className="search-message__title">{texts.errorTitle()}</p>
      <p>{texts.errorHelp()}</p>
      <button type="button" className="search-action" onClick={onRetry}>
        <Translate id="search.retry" />
      </button>
    </div>
  );
}

/**
 * Renders a hit's HTML as text with `<mark>` elements. All other markup becomes text. New text creates a new element, because browser
 * translators replace text with their own elements.
 */
export function Marked({ html }: { html: string }): React.ReactNode {
  return <span key={html}>{segments(html).map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))}</span>;
}

/** Label for a hit that explains a term and isn't a guide. */
export function DefinitionLabel(): React.ReactNode {
  return (
    <span className="search-definition">
      <Translate id="search.definition" />
    </span>
  );
}

function outcomeOf({ status, answer, error, query }: SearchState): string {
  if (status === 'loading') return '';
  if (status === 'stalled') return texts.loadingText();
  if (error) return `${texts.errorTitle()}. ${texts.errorHelp()}`;
  if (answer === null) return '';
  const outcome = answer.nbHits === 0 ? texts.noResultsFor(query) : texts.countText(answer);
  return answer.isFallback ? `${outcome}. ${texts.fallbackText()}` : outcome;
}

/** Delay in milliseconds that's long enough to keep screen readers from announcing every letter while the reader types. */
const QUIET = 600;

/** Politely announces the outcome of a search to screen readers once the reader stops typing. */
export function Announcement({ state }: { state: SearchState }): React.ReactNode {
  const text = outcomeOf(state);
  const [said, setSaid] = useState('');
  useEffect(() => {
    // Screen readers announce a live region when its text changes. An inaudible space makes a repeated search count as a change.
    const timer = setTimeout(() => setSaid((before) => (before === text && text !== '' ? `${text}\u00A0` : text)), QUIET);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="search-status">
      {said}
    </p>
  );
}

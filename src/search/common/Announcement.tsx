import React, { useEffect, useState } from 'react';
import { type SearchResult } from '../contract';
import { type SearchState } from './search-state';
import { errorHelp, errorTitle, fallbackText, loadingText, noResultsFor, useDocumentsFound } from './texts';
import './messages.css';

/** Long enough that typing on does not make every letter speak. Milliseconds. */
const QUIET = 600;

function useText({ status, answer, error, query }: SearchState<SearchResult>): string {
  const documentsFound = useDocumentsFound();
  if (status === 'loading') return '';
  if (status === 'stalled') return loadingText();
  if (error) return `${errorTitle()}. ${errorHelp()}`;
  if (answer === null) return '';
  const outcome = answer.nbHits === 0 ? noResultsFor(query) : documentsFound(answer.nbHits);
  return answer.isFallback ? `${outcome}. ${fallbackText()}` : outcome;
}

/** Tells screen readers politely what a search came to, once the typing pauses. */
export function Announcement({ state }: { state: SearchState<SearchResult> }): React.ReactNode {
  const text = useText(state);
  const [said, setSaid] = useState('');
  useEffect(() => {
    // A live region speaks when its text changes; the space that one cannot hear makes another search of the same.
    const timer = setTimeout(() => setSaid((before) => (before === text && text !== '' ? `${text}\u00A0` : text)), QUIET);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="search-status">
      {said}
    </p>
  );
}

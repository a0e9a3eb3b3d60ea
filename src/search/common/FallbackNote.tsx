import React from 'react';
import { type SearchResult } from '../contract';
import { fallbackText } from './texts';
import './messages.css';

/** Says when the results do not come from the hosted service. The live regions of dialog and page say it to screen readers. */
export function FallbackNote({ answer }: { answer: SearchResult | null }): React.ReactNode {
  return answer?.isFallback ? <span className="search-fallback">{fallbackText()}</span> : null;
}

/** Says that the search failed. Apart from the other messages, which need the search client: the main bundle holds this one. */
import Translate from '@docusaurus/Translate';
import React from 'react';
import * as texts from './texts';
import './messages.css';

/** No engine answered. */
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

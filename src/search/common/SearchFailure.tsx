import React from 'react';
import { errorHelp, errorTitle, retryText } from './texts';
import './messages.css';

/** No engine answered (§8). */
export function SearchFailure({ onRetry }: { onRetry: () => void }): React.ReactNode {
  return (
    <div className="search-message search-message--error">
      <p className="search-message__title">{errorTitle()}</p>
      <p className="search-message__help">{errorHelp()}</p>
      <button type="button" className="search-message__retry" onClick={onRetry}>
        {retryText()}
      </button>
    </div>
  );
}

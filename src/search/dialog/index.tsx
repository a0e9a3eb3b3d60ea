/** Elements that open the search dialog. They're only markup, because the page script handles their events (`src/page/search`). */
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import React, { useEffect } from 'react';
import { FOLLOWED } from '../../page/search/island';
import { limits } from '../../site/limits';
import { placeholder, searchFieldProps, searchLabel } from '../common/texts';
// The dialog's styles are part of the site's only style sheet, because the dialog's script doesn't contain styles.
import '../common/messages.css';
import '../insights/consent.css';
import './triggers.css';
import './dialog.css';
import './panel/panel.css';

/** Shows the keys that open the dialog. The style sheet adapts them to the device. */
function KeyHint(): React.ReactNode {
  return (
    <span className="search-hint" aria-hidden="true">
      <kbd />
      <kbd>K</kbd>
    </span>
  );
}

function SearchIcon(): React.ReactNode {
  return (
    <svg className="search-icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round">
        <circle cx="8.75" cy="8.75" r="5.75" />
        <path d="m13.2 13.2 4.3 4.3" />
      </g>
    </svg>
  );
}

/** The search button in the navbar. Its data attributes configure the form that the page script opens. */
export function SearchBar(): React.ReactNode {
  const history = useHistory();
  useEffect(() => {
    const follow = (event: Event): void => {
      event.preventDefault();
      history.push((event as CustomEvent<string>).detail);
    };
    addEventListener(FOLLOWED, follow);
    return () => removeEventListener(FOLLOWED, follow);
  }, [history]);
  return (
    <button
      type="button"
      className="search-button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      data-static
      data-search-page={useBaseUrl('/search')}
      data-search-label={searchLabel()}
      data-search-placeholder={placeholder()}
      data-search-length={limits.dialogMaxLength}
    >
      <SearchIcon />
      <span>{searchLabel()}</span>
      <KeyHint />
    </button>
  );
}

/** The large search field on the home page. It's a form that goes to the search page. Clicking it opens the dialog. */
export function SearchField(): React.ReactNode {
  return (
    <form className="search-field" role="search" action={useBaseUrl('/search')}>
      <SearchIcon />
      <input {...searchFieldProps()} maxLength={limits.dialogMaxLength} data-static />
      <KeyHint />
    </form>
  );
}

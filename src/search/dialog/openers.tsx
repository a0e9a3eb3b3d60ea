/** What opens the search: markup only, because the page's script answers it (`src/page/search`). */
import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import React, { useEffect } from 'react';
import { FOLLOWED } from '../../page/search/island';
import { limits } from '../../site/limits';
import { placeholder, searchFieldProps, searchLabel } from '../common/texts';
// The dialog's styles are in the site's one sheet, for the island has none.
import '../common/messages.css';
import '../insights/consent.css';
import './triggers.css';
import './dialog.css';
import './panel/panel.css';

/** The keys that open the dialog; the style sheet knows the device. */
function KeyHint(): React.ReactNode {
  return (
    <span className="search-hint" aria-hidden="true">
      <kbd />
      <kbd>K</kbd>
    </span>
  );
}

/** A magnifier, drawn in the colour of the text. */
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

/** The navbar's search button. Its data are for the form that the page's script opens. */
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

/** The large search field of the home page: a form that leads to the search page; a click on it opens the dialog. */
export function SearchField(): React.ReactNode {
  return (
    <form className="search-field" role="search" action={useBaseUrl('/search')}>
      <SearchIcon />
      <input {...searchFieldProps()} maxLength={limits.dialogMaxLength} data-static />
      <KeyHint />
    </form>
  );
}

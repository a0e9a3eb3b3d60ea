import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import React, { useLayoutEffect, useRef } from 'react';
import { limits } from '../../site/limits';
import { placeholder, searchLabel } from '../common/texts';
import { KeyHint, openerProps, SearchIcon } from './opener';
import { openSearch } from './opening';

/** The field of the static page: a plain form, so that it works before and without JavaScript. */
function StaticField(): React.ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const field = input.current;
    // What was typed before the application took over goes on in the dialog.
    return () => {
      if (field?.value) openSearch(field.value);
    };
  }, []);
  return (
    <form className="search-field" role="search" action={useBaseUrl('/search')}>
      <SearchIcon />
      <input
        ref={input}
        className="search-field__input"
        type="search"
        name="q"
        maxLength={limits.searchBoxMaxLength}
        placeholder={placeholder()}
        aria-label={searchLabel()}
        autoComplete="off"
      />
    </form>
  );
}

/** The large search field of the home page: a form in the static page, then a button that opens the dialog. */
export function SearchField(): React.ReactNode {
  if (!useIsBrowser()) return <StaticField />;
  return (
    <button {...openerProps} className="search-field search-field--button">
      <SearchIcon />
      <span className="search-field__text">{placeholder()}</span>
      <KeyHint />
    </button>
  );
}

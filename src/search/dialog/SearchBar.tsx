import { useLocation } from '@docusaurus/router';
import React, { useEffect } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { placeholder, searchLabel } from '../common/texts';
import { useSearchKeys } from './keys';
import { KeyHint, openerProps, SearchIcon } from './openers';
import { closeElsewhere, closeSearch, useOpening } from './opening';
import { SearchDialog } from './SearchDialog';

/** The navbar's search button, and the page's one dialog with its keyboard hook. */
export function SearchBar(): React.ReactNode {
  const opening = useOpening();
  const { pathname, search, hash } = useLocation();
  useSearchKeys(opening !== null);
  // Another address, by a result or by the browser's Back: the dialog has done its work. The framework shows a page some time
  // after it has changed the address, and a dialog that was opened meanwhile has not.
  useEffect(closeElsewhere, [pathname, search, hash]);
  return (
    <>
      {/* The data are for the field that waits for this application: src/delivery. */}
      <button
        {...openerProps}
        className="search-button"
        data-search-page={useBaseUrl('/search')}
        data-search-label={searchLabel()}
        data-search-placeholder={placeholder()}
      >
        <SearchIcon />
        <span>{searchLabel()}</span>
        <KeyHint />
      </button>
      {opening && <SearchDialog {...opening} onClose={closeSearch} />}
    </>
  );
}

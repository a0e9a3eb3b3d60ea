import { useLocation } from '@docusaurus/router';
import React, { useEffect } from 'react';
import { searchLabel } from '../common/texts';
import { useSearchKeys } from './keys';
import { KeyHint, openerProps, SearchIcon } from './opener';
import { closeSearch, useOpening } from './opening';
import { SearchDialog } from './SearchDialog';

/** Another address, by a result or by the browser's Back: the dialog has done its work. */
function useCloseOnNavigation(): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => () => closeSearch(), [pathname, search, hash]);
}

/** The navbar's search button, and the page's one dialog with its keyboard hook. */
export function SearchBar(): React.ReactNode {
  const { isOpen, query, isSelection } = useOpening();
  useSearchKeys(isOpen);
  useCloseOnNavigation();
  return (
    <>
      <button {...openerProps} className="search-button">
        <SearchIcon />
        <span className="search-button__text">{searchLabel()}</span>
        <KeyHint />
      </button>
      {isOpen && <SearchDialog query={query} isSelection={isSelection} onClose={closeSearch} />}
    </>
  );
}

import { useHistory } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import React, { useEffect, useLayoutEffect, useRef } from 'react';
import { limits } from '../../site/limits';
import { SearchFailure } from '../common/SearchFailure';
import { formatSearch } from '../common/search-address';
import { placeholder, searchLabel } from '../common/texts';
import { FirstHits, keepFirstHits } from './FirstHits';
import { SearchIcon } from './openers';
import { type PanelProps } from './opening';

interface Props extends PanelProps {
  onType: (query: string) => void;
  /** Set when the dialog's code could not be fetched. */
  onRetry: (() => void) | null;
}

/** Looks like the dialog and takes what is typed while the dialog's code is on its way. */
export function Shell({ query, selection, onType, onClose, onRetry }: Props): React.ReactNode {
  const history = useHistory();
  const searchPage = useBaseUrl('/search');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(...selection.current);
  }, [selection]);
  useLayoutEffect(() => {
    const field = input.current;
    return () => {
      if (field) selection.current = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
    };
  }, [selection]);

  return (
    <div className="DocSearch-Container search-shell" onMouseDown={(event) => event.target === event.currentTarget && onClose()}>
      <div className="DocSearch-Modal">
        <header className="DocSearch-SearchBar">
          <form
            className="DocSearch-Form"
            onSubmit={(event) => {
              event.preventDefault();
              if (query.trim() !== '') history.push(searchPage + formatSearch({ query }));
            }}
          >
            <span className="DocSearch-MagnifierLabel">
              <SearchIcon />
            </span>
            <input
              ref={input}
              className="DocSearch-Input"
              type="search"
              aria-label={searchLabel()}
              placeholder={placeholder()}
              maxLength={limits.dialogMaxLength}
              autoComplete="off"
              spellCheck={false}
              value={query}
              onChange={({ currentTarget: { value } }) => {
                if (value === '') keepFirstHits(null);
                onType(value);
              }}
            />
          </form>
        </header>
        <div className="DocSearch-Dropdown">
          {onRetry ? <SearchFailure onRetry={onRetry} /> : query !== '' && <FirstHits onClose={onClose} />}
        </div>
      </div>
    </div>
  );
}

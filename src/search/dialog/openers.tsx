/** What opens the dialog: parts of the navbar's button and the field of the home page. */
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import React, { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { placeholder, searchFieldProps } from '../common/texts';
import { loadPanel, openSearch } from './opening';
import './triggers.css';

/** The reader is about to search. A failure counts when the dialog opens, not yet. */
const preload = (): void => void loadPanel().catch(() => undefined);

export const openerProps: ComponentProps<'button'> = {
  type: 'button',
  'aria-haspopup': 'dialog',
  'aria-keyshortcuts': 'Control+K Meta+K /',
  onClick(event) {
    // Not every browser gives a clicked button the focus, and the dialog returns it to what had it.
    event.currentTarget.focus({ preventScroll: true });
    openSearch();
  },
  // Pressing the mouse on a button would drop the selection that the query is taken from.
  onMouseDown: (event) => event.preventDefault(),
  onFocus: preload,
  onPointerDown: preload,
  onPointerEnter: preload,
};

/** The keys that open the dialog; the style sheet knows the device. */
export function KeyHint(): React.ReactNode {
  return (
    <span className="search-hint" aria-hidden="true">
      <kbd />
      <kbd>K</kbd>
    </span>
  );
}

/** A magnifier, drawn in the colour of the text. */
export function SearchIcon(): React.ReactNode {
  return (
    <svg className="search-icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round">
        <circle cx="8.75" cy="8.75" r="5.75" />
        <path d="m13.2 13.2 4.3 4.3" />
      </g>
    </svg>
  );
}

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
      <input ref={input} {...searchFieldProps()} />
    </form>
  );
}

/** The large search field of the home page: a form in the static page, then a button that opens the dialog. */
export function SearchField(): React.ReactNode {
  if (!useIsBrowser()) return <StaticField />;
  return (
    <button {...openerProps} className="search-field">
      <SearchIcon />
      <span>{placeholder()}</span>
      <KeyHint />
    </button>
  );
}

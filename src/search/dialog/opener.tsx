/** What the buttons that open the dialog have in common. */
import useIsBrowser from '@docusaurus/useIsBrowser';
import React, { type ComponentProps, type MouseEvent } from 'react';
import { OPENER } from './keys';
import { preloadPanel } from './load-panel';
import { openSearch } from './opening';
import './triggers.css';

const open = (event: MouseEvent<HTMLButtonElement>): void => {
  // Not every browser gives a clicked button the focus, and the dialog returns it to what had it.
  event.currentTarget.focus({ preventScroll: true });
  openSearch();
};

export const openerProps: ComponentProps<'button'> = {
  type: 'button',
  'aria-haspopup': 'dialog',
  'aria-keyshortcuts': 'Control+K Meta+K /',
  onClick: open,
  onFocus: preloadPanel,
  // Pressing the mouse on a button would drop the selection that the query is taken from.
  onMouseDown: (event) => event.preventDefault(),
  onPointerDown: preloadPanel,
  onPointerEnter: preloadPanel,
  ...{ [OPENER]: '' },
};

/** The browsers' newer way to name the device is not in all of them. */
const isApple = ({ platform }: { platform: string }): boolean => /mac|iphone|ipad|ipod/i.test(platform);

/** The keys that open the dialog. Its space is there from the start, so that nothing moves when the device is known. */
export function KeyHint(): React.ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <span className="search-hint" aria-hidden="true">
      <kbd className="search-hint__modifier">{isBrowser && (isApple(navigator) ? '⌘' : 'Ctrl')}</kbd>
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

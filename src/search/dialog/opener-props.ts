/** What every button that opens the dialog has in common. */
import { type ComponentProps, type MouseEvent } from 'react';
import { preloadPanel } from './load-panel';
import { openSearch } from './opening';
import { OPENER } from './useSearchKeys';

/** Pressing the mouse on a button would drop the selection that the query is taken from. */
const keepSelection = (event: MouseEvent): void => event.preventDefault();

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
  onMouseDown: keepSelection,
  onPointerDown: preloadPanel,
  onPointerEnter: preloadPanel,
  ...{ [OPENER]: '' },
};

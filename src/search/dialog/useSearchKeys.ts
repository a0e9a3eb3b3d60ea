import { useEffect } from 'react';
import { keyAction } from './keys';
import { closeSearch, openSearch } from './opening';

/** Marks the buttons that open the dialog when one types on them. */
export const OPENER = 'data-search-opener';

/** Inputs that take no text, so that `/` on them is free. */
const NO_TEXT = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);

function isTextField(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NO_TEXT.has(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}

/** The page's keyboard hook for search. Use it once a page. */
export function useSearchKeys(isOpen: boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isOnOpener = document.activeElement?.hasAttribute(OPENER) ?? false;
      const action = keyAction(event, { isOpen, isEditing: isTextField(event.composedPath()[0]), isOnOpener });
      if (action === null) return;
      event.preventDefault();
      if (action === 'close') closeSearch();
      else openSearch(action === 'type' ? event.key : undefined);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
}

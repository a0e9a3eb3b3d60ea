/** The page's keyboard hook for search: which key does what, apart from the keys that the open dialog's input handles. */
import { useEffect } from 'react';
import { closeSearch, openSearch } from './opening';

/** Marks the buttons that open the dialog when one types on them. */
export const OPENER = 'data-search-opener';

/** What of a keyboard event counts here. `key` is missing in the events that browsers send for autofill. */
export interface KeyPress {
  key?: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  isComposing: boolean;
}

export interface KeyContext {
  isOpen: boolean;
  /** The key goes to a text field. */
  isEditing: boolean;
  /** The key goes to a button that opens the dialog. */
  isOnOpener: boolean;
}

/** `type` opens the dialog with that character. */
export type KeyAction = 'open' | 'close' | 'type' | null;

/** Ctrl/Cmd+K opens and closes, `/` opens unless one types, Escape closes, and typing on the button opens. */
export function keyAction({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyPress, context: KeyContext): KeyAction {
  if (key === undefined || isComposing) return null;
  if (key === 'Escape') return context.isOpen ? 'close' : null;
  if (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey) return context.isOpen ? 'close' : 'open';
  if (context.isOpen || context.isEditing || ctrlKey || metaKey || altKey) return null;
  if (key === '/') return 'open';
  return context.isOnOpener && /^[\p{L}\p{N}]$/u.test(key) ? 'type' : null;
}

/** Inputs that take no text, so that `/` on them is free. */
const NO_TEXT = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);

function isTextField(target: EventTarget | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NO_TEXT.has(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable;
}

/** Use it once a page. */
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

/** The page's keyboard hook for search: which key does what, apart from the keys that the open dialog's input handles. */
import { useEffect } from 'react';
import { closeSearch, openSearch } from './opening';

/** What of a keyboard event counts here. `key` is missing in the events that browsers send for autofill. */
export interface KeyPress extends Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'> {
  key?: string;
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

/** Inputs of these types take no text, so that `/` on them is free. */
const NO_TEXT = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];
const TEXT_FIELD = `input${NO_TEXT.map((type) => `:not([type="${type}"])`).join('')}, textarea, select`;

const isTextField = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLElement && (target.matches(TEXT_FIELD) || target.isContentEditable);

/** Use it once a page. */
export function useSearchKeys(isOpen: boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isOnOpener = document.activeElement?.matches('.search-button, .search-field') ?? false;
      const action = keyAction(event, { isOpen, isEditing: isTextField(event.composedPath()[0]), isOnOpener });
      if (action === null) return;
      event.preventDefault();
      if (action === 'close') closeSearch();
      else openSearch(action === 'type' ? event.key : undefined);
    };
    // What was typed before the application was there: src/delivery.
    const onTyped = (event: Event): void => {
      const { query, opener } = (event as CustomEvent<{ query: string; opener: Element | null }>).detail;
      openSearch(query || undefined, opener);
    };
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('search', onTyped);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('search', onTyped);
    };
  }, [isOpen]);
}

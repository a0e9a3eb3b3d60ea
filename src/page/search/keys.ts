/** Which key opens or closes the search dialog. */

/** What of a keyboard event counts here. `key` is missing in the events that browsers send for autofill. */
export interface KeyPress extends Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'> {
  key?: string;
}

export interface KeyContext {
  isOpen: boolean;
  /** The key goes to a text field. */
  isEditing: boolean;
  /** The key goes to the button that opens the dialog. */
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

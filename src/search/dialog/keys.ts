/** Which key does what, apart from the keys that the open dialog's own input handles. */

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

/** §2: Ctrl/Cmd+K opens and closes, `/` opens unless one types, Escape closes, and typing on the button opens. */
export function keyAction({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyPress, context: KeyContext): KeyAction {
  if (key === undefined || isComposing) return null;
  if (key === 'Escape') return context.isOpen ? 'close' : null;
  if (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey) return context.isOpen ? 'close' : 'open';
  if (context.isOpen || context.isEditing || ctrlKey || metaKey || altKey) return null;
  if (key === '/') return 'open';
  return context.isOnOpener && /^[\p{L}\p{N}]$/u.test(key) ? 'type' : null;
}

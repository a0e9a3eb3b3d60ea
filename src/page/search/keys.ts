/** Keys that open the search dialog. */

/** The properties of a keyboard event that are used here. `key` is missing in the events that browsers send for autofill. */
export interface KeyPress extends Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'> {
  key?: string;
}

export interface KeyContext {
  /** Whether the key goes to a text field. */
  isEditing: boolean;
  /** Whether the key goes to the button that opens the dialog. */
  isOnOpener: boolean;
}

/** Ctrl+K or Cmd+K. */
export const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): boolean =>
  key?.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** The shortcut opens the dialog, and so does `/` outside text fields. Typing on the button opens it with that character. */
export function keyAction(press: KeyPress, { isEditing, isOnOpener }: KeyContext): 'open' | 'type' | null {
  const { key = '', ctrlKey, metaKey, altKey, isComposing } = press;
  if (isComposing) return null;
  if (isShortcut(press)) return 'open';
  if (isEditing || ctrlKey || metaKey || altKey) return null;
  if (key === '/') return 'open';
  return isOnOpener && /^[\p{L}\p{N}]$/u.test(key) ? 'type' : null;
}

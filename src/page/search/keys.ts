/** Keys that open the search dialog. */

/** Keyboard event properties that this module uses. `key` is missing from the events that browsers send for autofill. */
export interface KeyPress extends Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'> {
  key?: string;
}

export interface KeyContext {
  /** Whether the reader is typing in a text field. */
  isEditing: boolean;
  /** Whether the button that opens the dialog has focus. */
  isOnOpener: boolean;
}

/** Whether a key press is Ctrl+K or Cmd+K. */
export const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress): boolean =>
  key?.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** Ctrl+K, Cmd+K, or `/` outside text fields opens the dialog. Typing a character on the button opens the dialog with that character. */
export function keyAction(press: KeyPress, { isEditing, isOnOpener }: KeyContext): 'open' | 'type' | null {
  const { key = '', ctrlKey, metaKey, altKey, isComposing } = press;
  if (isComposing) return null;
  if (isShortcut(press)) return 'open';
  if (isEditing || ctrlKey || metaKey || altKey) return null;
  if (key === '/') return 'open';
  return isOnOpener && /^[\p{L}\p{N}]$/u.test(key) ? 'type' : null;
}

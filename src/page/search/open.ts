/**
 * Opens the search on a click or key press, whether or not the application is running. It immediately shows a plain form that goes to the
 * search page. The dialog's script (`load.ts`) replaces the form later. This code is inlined in every page, so every byte counts.
 */
import { beginning, tellingWords } from '../../lib/telling-words';
import { closestTo, create } from '../elements';
import { COMPOSING, OPENED, PENDING } from './island';

/** Keyboard event properties that this module uses. `key` is missing from the events that browsers send for autofill. */
export interface KeyPress extends Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'> {
  key?: string;
}

export interface KeyContext {
  isEditing: boolean;
  isOnOpener: boolean;
}

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

const BUTTON = '.search-button';
/** Selector for text fields. Other types of inputs don't accept text, so `/` can open the search there. */
const TEXT_FIELD = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select';

/** Converts the selected text to a query: a single line, truncated to the maximum length of the field. */
export const selectionQuery = (selection: string, length: number): string =>
  beginning(selection.replace(/[\s\p{Cc}]+/gu, ' ').trim(), length);

/** @param typed text that the reader has already typed; if omitted, the query is the text that is selected on the page */
function open(typed?: string): void {
  const button = document.querySelector<HTMLElement>(BUTTON);
  if (!button) return;
  const { searchPage = '', searchLabel, searchPlaceholder = '', searchLength } = button.dataset;
  const maxLength = Number(searchLength);
  const input = create('input', {
    type: 'search',
    name: 'q',
    value: typed ?? selectionQuery(String(getSelection()), maxLength),
    maxLength,
    placeholder: searchPlaceholder,
    ariaLabel: searchLabel,
    autocomplete: 'off',
  });
  const form = create('form', { action: searchPage }, [input]);
  const dialog = create('dialog', { className: PENDING, ariaLabel: searchPlaceholder }, [form]);
  // Records whether a word is being composed, because the word would be lost if the form were replaced.
  for (const state of ['start', 'end'])
    input.addEventListener(`composition${state}`, () => input.toggleAttribute(COMPOSING, state === 'start'));
  const before = document.activeElement;
  dialog.onclose = () => {
    dialog.remove();
    // Returns focus to the previous element, unless the reader has moved focus elsewhere.
    if (document.activeElement === document.body) (before as HTMLElement).focus({ preventScroll: true });
  };
  input.onkeydown = ({ key }) => {
    if (key === 'Escape') dialog.close();
  };
  document.body.append(dialog);
  // The dialog becomes modal a moment later (`load.ts`), because that recalculates the styles of the whole page and would delay typing.
  dialog.show();
  input.focus();
  if (typed === undefined) input.select();
  dialog.dispatchEvent(new Event(OPENED, { bubbles: true }));
}

function onClick({ target }: Event): void {
  const button = closestTo(target, BUTTON);
  const field = closestTo(target, '.search-field');
  // Some browsers don't focus a clicked button, but the dialog returns focus to the element that was focused before.
  button?.focus({ preventScroll: true });
  if (button ?? field) open(field?.querySelector('input')?.value);
}

function onKey(event: KeyboardEvent): void {
  const target = event.composedPath()[0];
  if (document.querySelector('dialog[open]') || !(target instanceof HTMLElement)) return;
  // The field of a dialog that has just closed keeps focus until the next frame.
  const isEditing = !target.closest('dialog') && (target.matches(TEXT_FIELD) || target.isContentEditable);
  const action = keyAction(event, { isEditing, isOnOpener: target.matches(BUTTON) });
  if (action === null) return;
  event.preventDefault();
  open(action === 'type' ? event.key : undefined);
}

/** If a pasted message is longer than the field, its most distinctive words are kept. */
function onPaste(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  if (!(target instanceof HTMLInputElement && target.maxLength > 0 && target.closest('dialog'))) return;
  const { value, selectionStart, selectionEnd, maxLength } = target;
  const whole = value.slice(0, selectionStart ?? 0) + (clipboardData?.getData('text') ?? '') + value.slice(selectionEnd ?? 0);
  if (whole.length <= maxLength) return;
  event.preventDefault();
  target.setRangeText(tellingWords(whole, maxLength), 0, value.length, 'end');
  target.dispatchEvent(new Event('input', { bubbles: true }));
}

export function listenForSearch(): void {
  addEventListener('click', onClick);
  addEventListener('keydown', onKey);
  addEventListener('paste', onPaste);
}

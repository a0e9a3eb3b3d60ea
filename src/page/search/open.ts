/**
 * Opens the search on a click or a key press, whether the application is running or not. It immediately shows a plain form that leads to
 * the search page, and the dialog's script (`load.ts`) later replaces it. This code is inline in every page, so every byte counts.
 */
import { beginning, tellingWords } from '../../lib/telling-words';
import { COMPOSING, OPENED, PENDING } from './island';
import { keyAction } from './keys';

const BUTTON = '.search-button';
/** Inputs of the other types don't accept text, so `/` can open the search there. */
const TEXT_FIELD = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select';

/** The selected text as a query: on one line, and cut to the maximum length of the field. */
export const selectionQuery = (selection: string, length: number): string =>
  beginning(selection.replace(/[\s\p{Cc}]+/gu, ' ').trim(), length);

/** @param typed text that was already typed; without it, the query is the text that is selected on the page */
function open(typed?: string): void {
  const button = document.querySelector<HTMLElement>(BUTTON);
  if (!button) return;
  const { searchPage = '', searchLabel, searchPlaceholder = '', searchLength } = button.dataset;
  const maxLength = Number(searchLength);
  const form = Object.assign(document.createElement('form'), { action: searchPage });
  const input = Object.assign(document.createElement('input'), {
    type: 'search',
    name: 'q',
    value: typed ?? selectionQuery(String(getSelection()), maxLength),
    maxLength,
    placeholder: searchPlaceholder,
    ariaLabel: searchLabel,
    autocomplete: 'off',
  });
  const dialog = Object.assign(document.createElement('dialog'), { className: PENDING, ariaLabel: searchPlaceholder });
  form.append(input);
  dialog.append(form);
  // If the form were replaced, a word that is being composed would be lost.
  for (const state of ['start', 'end'])
    input.addEventListener(`composition${state}`, () => input.toggleAttribute(COMPOSING, state === 'start'));
  const before = document.activeElement;
  dialog.onclose = () => {
    dialog.remove();
    // Unless the focus is on the element that the reader moved to.
    if (document.activeElement === document.body) (before as HTMLElement).focus({ preventScroll: true });
  };
  input.onkeydown = ({ key }) => {
    if (key === 'Escape') dialog.close();
  };
  document.body.append(dialog);
  // It becomes modal a moment later (`load.ts`). That recalculates the styles of the whole page, and typing shouldn't have to wait for it.
  dialog.show();
  input.focus();
  if (typed === undefined) input.select();
  dialog.dispatchEvent(new Event(OPENED, { bubbles: true }));
}

function onClick({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>(BUTTON);
  const field = target.closest('.search-field');
  // Some browsers don't focus a clicked button, and the dialog returns the focus to the element that had it.
  button?.focus({ preventScroll: true });
  if (button ?? field) open(field?.querySelector('input')?.value);
}

function onKey(event: KeyboardEvent): void {
  const target = event.composedPath()[0];
  if (document.querySelector('dialog[open]') || !(target instanceof HTMLElement)) return;
  // The field of a dialog that has just closed keeps the focus until the next frame.
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

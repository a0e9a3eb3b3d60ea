/**
 * Opens the search on a click or a key, whether the application runs or not: at once with a plain form that leads to the
 * search page, in whose place the dialog's script (`load.ts`) renders the dialog. Stands in every page, so each byte counts.
 */
import { OPENED } from './island';
import { keyAction } from './keys';

const BUTTON = '.search-button';
/** Inputs of the other types take no text, so that `/` on them is free. */
const TEXT_FIELD = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, select';

/** The selected text as a query: on one line, cut to the length of the field, never through a character of two code units. */
export const selectionQuery = (selection: string, length: number): string =>
  selection
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '');

let dialog: HTMLDialogElement | undefined;

/** @param typed what was typed already; without, the query is what is selected in the page */
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
  const opened = document.createElement('dialog');
  dialog = opened;
  // A word that is being composed would be lost with its field.
  input.addEventListener('compositionstart', () => (input.dataset.composing = ''));
  input.addEventListener('compositionend', () => delete input.dataset.composing);
  form.append(input);
  opened.append(form);
  opened.className = 'search-pending';
  opened.ariaLabel = searchPlaceholder;
  opened.onclose = () => opened.remove();
  opened.addEventListener('click', ({ target }) => {
    if (target === opened) opened.close();
  });
  document.body.append(opened);
  opened.showModal();
  input.focus();
  if (typed === undefined) input.select();
  opened.dispatchEvent(new Event(OPENED, { bubbles: true }));
}

const buttonOf = ({ target }: Event): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null);

function onClick(event: Event): void {
  const button = buttonOf(event);
  const field = event.target instanceof Element ? event.target.closest('.search-field') : null;
  // Not every browser gives a clicked button the focus, and the dialog returns it to what had it.
  button?.focus({ preventScroll: true });
  if (button) open();
  else if (field) open(field.querySelector('input')?.value);
}

function onKey(event: KeyboardEvent): void {
  const isOpen = dialog?.open ?? false;
  if (!isOpen && document.querySelector('dialog[open]')) return;
  const target = event.composedPath()[0];
  const isEditing = target instanceof HTMLElement && (target.matches(TEXT_FIELD) || target.isContentEditable);
  const action = keyAction(event, { isOpen, isEditing, isOnOpener: buttonOf(event) !== null });
  if (action === null) return;
  event.preventDefault();
  if (action === 'close') dialog?.close();
  else open(action === 'type' ? event.key : undefined);
}

export function listenForSearch(): void {
  addEventListener('click', onClick);
  // Pressing the mouse on the button would drop the selection that the query is taken from.
  addEventListener('mousedown', (event) => buttonOf(event) && event.preventDefault());
  addEventListener('keydown', onKey);
  addEventListener('popstate', () => dialog?.close());
}

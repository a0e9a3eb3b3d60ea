/** A field for what the reader types until the application, and with it the search dialog, is there. */

/** Texts and address, from the button's data attributes. */
interface Texts extends DOMStringMap {
  searchPage?: string;
  searchLabel?: string;
  searchPlaceholder?: string;
}

/**
 * Opens a field in a modal dialog. Its form leads to the search page, so Enter works without the application, too.
 * @param typed what was typed already
 * @returns gives what was typed, and what had the focus before, to the application by an event `search`, unless the reader has closed
 * the field; the application's dialog takes the element over. A reader who is on one of the first hits
 * (`src/search/standalone/waiting.ts`) stays there until something else is typed
 */
export function openSearchWait({ searchPage = '', searchLabel = '', searchPlaceholder = '' }: Texts, typed: string): () => void {
  const opener = document.activeElement;
  const dialog = document.createElement('dialog');
  dialog.className = 'search-wait';
  const form = Object.assign(document.createElement('form'), { action: searchPage });
  const input = Object.assign(document.createElement('input'), {
    type: 'search',
    name: 'q',
    value: typed,
    placeholder: searchPlaceholder,
    ariaLabel: searchLabel,
    autocomplete: 'off',
  });
  input.dataset.static = '';
  let isComposing = false;
  input.addEventListener('compositionstart', () => (isComposing = true));
  input.addEventListener('compositionend', () => (isComposing = false));
  form.append(input);
  dialog.append(form);
  dialog.onclose = () => dialog.remove();
  dialog.onclick = ({ target }) => {
    if (target === dialog) dialog.close();
  };
  document.body.append(dialog);
  dialog.showModal();
  input.focus();
  return () => {
    const give = (): void => {
      if (dialog.open) dispatchEvent(new CustomEvent('search', { detail: { query: input.value, opener } }));
    };
    // A word that is being composed would be lost with its field.
    if (isComposing) input.addEventListener('compositionend', give, { once: true });
    else if (dialog.dataset.isTaken === '') input.addEventListener('input', give, { once: true });
    else give();
  };
}

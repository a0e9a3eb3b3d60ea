/**
 * Waits for the reader's first intent that needs the application, starts it, and repeats the intent when it is there.
 * Stands in every page, so each byte counts.
 */
import { showPlainTexts } from '../../ui/reader-values/plain';
import { startApplication, whenThere } from './application';
import { openSearchWait } from './search-wait';
import { isThere } from './there';

/** What only the application answers. Links, details, popovers and fields of forms that are sent work by themselves. */
const NEEDS_APPLICATION = 'button:not([popovertarget], [data-static]), [role="button"], input:not([data-static]), select, textarea';
const FIELD = 'input, select, textarea';
/** The field of the home page, whose text the application takes over by itself. */
const OWN_FIELD = '.search-field input';
/** What opens the search. */
const OPENS_SEARCH = '.search-button';

const needs = ({ target }: Event): Element | null => (target instanceof Element ? target.closest(NEEDS_APPLICATION) : null);

/** The last thing that the reader asked for. */
let asked: (() => void) | undefined;

function ask(act: () => void): void {
  if (asked === undefined) whenThere(() => asked?.());
  asked = act;
  startApplication();
}

function askSearch(typed: string): void {
  const opener = document.querySelector<HTMLElement>(OPENS_SEARCH);
  if (!opener) return;
  const handOver = openSearchWait(opener.dataset, typed);
  ask(handOver);
}

const prepare = (event: Event): void => {
  if (needs(event)) startApplication();
};

function onClick(event: Event): void {
  const element = needs(event);
  // A click on a field puts the caret there.
  if (isThere() || !element || element.matches(FIELD)) return;
  event.preventDefault();
  if (element.matches(OPENS_SEARCH)) {
    askSearch('');
    return;
  }
  element.setAttribute('aria-busy', 'true');
  ask(() => {
    element.removeAttribute('aria-busy');
    (element as HTMLElement).click();
  });
}

/** What was typed into a field of the application: React must see it change after it has taken the field over. */
function onInput(event: Event): void {
  const field = needs(event);
  if (isThere() || !(field instanceof HTMLInputElement) || field.matches(OWN_FIELD)) return;
  // React empties the field when it takes it over.
  const { value } = field;
  ask(() => {
    field.value = '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

function onKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (isThere() || event.isComposing || document.querySelector('dialog[open]')) return;
  const isShortcut = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey;
  const isPlain = !ctrlKey && !metaKey && !altKey;
  const isEditing = event.target instanceof Element && event.target.matches(FIELD);
  const onOpener = document.activeElement?.matches(OPENS_SEARCH) === true && /^[\p{L}\p{N}]$/u.test(key);
  if (!isShortcut && !(isPlain && !isEditing && (key === '/' || onOpener))) return;
  event.preventDefault();
  askSearch(onOpener && isPlain ? key : '');
}

// For the name of the key that opens the search.
document.documentElement.toggleAttribute('data-apple', /Mac OS X/.test(navigator.userAgent));
// The search page, and a page that shows what its address asks for.
if (location.search !== '' || location.pathname.endsWith('/search')) startApplication();
// The reader changes the colour mode, in another tab or of the system.
addEventListener('storage', ({ key, newValue }) => {
  if (!key?.startsWith('theme')) return;
  const { dataset } = document.documentElement;
  if (newValue) dataset.theme = dataset.themeChoice = newValue;
  startApplication();
});
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', startApplication);
addEventListener('pointerover', prepare);
addEventListener('pointerdown', prepare);
addEventListener('focusin', prepare);
addEventListener('click', onClick, true);
addEventListener('input', onInput);
addEventListener('keydown', onKey);
showPlainTexts();

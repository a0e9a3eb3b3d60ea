/**
 * Waits for the reader's first intent that needs the application, starts it, and repeats the intent when it is there.
 * Stands in every page, so each byte counts.
 */
import { showPlainTexts } from './reader-values/plain';
import { startApplication } from './application';
import { changeColorMode } from './color-mode';
import { listenForSearch } from './search/open';
import { isThere, whenThere } from './there';

/** What only the application answers. Links, details, popovers and fields of forms that are sent work by themselves. */
const NEEDS_APPLICATION = 'button:not([popovertarget], [data-static]), [role="button"], input:not([data-static]), select, textarea';
const FIELD = 'input, select, textarea';
/** Where the framework keeps the colour mode; empty where the brand has one mode. Put in by the plugin. */
declare const COLOR_MODE_KEY: string;

/** What stands in a dialog is answered by the script that has opened it. */
const needs = ({ target }: Event): Element | null =>
  target instanceof Element && !target.closest('dialog') ? target.closest(NEEDS_APPLICATION) : null;

/** The last thing that the reader asked for. */
let asked: (() => void) | undefined;

function ask(act: () => void): void {
  if (asked === undefined) whenThere(() => asked?.());
  asked = act;
  startApplication();
}

const prepare = (event: Event): void => {
  if (needs(event)) startApplication();
};

function onClick(event: Event): void {
  const element = needs(event);
  // A click on a field puts the caret there.
  if (isThere() || !element || element.matches(FIELD)) return;
  event.preventDefault();
  if (COLOR_MODE_KEY && element.closest('.color-mode')) {
    // The application may listen already.
    event.stopPropagation();
    changeColorMode(COLOR_MODE_KEY);
    return;
  }
  element.setAttribute('aria-busy', 'true');
  ask(() => {
    element.removeAttribute('aria-busy');
    (element as HTMLElement).click();
  });
}

// For the name of the key that opens the search.
document.documentElement.toggleAttribute('data-apple', /Mac OS X/.test(navigator.userAgent));
// The search page, and a page that shows what its address asks for.
if (location.search !== '' || location.pathname.endsWith('/search')) startApplication();
// The reader changes the colour mode, in another tab or of the system.
addEventListener('storage', ({ key, newValue }) => {
  // Other programs of the host have their own keys, and can write anything here.
  if (!COLOR_MODE_KEY || key !== COLOR_MODE_KEY) return;
  const { dataset } = document.documentElement;
  if (newValue === 'light' || newValue === 'dark') dataset.theme = dataset.themeChoice = newValue;
  startApplication();
});
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', startApplication);
addEventListener('pointerover', prepare);
addEventListener('pointerdown', prepare);
addEventListener('focusin', prepare);
addEventListener('click', onClick, true);
listenForSearch();
showPlainTexts();

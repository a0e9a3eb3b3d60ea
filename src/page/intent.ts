/**
 * Waits for the reader's first intent that needs the application, starts it, and repeats the intent when it is there.
 * Stands in every page, so each byte counts.
 */
import { showPlainTexts } from './reader-values/plain';
import { startApplication } from './application';
import { FAILURE, PAGE_RUNS } from './failure';
import { listenForSearch } from './search/open';
import type { PressedWindow } from './presses';
import { isThere } from './there';

/** What only the application answers. Links, details and fields of forms that are sent work by themselves. */
const NEEDS_APPLICATION = 'button:not([data-static]), [role="button"], input:not([data-static]), select, textarea';
const FIELD = 'input, select, textarea';
const BUSY = 'aria-busy';

/** What stands in a dialog is answered by the script that has opened it. */
const needs = ({ target }: Event): Element | null =>
  target instanceof Element && !target.closest('dialog') ? target.closest(NEEDS_APPLICATION) : null;

/** A button of the script beside the page, which is not there yet. */
const early = ({ target }: Event): Element | null =>
  target instanceof Element && !document.documentElement.hasAttribute(PAGE_RUNS)
    ? target.closest('button[data-static]:not(.search-button)')
    : null;

/** What the reader pressed; `presses.ts` repeats it. */
const pressed = ((window as PressedWindow).pressed = [] as Element[]);

/** Whether the reader waits for the application, and is told when it does not come. */
let isWanted = false;

function press(element: Element): void {
  // A control that waits takes no second press.
  if (element.hasAttribute(BUSY)) return;
  element.setAttribute(BUSY, 'true');
  pressed.push(element);
}

function start(): void {
  startApplication(() => {
    const lost = pressed.splice(0);
    for (const element of lost) element.removeAttribute(BUSY);
    const again = (): void => {
      lost.forEach(press);
      want();
    };
    if (isWanted) dispatchEvent(new CustomEvent(FAILURE, { detail: again }));
    isWanted = false;
  });
}

function want(): void {
  isWanted = true;
  start();
}

const prepare = (event: Event): void => {
  const element = needs(event);
  if (element) (event.type === 'focusin' && element.matches(FIELD) ? want : start)();
};

function onClick(event: Event): void {
  const element = needs(event) ?? early(event);
  // A click on a field puts the caret there.
  if (isThere() || !element || element.matches(FIELD)) return;
  event.preventDefault();
  press(element);
  // What the page's own script answers needs no application, unless that script has failed and comes with it.
  if (!element.matches('[data-static]') || document.readyState === 'complete') want();
}

// For the name of the key that opens the search.
document.documentElement.toggleAttribute('data-apple', /Mac OS X/.test(navigator.userAgent));
// The search page, and a page that shows what its address asks for.
if (location.search !== '' || location.pathname.endsWith('/search')) want();
addEventListener('pointerover', prepare);
addEventListener('pointerdown', prepare);
addEventListener('focusin', prepare);
addEventListener('click', onClick, true);
listenForSearch();
showPlainTexts();

/** Waits for the reader's first intent that needs the application, starts it, and tells when it does not come. */
import { startApplication } from './application';
import { FAILURE } from './failure';
import { isThere } from './there';
import type { PressedWindow } from './presses';

/** What only the application answers. Links, details and fields of forms that are sent work by themselves. */
const NEEDS_APPLICATION = 'button:not([data-static]), [role="button"], input:not([data-static]), select, textarea';
const FIELD = 'input, select, textarea';
const BUSY = 'aria-busy';

/** What stands in a dialog is answered by the script that has opened it. */
const needed = (target: EventTarget | null): Element | null =>
  target instanceof Element && !target.closest('dialog') ? target.closest(NEEDS_APPLICATION) : null;

/** What the reader pressed; `presses.ts` repeats it. */
const pressed = ((window as PressedWindow).pressed ??= []);

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

function prepare({ target, type }: Pick<Event, 'target' | 'type'>): void {
  const element = needed(target);
  if (element) (type === 'focusin' && element.matches(FIELD) ? want : start)();
}

function onClick(event: Event): void {
  const element = needed(event.target);
  // A click on a field puts the caret there.
  if (isThere() || !element || element.matches(FIELD)) return;
  event.preventDefault();
  press(element);
  want();
}

/** From now on. What the reader did before counts, too. */
export function startWhenNeeded(): void {
  const isPageOfApplication = location.pathname.endsWith('/search');
  // A page that shows what its address asks for.
  if (isPageOfApplication || location.search !== '' || pressed.length > 0) want();
  else prepare({ target: document.activeElement, type: 'focusin' });
  addEventListener('pointerover', prepare);
  addEventListener('pointerdown', prepare);
  addEventListener('focusin', prepare);
  addEventListener('click', onClick, true);
}

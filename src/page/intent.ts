/** Waits for the reader's first intent that needs the application, starts it, and tells when it does not come. */
import { startApplication } from './application';
import { FAILURE } from './failure';
import { isHydrated } from './hydration';
import { givePressesUp, isAnyPressed, press } from './presses';

/** What only the application answers. Links, details and fields of forms work by themselves. */
const NEEDS_APPLICATION = 'button:not([data-static]), [role="button"]';
/** What shows in the address what it was used for. */
const TOOL = '[data-tool]';

/** What stands in a dialog is answered by the script that has opened it. */
const needed = (target: EventTarget | null): Element | null =>
  target instanceof Element && !target.closest('dialog') ? target.closest(NEEDS_APPLICATION) : null;

/** Whether the reader waits for the application, and is told when it does not come. */
let isWanted = false;

function start(): void {
  startApplication(() => {
    const lost = givePressesUp();
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

function prepare({ target }: Pick<Event, 'target'>): void {
  if (needed(target)) start();
}

function onClick(event: Event): void {
  const element = needed(event.target);
  if (isHydrated() || !element) return;
  event.preventDefault();
  press(element);
  want();
}

/** From now on. What the reader did before counts, too. */
export function startWhenNeeded(): void {
  const isPageOfApplication = location.pathname.endsWith('/search');
  const isToolAddressed = location.search !== '' && document.querySelector(TOOL) !== null;
  if (isPageOfApplication || isToolAddressed || isAnyPressed()) want();
  else prepare({ target: document.activeElement });
  addEventListener('pointerover', prepare);
  addEventListener('pointerdown', prepare);
  addEventListener('focusin', prepare);
  addEventListener('click', onClick, true);
}

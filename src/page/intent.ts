/** Waits for the first sign that the reader needs the application, starts it, and tells the reader if it fails to load. */
import { startApplication } from './application';
import { closestTo } from './elements';
import { reportFailure } from './failure';
import { isHydrated } from './hydration';
import { namedTool } from './named-tool';
import { givePressesUp, isAnyPressed, press } from './presses';

/** Elements that only the application can handle. Links, details, and form fields work on their own. */
const NEEDS_APPLICATION = 'button:not([data-static]), [role="button"]';

/** A page that does more if the application runs, but doesn't need it. */
const STARTS_IDLE = '[data-starts-idle]';

/** Returns the element that needs the application, if any. Elements in a dialog are handled by the script that opened the dialog. */
const needed = (target: EventTarget | null): Element | null => (closestTo(target, 'dialog') ? null : closestTo(target, NEEDS_APPLICATION));

/** Whether the reader is waiting for the application, and must be told if it fails to load. */
let isWanted = false;

function start(): void {
  startApplication(() => {
    const lost = givePressesUp();
    const again = (): void => {
      lost.forEach(press);
      want();
    };
    if (isWanted) reportFailure(again);
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

/** Starts the application as soon as the reader needs it. What the reader did before this call also counts. */
export function startWhenNeeded(): void {
  const isPageOfApplication = location.pathname.endsWith('/search');
  const isToolAddressed = namedTool() !== null || (location.search !== '' && document.querySelector('[data-tool]') !== null);
  if (isPageOfApplication || isToolAddressed || isAnyPressed()) want();
  // Safari doesn't tell when it's idle.
  else if (document.querySelector(STARTS_IDLE)) ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(start);
  else prepare({ target: document.activeElement });
  addEventListener('pointerover', prepare);
  addEventListener('pointerdown', prepare);
  addEventListener('focusin', prepare);
  addEventListener('click', onClick, true);
  addEventListener('hashchange', () => namedTool() && want());
}

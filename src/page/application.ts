/** Starts the application, which hydrates the page, when the reader needs it, and tells the reader if it fails to load. */
import { closestTo } from './elements';
import { reportFailure } from './failure';
import { applyStyles, fetched, fetchStyles, runScript } from './fetched';
import { namedTool } from './follow';
import { isHydrated } from './hydration';
import { givePressesUp, isAnyPressed, press } from './presses';
import { pauseRowLinks } from './row-links';
import { isSearchPage } from './search/load';

/** Inline script whose attributes list the URLs of the application's scripts. Offline pages don't include the application. */
const script = document.querySelector<HTMLScriptElement>('script[data-scripts]');
const { scripts = '', chunks = '' } = script?.dataset ?? {};
// The script moves to the head because the application didn't render it, and can hydrate only the markup that it rendered.
if (script) document.head.append(script);

/** Loads all scripts at once, but executes the runtime last. Until then, the other scripts do nothing, so their order doesn't matter. */
async function load(): Promise<void> {
  const [runtime = '', main = ''] = scripts.split(' ');
  fetched('link', { rel: 'preload', as: 'script', href: runtime }).catch(() => undefined);
  const others = [main, ...chunks.split(' ').filter(Boolean)].map(runScript);
  // Waits for every request to finish, so that a retry can't reuse a request that is about to fail. Styles aren't essential.
  await Promise.allSettled([fetchStyles(), ...others]);
  await Promise.all(others);
  // Styles are applied right before hydration, because two separate changes would make the browser lay out the whole page twice.
  applyStyles();
  pauseRowLinks();
  await runScript(runtime);
}

/** Elements that only the application can handle. Links, details, and form fields work on their own. */
const NEEDS_APPLICATION = 'button:not([data-static]), [role="button"]';

/** A page that does more if the application runs, but doesn't need it. */
const STARTS_IDLE = '[data-starts-idle]';

/** Returns the element that needs the application, if any. Elements in a dialog are handled by the script that opened the dialog. */
const needed = (target: EventTarget | null): Element | null => (closestTo(target, 'dialog') ? null : closestTo(target, NEEDS_APPLICATION));

let isStarted = false;
/** Whether the reader is waiting for the application, and must be told if it fails to load. */
let isWanted = false;

function onFailure(): void {
  const lost = givePressesUp();
  const again = (): void => {
    lost.forEach(press);
    want();
  };
  if (isWanted) reportFailure(again);
  isStarted = isWanted = false;
}

/** Loads the application, unless that has started. If a script fails to load, the next call tries again. */
function start(): void {
  if (isStarted || !script) return;
  isStarted = true;
  load().catch(onFailure);
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
  const isToolAddressed = namedTool() !== null || (location.search !== '' && document.querySelector('[data-tool]') !== null);
  if (isSearchPage() || isToolAddressed || isAnyPressed()) want();
  // Safari doesn't tell when it's idle.
  else if (document.querySelector(STARTS_IDLE)) ('requestIdleCallback' in window ? requestIdleCallback : setTimeout)(start);
  else prepare({ target: document.activeElement });
  addEventListener('pointerover', prepare);
  addEventListener('pointerdown', prepare);
  addEventListener('focusin', prepare);
  addEventListener('click', onClick, true);
  addEventListener('hashchange', () => namedTool() && want());
}

/** Closes the "On this page" bar and the navbar's menus when the reader presses Escape or leaves them. */
import { closestTo } from './elements';

const OPEN_BAR = 'details.theme-doc-toc-mobile[open]';

function closeBar(): void {
  document.querySelector(OPEN_BAR)?.removeAttribute('open');
}

/** Keeps a menu closed until the reader opens it again, even though its styles would open it on hover or focus. */
function closeMenu(menu: HTMLElement): void {
  const stop = new AbortController();
  const reopen = (): void => {
    stop.abort();
    delete menu.dataset.closed;
  };
  const on = (type: string, act: (event: Event) => void): void => menu.addEventListener(type, act, { signal: stop.signal });
  menu.querySelector<HTMLElement>(':scope > a')?.focus();
  menu.dataset.closed = '';
  on('pointerenter', reopen);
  on('click', reopen);
  on('keydown', (event) => {
    if (/^(?:Enter| )$/.test((event as KeyboardEvent).key)) reopen();
  });
  on('focusout', (event) => {
    if (!menu.contains((event as FocusEvent).relatedTarget as Node | null)) reopen();
  });
}

function onEscape({ key, isComposing }: KeyboardEvent): void {
  if (key !== 'Escape' || isComposing) return;
  const bar = document.querySelector(OPEN_BAR);
  if (bar?.contains(document.activeElement)) bar.querySelector('summary')?.focus();
  closeBar();
  document.querySelectorAll<HTMLElement>('.navbar .dropdown:is(:hover, :focus-within, .dropdown--show)').forEach(closeMenu);
  // Simulates an outside click, so that the application's menus know that they're closed and open again on the first key press.
  document.dispatchEvent(new MouseEvent('mousedown'));
}

/** Closes the bar and the menus on Escape. The bar also closes after a selection and on a tap outside. */
export function closeWhatIsLeft(): void {
  addEventListener('keydown', onEscape);
  addEventListener('click', ({ target }) => {
    if (!closestTo(target, '.theme-doc-toc-mobile > summary')) closeBar();
  });
}

/**
 * The search dialog: a program of its own, which the page's script fetches when the reader opens the search (`src/page/search`).
 * It takes the place of the form in a `<dialog>` that is open already, and knows nothing of the application.
 */
import React, { type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { allowExternalDomChanges } from '../../page/external-dom-changes';
import { COMPOSING, makeModal, type SearchWindow } from '../../page/search/island';
import { Panel } from './panel/Panel';

/** Lets the page behind scroll no more. @returns undoes it */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  // Only where there is a scrollbar that takes room; else this would make room for none.
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  // Not by `html:has()`: with it, the styles of the whole page are computed anew whenever anything comes or goes.
  style.overflow = 'hidden';
  return () => {
    style.scrollbarGutter = style.overflow = '';
  };
}

/**
 * The keyboard inside the dialog, in the capture phase: Tab goes round, and typing goes to the input wherever the focus is.
 * DocSearch's own trap counts elements that are hidden or gone, so it must not see Tab; nor must its input, which would drop the results.
 */
function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  const dialog = event.currentTarget;
  if (event.key === 'Tab') {
    event.stopPropagation();
    event.preventDefault();
    const stops = [...dialog.querySelectorAll<HTMLElement>('a[href]:not([tabindex="-1"]), button, input')];
    const visible = stops.filter((element) => element.getClientRects().length > 0);
    const here = visible.findIndex((element) => element === document.activeElement);
    visible.at((here + (event.shiftKey ? -1 : 1)) % visible.length)?.focus();
    return;
  }
  const isCharacter = /^[^\s]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isCharacter && !(event.target instanceof HTMLInputElement)) dialog.querySelector('input')?.focus();
}

/** Renders into the dialog until it closes. */
function render(dialog: HTMLDialogElement, form: HTMLFormElement, field: HTMLInputElement): void {
  makeModal(dialog);
  const place = document.createElement('div');
  const root = createRoot(place);
  const release = holdPage();
  let isOpen = true;
  const end = (): void => {
    if (!isOpen) return;
    isOpen = false;
    const { scrollX, scrollY } = window;
    flushSync(() => root.unmount());
    release();
    // DocSearch scrolls to where the page was when the dialog opened; meanwhile the browser's Back may have led elsewhere.
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
  const close = (): void => {
    // Gives the focus back; its event comes later.
    dialog.close();
    end();
  };
  dialog.addEventListener('close', end);
  dialog.append(place);
  place.className = 'search-inside';
  flushSync(() =>
    root.render(
      <div className="search-inside" onKeyDownCapture={keepFocusInside}>
        <Panel query={field.value} selection={[field.selectionStart ?? 0, field.selectionEnd ?? 0]} onClose={close} />
      </div>,
    ),
  );
  dialog.className = 'search-dialog';
  // Before the field goes: without one that has the focus, a phone would take its keyboard away.
  place.querySelector('input')?.focus();
  form.remove();
}

allowExternalDomChanges();

(window as SearchWindow).renderSearch = (dialog) => {
  const form = dialog.querySelector('form');
  const field = form?.querySelector('input');
  if (!form || !field) return;
  const start = (): void => {
    if (dialog.open) render(dialog, form, field);
  };
  // A word that is being composed would be lost with its field.
  if (!field.hasAttribute(COMPOSING)) start();
  else field.addEventListener('compositionend', start, { once: true });
};

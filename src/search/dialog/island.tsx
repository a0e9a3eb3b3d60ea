/**
 * The search dialog. It's a separate program that the page script loads when the reader opens the search (`src/page/search`). It replaces
 * the form in a `<dialog>` that is already open, and doesn't depend on the application.
 */
import React, { type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { allowExternalDomChanges } from '../../page/external-dom-changes';
import { COMPOSING, makeModal, type SearchWindow } from '../../page/search/island';
import { Panel } from './panel/Panel';

/** Prevents the page behind the dialog from scrolling. @returns a function that allows it again */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  // Only if there is a scrollbar that takes up space. Otherwise this would reserve space for nothing.
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  // Not with `html:has()`, which would recompute the styles of the whole page whenever an element is added or removed.
  style.overflow = 'hidden';
  return () => {
    style.scrollbarGutter = style.overflow = '';
  };
}

/**
 * Handles the keyboard in the dialog during the capture phase: Tab cycles, and typing goes to the input wherever the focus is. DocSearch's
 * focus trap counts elements that are hidden or gone, so it must not receive Tab. Neither must its input, which would discard results.
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

/** Renders the dialog until it closes. */
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
    // DocSearch scrolls to the page's position at the time when the dialog opened, but the reader may have gone back since.
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
  const close = (): void => {
    // Restores the focus. The close event comes later.
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
  // This must come before the field is removed. Otherwise a phone would hide its keyboard, because no field has the focus.
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

/**
 * The search dialog, a separate program that the page script loads when the reader opens search (`src/page/search`). It replaces the form
 * in a `<dialog>` that's already open, and doesn't depend on the application.
 */
import React, { type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { allowExternalDomChanges } from '../../page/external-dom-changes';
import { COMPOSING, makeModal, type SearchWindow } from '../../page/search/island';
import { Panel } from './panel/Panel';

/** Prevents the page behind the dialog from scrolling. @returns a function that lets the page scroll again */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  // Reserve space only if there's a scrollbar that takes up space. Otherwise, the page would have an empty gutter.
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  // Don't use `html:has()`, which would recompute the whole page's styles whenever an element is added or removed.
  style.overflow = 'hidden';
  return () => {
    style.scrollbarGutter = style.overflow = '';
  };
}

/**
 * Handles keyboard events in the dialog during the capture phase: Tab cycles through the controls, and typed text always goes to the input.
 * Tab must not reach DocSearch, because its focus trap includes hidden and removed elements, and its input would discard the results.
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
    // DocSearch restores the scroll position from when the dialog opened, but the reader may have gone back in history since then.
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  };
  const close = (): void => {
    // Closing the dialog restores the focus. The close event comes later.
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
  // Focus the new input before removing the old field. Otherwise, a phone would hide its keyboard, because no field has focus.
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
  // Removing the field would discard a word that's being composed.
  if (!field.hasAttribute(COMPOSING)) start();
  else field.addEventListener('compositionend', start, { once: true });
};

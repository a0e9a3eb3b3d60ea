/** The modal `<dialog>` that the search stands in. */
import { useInsertionEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { keepFirstHits } from './FirstHits';
import type { Opening, PanelProps } from './opening';

/** The one that is open already, with the field that waited for the application (`src/delivery`). */
const WAITING = 'dialog.search-wait[open]';
/** Chosen by the style sheet. */
const CLASS = 'search-dialog';

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

/** Opens the dialog. Where it is open with a field, that gives its place, and the focus, to what has been rendered beside it. */
function open(dialog: HTMLDialogElement, inside: Element | null): void {
  dialog.className = CLASS;
  if (!dialog.open) {
    dialog.showModal();
    return;
  }
  dialog.onclose = dialog.onclick = null;
  // Before the field goes: without one that has the focus, a phone would take its keyboard away.
  inside?.querySelector('input')?.focus();
  for (const child of [...dialog.children]) if (child !== inside) child.remove();
}

/**
 * Opens a modal `<dialog>` while its caller is on the page: the browser keeps the rest still, and gives the focus back in the end. The
 * field that waited for the application is open in one already, which is taken over: where one opens and another one closes, the
 * styles of the whole page are computed twice.
 * @param inside what its caller renders into it
 */
export function useModal(
  inside: RefObject<Element | null>,
  label: string,
  { query, opener, onClose }: Pick<Opening, 'query' | 'opener'> & Pick<PanelProps, 'onClose'>,
): HTMLDialogElement {
  const [dialog] = useState(() => document.querySelector<HTMLDialogElement>(WAITING) ?? document.createElement('dialog'));
  const isEmpty = query.trim() === '';
  // Before the effects of what is in it, which ask for the focus and for sizes.
  useInsertionEffect(() => {
    if (!dialog.isConnected) document.body.append(dialog);
    // Hits of a query that is gone would stand above an empty field.
    keepFirstHits(isEmpty ? null : dialog.querySelector(':scope > .DocSearch-Dropdown'));
  }, [dialog, isEmpty]);
  useLayoutEffect(() => {
    open(dialog, inside.current);
    const letGo = holdPage();
    return () => {
      dialog.close();
      // The browser gives it to the field that waited for the application, which is gone.
      if (dialog.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      letGo();
    };
  }, [dialog, inside, opener]);
  useLayoutEffect(() => {
    const onCancel = (event: Event): void => {
      event.preventDefault();
      onClose();
    };
    dialog.setAttribute('aria-label', label);
    dialog.addEventListener('cancel', onCancel);
    return () => dialog.removeEventListener('cancel', onCancel);
  }, [dialog, label, onClose]);
  // After it is closed: the focus would stay in what is gone.
  useLayoutEffect(() => () => dialog.remove(), [dialog]);
  return dialog;
}

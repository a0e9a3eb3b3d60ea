/** The keyboard inside the dialog: Tab goes round, and typing goes to the input wherever the focus is. */
import { type KeyboardEvent } from 'react';

const FOCUSABLE = 'a[href]:not([tabindex="-1"]), button, input, select';

/** The neighbour of the focused element among `elements`, round the end. */
function neighbour(elements: readonly HTMLElement[], step: 1 | -1): HTMLElement | undefined {
  const here = elements.findIndex((element) => element === document.activeElement);
  if (here === -1) return elements[0];
  return elements[(here + step + elements.length) % elements.length];
}

/**
 * Handles a key in the capture phase. DocSearch's own trap counts elements that are hidden or gone, so it must
 * not see Tab; nor must its input, which would drop the results.
 */
export function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  const dialog = event.currentTarget;
  if (event.key === 'Tab') {
    event.stopPropagation();
    event.preventDefault();
    const visible = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((element) => element.getClientRects().length > 0);
    neighbour(visible, event.shiftKey ? -1 : 1)?.focus();
    return;
  }
  const isCharacter = /^[^\s]$/u.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isCharacter && !(event.target instanceof HTMLInputElement)) dialog.querySelector('input')?.focus();
}

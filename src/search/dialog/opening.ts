/** Whether the page's one dialog is open, and with which query. */
import { useSyncExternalStore } from 'react';
import { limits } from '../../site/limits';

export interface Opening {
  isOpen: boolean;
  /** The query that the dialog opens with. */
  query: string;
  /** The query comes from a selection, so typing replaces it. */
  isSelection: boolean;
}

const CLOSED: Opening = { isOpen: false, query: '', isSelection: false };

/** Cuts text to the length of the dialog's input, never through a character of two code units. */
export function cut(text: string): string {
  const short = text.slice(0, limits.dialogMaxLength);
  return /[\uD800-\uDBFF]$/.test(short) ? short.slice(0, -1) : short;
}

/** The selected text as a query: on one line, cut to `limits.dialogMaxLength`. */
export function selectionQuery(selection: string): string {
  return cut(selection.replace(/[\s\p{Cc}]+/gu, ' ').trim());
}

let opening = CLOSED;
const listeners = new Set<() => void>();

function set(next: Opening): void {
  opening = next;
  for (const listener of listeners) listener();
}

/** Opens the dialog with what is selected on the page, or with `typed`. */
export function openSearch(typed?: string): void {
  const query = typed === undefined ? selectionQuery(window.getSelection()?.toString() ?? '') : cut(typed);
  set({ isOpen: true, query, isSelection: typed === undefined && query !== '' });
}

export function closeSearch(): void {
  if (opening.isOpen) set(CLOSED);
}

export function useOpening(): Opening {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => opening,
    () => CLOSED,
  );
}

/** The page's one dialog: whether it is open, with which query, and the code of its inside. */
import { useSyncExternalStore, type ComponentType, type RefObject } from 'react';
import { createListeners } from '../../lib/listeners';
import { limits } from '../../site/limits';

/** What the dialog opens with. */
export interface Opening {
  query: string;
  /** The query comes from a selection, so typing replaces it. */
  isSelection: boolean;
  /** What gets the focus back. */
  opener: Element | null;
}

/** Cuts text to the length of the dialog's input, never through a character of two code units. */
export function cut(text: string): string {
  return text.slice(0, limits.dialogMaxLength).replace(/[\uD800-\uDBFF]$/, '');
}

/** The selected text as a query: on one line, cut to `limits.dialogMaxLength`. */
export function selectionQuery(selection: string): string {
  return cut(selection.replace(/[\s\p{Cc}]+/gu, ' ').trim());
}

let opening: Opening | null = null;
/** The address of the page, or of that to which it was on its way, when the dialog opened. */
let openedAt = '';
const listeners = createListeners();

function set(next: Opening | null): void {
  opening = next;
  listeners.notify();
}

/** Opens the dialog with what is selected on the page, or with `typed`. */
export function openSearch(typed?: string, opener = document.activeElement): void {
  const query = typed === undefined ? selectionQuery(window.getSelection()?.toString() ?? '') : cut(typed);
  openedAt = window.location.href;
  set({ query, isSelection: typed === undefined && query !== '', opener });
}

export const closeSearch = (): void => set(null);

/** Closes the dialog where the reader has left the page for which it was opened. */
export function closeElsewhere(): void {
  if (window.location.href !== openedAt) closeSearch();
}

/** Null while the dialog is closed. */
export const useOpening = (): Opening | null =>
  useSyncExternalStore(
    listeners.subscribe,
    () => opening,
    () => null,
  );

/** What is selected of the text of an input, or where its caret is. */
export type TextRange = readonly [from: number, to: number];

export interface PanelProps {
  query: string;
  /** What the input that goes leaves to the one that takes its place. */
  selection: RefObject<TextRange>;
  onClose: () => void;
}

/** The inside of the dialog once its code is there: DocSearch, the client and all that they need. */
export let Panel: ComponentType<PanelProps> | undefined;

/** Loads the panel's code once. @throws what the browser says when it cannot be fetched; the next call tries again */
export async function loadPanel(): Promise<void> {
  ({ Panel } = await import(/* webpackChunkName: 'search-dialog' */ './panel/Panel'));
}

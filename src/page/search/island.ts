/** The interface between the page's scripts, the search dialog, and the application. */

/** URLs and texts that the page script needs for the search. The build inserts them. */
export interface SearchFiles {
  readonly island: string;
  readonly styles: string;
  readonly index?: string;
  readonly firstIndex?: string;
  /** URLs of the worker's scripts. Absent if only an external service answers queries. */
  readonly worker?: readonly string[];
  /** URL of the worker's main script, which is also in `worker`. */
  readonly workerScript?: string;
  readonly texts: SearchFailureTexts;
}

interface SearchFailureTexts {
  readonly title: string;
  readonly help: string;
  readonly retry: string;
}

/** Class of a dialog that contains the plain form. The dialog's script replaces this form. */
export const PENDING = 'search-pending';

/** Attribute of the plain form's field while the reader is composing a word with an input method. */
export const COMPOSING = 'data-composing';

/** Traps focus in an open dialog, without moving focus. */
export function makeModal(dialog: HTMLDialogElement): void {
  if (!dialog.open || dialog.matches(':modal')) return;
  // Unlike `close()`, this doesn't trigger the close event.
  dialog.removeAttribute('open');
  dialog.showModal();
}

export const OPENED = 'search-opened';

/** Event that asks the application to follow the URL in its detail. If the application is running, it prevents the default action. */
export const FOLLOWED = 'search-followed';

export interface SearchWindow {
  /** Replaces the dialog's plain form with the full search. Set by the dialog's script. */
  renderSearch?: (dialog: HTMLDialogElement) => void;
  /** URL of the worker's main script. */
  searchWorkerUrl?: string;
  searchIndexUrl?: string;
  firstSearchIndexUrl?: string;
  /** Workers that are reading an index, keyed by the index URL. */
  searchWorkers?: Partial<Record<string, Worker>>;
  /** Requested indexes, keyed by URL. A promise resolves to undefined if the index failed to load. */
  searchIndexes?: Partial<Record<string, Promise<ArrayBuffer | undefined>>>;
}

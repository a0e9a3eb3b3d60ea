/** The interface between the page's scripts, the search dialog and the application. */

/** Addresses and texts that the page script needs for the search, inserted by the build. */
export interface SearchFiles {
  /** The script of the dialog. */
  readonly island: string;
  /** Its style sheet. */
  readonly styles: string;
  readonly index?: string;
  readonly firstIndex?: string;
  /** Scripts of the worker. Absent if only an external service answers queries. */
  readonly worker?: readonly string[];
  /** The worker's main script, which is one of them. */
  readonly workerScript?: string;
  readonly texts: SearchFailureTexts;
}

/** Texts that the dialog shows if its script couldn't be loaded. */
interface SearchFailureTexts {
  readonly title: string;
  readonly help: string;
  readonly retry: string;
}

/** Class of a dialog with the plain form, which the dialog's script replaces. */
export const PENDING = 'search-pending';

/** Attribute of its field while a word is being composed in it. */
export const COMPOSING = 'data-composing';

/** Traps the focus in an open dialog. The focus stays where it is. */
export function makeModal(dialog: HTMLDialogElement): void {
  if (!dialog.open || dialog.matches(':modal')) return;
  // Avoids the close event.
  dialog.removeAttribute('open');
  dialog.showModal();
}

/** Sent by a dialog that has been opened with a plain form in it. */
export const OPENED = 'search-opened';

/** Asks the application to follow the URL in the event's detail. If it's running, it prevents the default. */
export const FOLLOWED = 'search-followed';

/** Globals of the page. */
export interface SearchWindow {
  /** Replaces the dialog's plain form with the full search. Set by the dialog's script. */
  renderSearch?: (dialog: HTMLDialogElement) => void;
  /** Address of the worker's script. */
  searchWorkerUrl?: string;
  searchIndexUrl?: string;
  firstSearchIndexUrl?: string;
  /** Workers that are reading an index, by the address of the index. */
  searchWorkers?: Partial<Record<string, Worker>>;
  /** Requested indexes by address, or undefined if one failed to load. */
  searchIndexes?: Partial<Record<string, Promise<ArrayBuffer | undefined>>>;
}

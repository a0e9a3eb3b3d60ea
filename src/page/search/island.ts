/** What the page's scripts, the search dialog and the application know of each other. */

/** Addresses and texts that the page's script needs for the search, as the build puts them into it. */
export interface SearchFiles {
  /** The script of the dialog. */
  readonly island: string;
  /** Its style sheet. */
  readonly styles: string;
  readonly index?: string;
  readonly firstIndex?: string;
  /** Scripts of the worker; none when only another host answers. */
  readonly worker?: readonly string[];
  /** The worker's own script among them. */
  readonly workerScript?: string;
  readonly texts: SearchFailureTexts;
}

/** What the dialog says when its script could not be fetched. */
interface SearchFailureTexts {
  readonly title: string;
  readonly help: string;
  readonly retry: string;
}

/** Class of a dialog with the plain form, which the dialog's script replaces. */
export const PENDING = 'search-pending';

/** Attribute of its field while a word is being composed in it. */
export const COMPOSING = 'data-composing';

/** Makes a dialog that is open keep the reader inside. The focus stays where it is. */
export function makeModal(dialog: HTMLDialogElement): void {
  if (!dialog.open || dialog.matches(':modal')) return;
  // Without the event of closing.
  dialog.removeAttribute('open');
  dialog.showModal();
}

/** Sent by a dialog that has been opened with a plain form in it. */
export const OPENED = 'search-opened';

/** Asks the application, where it runs, to follow the address that is the event's detail: it then prevents the default. */
export const FOLLOWED = 'search-followed';

/** Globals of the page. */
export interface SearchWindow {
  /** Renders the dialog in the place of its plain form; set by the dialog's script. */
  renderSearch?: (dialog: HTMLDialogElement) => void;
  /** Address of the worker's script. */
  searchWorkerUrl?: string;
  searchIndexUrl?: string;
  firstSearchIndexUrl?: string;
  /** By the address of the index: workers that are reading it. */
  searchWorkers?: Partial<Record<string, Worker>>;
  /** Indexes that have been asked for, by address; undefined where one did not come. */
  searchIndexes?: Partial<Record<string, Promise<ArrayBuffer | undefined>>>;
}

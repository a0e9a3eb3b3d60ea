/** Loads the worker, its indexes, and the dialog's script, which replaces the plain form (`open.ts`), all at the same time. */
import { closestTo, create, createButton } from '../elements';
import { fetchStyleSheet, runScript } from '../fetched';
import { reloadIfOutdated } from '../newer-version';
import { COMPOSING, makeModal, OPENED, PENDING, type SearchFiles, type SearchWindow } from './island';
import { isShortcut } from './open';

declare const SEARCH_FILES: SearchFiles;

const OPENERS = '.search-button, .search-field';

const searchWindow = window as SearchWindow;
/** The page that shows results in the application. Some hosts add a slash to its address. */
export const isSearchPage = (): boolean => /\/search\/?$/.test(location.pathname);
const isOnOpener = ({ target }: Event): boolean => closestTo(target, OPENERS) !== null;

let island: Promise<unknown> | undefined;

const loadIsland = (): Promise<unknown> => (island = Promise.all([runScript(SEARCH_FILES.island), fetchStyleSheet(SEARCH_FILES.styles)]));

/** Fetches a file. @returns undefined if the file fails to load */
async function bytesOf(address: string, priority: RequestPriority): Promise<ArrayBuffer | undefined> {
  try {
    const response = await fetch(address, { priority });
    return response.ok ? await response.arrayBuffer() : undefined;
  } catch {
    // The worker requests the file again, and reports the error.
    return undefined;
  }
}

/** Starts the worker with the small index, which it reads while the dialog's script is loading. */
function startWorker(script: string, indexUrl: string, file: Promise<ArrayBuffer | undefined>): void {
  const worker = new Worker(script, { name: 'search' });
  searchWindow.searchWorkers = { [indexUrl]: worker };
  // If this worker fails, the dialog starts its own worker and shows the error.
  worker.onerror = () => {
    delete searchWindow.searchWorkers?.[indexUrl];
  };
  void file.then((bytes) => worker.postMessage({ kind: 'load', id: 0, indexUrl, file: bytes }));
}

let isWorkerFetched = false;

function fetchWorker(): void {
  const { worker, workerScript, index, firstIndex } = SEARCH_FILES;
  if (isWorkerFetched || !worker || workerScript === undefined || index === undefined || firstIndex === undefined) return;
  isWorkerFetched = true;
  // Loads the scripts into the browser's cache, where the worker finds them.
  for (const script of worker) void bytesOf(script, 'high');
  // The search page uses only the full index.
  const first = isSearchPage() ? Promise.resolve(undefined) : bytesOf(firstIndex, 'high');
  if (!isSearchPage()) startWorker(workerScript, firstIndex, first);
  // The full index is loaded later, because it would slow down the script that opens the dialog.
  const whole = first.then(() => island?.catch(() => undefined)).then(() => bytesOf(index, 'low'));
  // Other scripts get the indexes from here, because some hosts don't allow browsers to cache them.
  searchWindow.searchIndexes = { [firstIndex]: first, [index]: whole };
}

function showFailure(dialog: HTMLDialogElement): void {
  const { title, help, retry } = SEARCH_FILES.texts;
  const onclick = (): void => {
    dialog.querySelector('input')?.focus();
    message.remove();
    void render(dialog);
  };
  const lines = [title, help].map((line) => create('p', {}, [line]));
  const message = create('div', { role: 'alert' }, [...lines, createButton(retry, { onclick })]);
  dialog.append(message);
}

/** Replaces the plain form with the full search once the dialog's script and styles have loaded. */
async function render(dialog: HTMLDialogElement): Promise<void> {
  const form = dialog.querySelector('form');
  form?.setAttribute('aria-busy', 'true');
  // Runs after the field is painted. If a word is being composed, this would interrupt it, so the dialog's script does this later.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!form?.querySelector(`[${COMPOSING}]`)) makeModal(dialog);
    }),
  );
  fetchWorker();
  try {
    await loadIsland();
  } catch {
    form?.removeAttribute('aria-busy');
    const typed = (): string | null => (dialog.open ? (dialog.querySelector('input')?.value ?? null) : null);
    if (!(await reloadIfOutdated(typed))) showFailure(dialog);
    return;
  }
  if (dialog.open) searchWindow.renderSearch?.(dialog);
}

const SEARCH = `.${PENDING}, .search-dialog`;

/** Closes the dialog when the reader presses one of its keys, clicks outside the dialog, or goes back. */
function listenForClose(): void {
  const opened = (): HTMLDialogElement | null => document.querySelector(`dialog:is(${SEARCH})[open]`);
  addEventListener('keydown', (event) => {
    // The shortcut that has just opened the dialog must not close it.
    const closes = event.key === 'Escape' || (isShortcut(event) && !event.defaultPrevented);
    if (event.isComposing || !closes) return;
    const dialog = opened();
    if (dialog) event.preventDefault();
    dialog?.close();
  });
  addEventListener('click', ({ target }) => {
    if (target instanceof HTMLDialogElement && target.matches(SEARCH)) target.close();
  });
  // The dialog stays open if a filter has changed the URL, because that event isn't trusted.
  addEventListener('popstate', ({ isTrusted }) => isTrusted && opened()?.close());
  // The browser may restore the page with its dialog open, for example, if the reader left the page by pressing Enter.
  addEventListener('pageshow', ({ persisted }) => persisted && opened()?.close());
}

/** Listens for events that open the search, and handles a dialog that the reader opened before this script loaded. */
export function prepareSearch(): void {
  // Other scripts are built before the index, so they don't know these URLs.
  const { index, firstIndex, workerScript } = SEARCH_FILES;
  Object.assign(searchWindow, { searchIndexUrl: index, firstSearchIndexUrl: firstIndex, searchWorkerUrl: workerScript });
  // A loading error matters only when the dialog opens.
  const prepare = (event: Event): void => {
    if (isOnOpener(event)) void loadIsland().catch(() => undefined);
  };
  addEventListener('pointerover', prepare);
  addEventListener('focusin', prepare);
  // Touching the button is already a tap, but a mouse pointer may only be passing over it.
  for (const type of ['pointerover', 'pointerdown'] as const)
    addEventListener(type, (event) => isOnOpener(event) && (type === 'pointerdown' || event.pointerType !== 'mouse') && fetchWorker());
  // Keeps the selection, which becomes the query. Otherwise, pressing the mouse button would clear it.
  addEventListener('mousedown', (event) => {
    if (closestTo(event.target, '.search-button')) event.preventDefault();
  });
  listenForClose();
  addEventListener(OPENED, ({ target }) => void render(target as HTMLDialogElement));
  const opened = document.querySelector<HTMLDialogElement>(`.${PENDING}[open]`);
  if (opened) void render(opened);
  // The search page has its own field, so it doesn't need the dialog's script.
  else if (isSearchPage()) fetchWorker();
}

/**
 * Loads everything that the search needs as soon as the reader asks for it: the worker and its indexes, and the dialog's script, which
 * replaces the plain form (`open.ts`). They are loaded in parallel.
 */
import { fetchStyleSheet, runScript } from '../fetched';
import { reloadIfOutdated } from '../newer-version';
import { isShortcut } from './keys';
import { COMPOSING, makeModal, OPENED, PENDING, type SearchFiles, type SearchWindow } from './island';

/** Inserted by the plugin. */
declare const SEARCH_FILES: SearchFiles;

const OPENERS = '.search-button, .search-field';

const searchWindow = window as SearchWindow;
const isSearchPage = (): boolean => location.pathname.endsWith('/search');
const isOnOpener = ({ target }: Event): boolean => target instanceof Element && target.closest(OPENERS) !== null;

let island: Promise<unknown> | undefined;

const loadIsland = (): Promise<unknown> => (island = Promise.all([runScript(SEARCH_FILES.island), fetchStyleSheet(SEARCH_FILES.styles)]));

/** @returns undefined if they fail to load */
async function bytesOf(address: string, priority: RequestPriority): Promise<ArrayBuffer | undefined> {
  try {
    const response = await fetch(address, { priority });
    return response.ok ? await response.arrayBuffer() : undefined;
  } catch {
    // The worker requests it again, and reports the error.
    return undefined;
  }
}

/** Starts the worker with the small index, which it reads while the dialog's script is loading. */
function startWorker(script: string, indexUrl: string, file: Promise<ArrayBuffer | undefined>): void {
  const worker = new Worker(script, { name: 'search' });
  searchWindow.searchWorkers = { [indexUrl]: worker };
  // The dialog then starts its own worker, and shows the error.
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
  // Loads them into the cache, where the worker finds them.
  for (const script of worker) void bytesOf(script, 'high');
  // The search page uses only the full index.
  const first = isSearchPage() ? Promise.resolve(undefined) : bytesOf(firstIndex, 'high');
  if (!isSearchPage()) startWorker(workerScript, firstIndex, first);
  // Otherwise it would slow down the script that opens the dialog.
  const whole = first.then(() => island?.catch(() => undefined)).then(() => bytesOf(index, 'low'));
  // Other scripts take the indexes from here, because some hosts don't allow caching them.
  searchWindow.searchIndexes = { [firstIndex]: first, [index]: whole };
}

/** Shows in the dialog that its script couldn't be loaded. */
function showFailure(dialog: HTMLDialogElement): void {
  const { title, help, retry } = SEARCH_FILES.texts;
  const lines = [title, help].map((textContent) => Object.assign(document.createElement('p'), { textContent }));
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: retry });
  const message = document.createElement('div');
  message.role = 'alert';
  message.append(...lines, button);
  button.onclick = () => {
    dialog.querySelector('input')?.focus();
    message.remove();
    void render(dialog);
  };
  dialog.append(message);
}

/** Replaces the plain form with the dialog once its script and styles have loaded. */
async function render(dialog: HTMLDialogElement): Promise<void> {
  const form = dialog.querySelector('form');
  form?.setAttribute('aria-busy', 'true');
  // Runs after the field is painted. It would interrupt a word that is being composed; in this case, the dialog's script does it later.
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

/** Closes the dialog by its keys, by a click outside, and when the reader goes back. */
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
  // Not if a filter has changed the URL.
  addEventListener('popstate', ({ isTrusted }) => isTrusted && opened()?.close());
  // The page may be restored with its dialog open, for example if the reader left it by pressing Enter.
  addEventListener('pageshow', ({ persisted }) => persisted && opened()?.close());
}

/** Listens for events that open the search, and checks whether the reader was faster than this script. */
export function prepareSearch(): void {
  // Other scripts are built before the index, so they don't know these addresses.
  const { index, firstIndex, workerScript } = SEARCH_FILES;
  Object.assign(searchWindow, { searchIndexUrl: index, firstSearchIndexUrl: firstIndex, searchWorkerUrl: workerScript });
  // An error matters only when the dialog opens.
  const prepare = (event: Event): void => {
    if (isOnOpener(event)) void loadIsland().catch(() => undefined);
  };
  addEventListener('pointerover', prepare);
  addEventListener('focusin', prepare);
  // A finger on the element is already a tap.
  for (const type of ['pointerover', 'pointerdown'] as const)
    addEventListener(type, (event) => isOnOpener(event) && (type === 'pointerdown' || event.pointerType !== 'mouse') && fetchWorker());
  // Pressing the mouse button would clear the selection, which becomes the query.
  addEventListener('mousedown', (event) => {
    if (event.target instanceof Element && event.target.closest('.search-button')) event.preventDefault();
  });
  listenForClose();
  addEventListener(OPENED, ({ target }) => void render(target as HTMLDialogElement));
  const opened = document.querySelector<HTMLDialogElement>(`.${PENDING}[open]`);
  if (opened) void render(opened);
  // That page has its own field, so the dialog's script isn't needed.
  else if (isSearchPage()) fetchWorker();
}

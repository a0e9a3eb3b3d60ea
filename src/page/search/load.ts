/**
 * Fetches all that the search needs as soon as the reader asks for it: the worker and its indexes, and the dialog's script, which
 * takes the place of the plain form (`open.ts`). They come at the same time.
 */
import { fetchStyleSheet, runScript } from '../fetched';
import { reloadIfOutdated } from '../newer-version';
import { isShortcut } from './keys';
import { COMPOSING, makeModal, OPENED, PENDING, type SearchFiles, type SearchWindow } from './island';

/** Put in by the plugin. */
declare const SEARCH_FILES: SearchFiles;

const OPENERS = '.search-button, .search-field';

const searchWindow = window as SearchWindow;
const isSearchPage = (): boolean => location.pathname.endsWith('/search');
const isOnOpener = ({ target }: Event): boolean => target instanceof Element && target.closest(OPENERS) !== null;

let island: Promise<unknown> | undefined;

const loadIsland = (): Promise<unknown> => (island = Promise.all([runScript(SEARCH_FILES.island), fetchStyleSheet(SEARCH_FILES.styles)]));

/** @returns undefined where they do not come */
async function bytesOf(address: string, priority: RequestPriority): Promise<ArrayBuffer | undefined> {
  try {
    const response = await fetch(address, { priority });
    return response.ok ? await response.arrayBuffer() : undefined;
  } catch {
    // The worker asks for it again, and tells why it gets none.
    return undefined;
  }
}

/** Starts the worker of the small index, which it reads while the dialog's script is on its way. */
function startWorker(script: string, indexUrl: string, file: Promise<ArrayBuffer | undefined>): void {
  const worker = new Worker(script, { name: 'search' });
  searchWindow.searchWorkers = { [indexUrl]: worker };
  // The dialog then starts one of its own, and tells what is wrong.
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
  // Into the cache, where the worker finds them.
  for (const script of worker) void bytesOf(script, 'high');
  // The search page answers from the whole index only.
  const first = isSearchPage() ? Promise.resolve(undefined) : bytesOf(firstIndex, 'high');
  if (!isSearchPage()) startWorker(workerScript, firstIndex, first);
  // It would take the line from the script with which the dialog opens.
  const whole = first.then(() => island?.catch(() => undefined)).then(() => bytesOf(index, 'low'));
  // Others take them from here, as not every host lets them be cached.
  searchWindow.searchIndexes = { [firstIndex]: first, [index]: whole };
}

/** Says in the dialog that its script could not be fetched. */
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

/** Puts the dialog into the place of the plain form, when its script and its styles are there. */
async function render(dialog: HTMLDialogElement): Promise<void> {
  const form = dialog.querySelector('form');
  form?.setAttribute('aria-busy', 'true');
  // When the field is painted. A word that is being composed would end with it, so the dialog's script does it then.
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

/** Closes the dialog by its keys, by a press beside it, and when the reader goes back. */
function listenForClose(): void {
  const opened = (): HTMLDialogElement | null => document.querySelector(`dialog:is(${SEARCH})[open]`);
  addEventListener('keydown', (event) => {
    // The shortcut that has just opened it is answered.
    const closes = event.key === 'Escape' || (isShortcut(event) && !event.defaultPrevented);
    if (event.isComposing || !closes) return;
    const dialog = opened();
    if (dialog) event.preventDefault();
    dialog?.close();
  });
  addEventListener('click', ({ target }) => {
    if (target instanceof HTMLDialogElement && target.matches(SEARCH)) target.close();
  });
  // Not where a filter has changed the address.
  addEventListener('popstate', ({ isTrusted }) => isTrusted && opened()?.close());
  // Left by Enter, say, the page was held with its dialog open.
  addEventListener('pageshow', ({ persisted }) => persisted && opened()?.close());
}

/** Listens for what asks for the search, and looks whether the reader was faster than this script. */
export function prepareSearch(): void {
  // Others are built before the index, so they cannot know.
  const { index, firstIndex, workerScript } = SEARCH_FILES;
  Object.assign(searchWindow, { searchIndexUrl: index, firstSearchIndexUrl: firstIndex, searchWorkerUrl: workerScript });
  // A failure counts when the dialog opens, not yet.
  const prepare = (event: Event): void => {
    if (isOnOpener(event)) void loadIsland().catch(() => undefined);
  };
  addEventListener('pointerover', prepare);
  addEventListener('focusin', prepare);
  // A finger over something is a tap.
  for (const type of ['pointerover', 'pointerdown'] as const)
    addEventListener(type, (event) => isOnOpener(event) && (type === 'pointerdown' || event.pointerType !== 'mouse') && fetchWorker());
  // Pressing the mouse on the button would drop the selection that the query is taken from.
  addEventListener('mousedown', (event) => {
    if (event.target instanceof Element && event.target.closest('.search-button')) event.preventDefault();
  });
  listenForClose();
  addEventListener(OPENED, ({ target }) => void render(target as HTMLDialogElement));
  const opened = document.querySelector<HTMLDialogElement>(`.${PENDING}[open]`);
  if (opened) void render(opened);
  // That page has its own field: the dialog's script would come for nothing.
  else if (isSearchPage()) fetchWorker();
}

/**
 * Fetches all that the search needs as soon as the reader asks for it: the worker and its indexes, what shows the first hits, and
 * the dialog's scripts. They come beside the application, which would ask for them one after the other.
 */
import type { SearchFiles } from './search-files';
import { isThere } from './there';

/** Put in by the plugin. */
declare const SEARCH_FILES: SearchFiles;

/** What the application finds. */
interface EarlySearchWindow {
  searchIndexUrl?: string;
  firstSearchIndexUrl?: string;
  /** Indexes that have been asked for, by address; undefined where one did not come. */
  searchIndexes?: Partial<Record<string, Promise<ArrayBuffer | undefined>>>;
}

const OPENERS = '.search-button, .search-field';
/** Fields that take a query for the dialog before the application is there. */
const FIELDS = '.search-wait, .search-field input';

const isSearchPage = (): boolean => location.pathname.endsWith('/search');
const isIn = ({ target }: Event, places: string): boolean => target instanceof Element && target.closest(places) !== null;

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}

/** Resolves when the dialog's scripts are there, or do not come. */
let dialogThere: Promise<unknown> = Promise.resolve();

const fetchDialog = once(() => {
  const links = SEARCH_FILES.dialog.map((href) => Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
  dialogThere = Promise.all(links.map((link) => new Promise((resolve) => (link.onload = link.onerror = resolve))));
  document.head.append(...links);
});

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

const fetchWorker = once(() => {
  const { worker, index, firstIndex, waiting } = SEARCH_FILES;
  if (!worker || index === undefined || firstIndex === undefined || waiting === undefined) return;
  const isPage = isSearchPage();
  if (!isPage && !isThere()) document.head.append(Object.assign(document.createElement('script'), { src: waiting, fetchPriority: 'high' }));
  // Into the cache, where the worker finds them.
  for (const script of worker) void bytesOf(script, 'high');
  // The search page answers from the whole index only.
  const first = isPage ? Promise.resolve(undefined) : bytesOf(firstIndex, 'high');
  // It would take the line from the scripts with which the dialog opens.
  const whole = first.then(() => dialogThere).then(() => bytesOf(index, 'low'));
  // Others take them from here, as not every host lets them be cached.
  (window as EarlySearchWindow).searchIndexes = { [firstIndex]: first, [index]: whole };
});

/** Listens for what asks for the search, and looks whether the reader was faster than this script. */
export function prepareSearch(): void {
  // The application has been built before the index, so it cannot know.
  const { index, firstIndex } = SEARCH_FILES;
  Object.assign(window as EarlySearchWindow, { searchIndexUrl: index, firstSearchIndexUrl: firstIndex });
  const prepareAll = (): void => {
    fetchWorker();
    fetchDialog();
  };
  addEventListener('pointerover', (event) => isIn(event, OPENERS) && fetchDialog());
  // What answers first goes before the application, which the same event starts (`intent.ts`). A finger over something is a tap.
  for (const type of ['pointerover', 'pointerdown'] as const)
    addEventListener(
      type,
      (event) => isIn(event, OPENERS) && (type === 'pointerdown' || event.pointerType !== 'mouse') && fetchWorker(),
      true,
    );
  // A field with text in it would only be emptied.
  addEventListener('keydown', ({ key, target, isComposing }) => {
    if (key === 'Escape' && !isComposing && target instanceof Element) target.closest<HTMLDialogElement>('.search-wait')?.close();
  });
  addEventListener('focusin', (event) => {
    if (isIn(event, FIELDS)) prepareAll();
  });
  if (document.querySelector('.search-wait, .search-field :focus')) prepareAll();
  // That page has its own field: the dialog's scripts would come for nothing.
  else if (isSearchPage()) fetchWorker();
}

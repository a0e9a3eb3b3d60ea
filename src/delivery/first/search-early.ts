/**
 * Fetches all that the search needs as soon as the reader asks for it: the dialog's scripts, the worker and its indexes. They
 * come beside the application, which would ask for them one after the other.
 */
import type { SearchFiles } from '../plugin';

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

const fetchDialog = once(() => {
  document.head.append(
    ...SEARCH_FILES.dialog.map((href) => Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href })),
  );
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
  const { worker, index, firstIndex } = SEARCH_FILES;
  if (!worker || index === undefined || firstIndex === undefined) return;
  // Into the cache, where the worker finds them.
  for (const script of worker) void bytesOf(script, 'auto');
  // The search page answers from the whole index only.
  const first = isSearchPage() ? Promise.resolve(undefined) : bytesOf(firstIndex, 'high');
  // It comes when the scripts are there, with which the dialog opens, as the small index is the last that was asked for.
  const whole = first.then(() => bytesOf(index, 'low'));
  // The application takes them from here, as not every host lets them be cached.
  (window as EarlySearchWindow).searchIndexes = { [firstIndex]: first, [index]: whole };
});

/** Listens for what asks for the search, and looks whether the reader was faster than this script. */
export function prepareSearch(): void {
  // The application has been built before the index, so it cannot know.
  const { index, firstIndex } = SEARCH_FILES;
  Object.assign(window as EarlySearchWindow, { searchIndexUrl: index, firstSearchIndexUrl: firstIndex });
  const prepareAll = (): void => {
    fetchDialog();
    fetchWorker();
  };
  addEventListener('pointerover', (event) => {
    if (isIn(event, OPENERS)) fetchDialog();
  });
  addEventListener('pointerdown', (event) => {
    if (isIn(event, OPENERS)) prepareAll();
  });
  addEventListener('focusin', (event) => {
    if (isIn(event, FIELDS)) prepareAll();
  });
  if (document.querySelector('.search-wait, .search-field :focus')) prepareAll();
  // That page has its own field: the dialog's scripts would come for nothing.
  else if (isSearchPage()) fetchWorker();
}

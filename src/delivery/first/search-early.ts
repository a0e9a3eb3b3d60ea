/**
 * Fetches all that the search needs as soon as the reader asks for it: the dialog's scripts, the worker and its index. They
 * come beside the application, which would ask for them one after the other.
 */
import type { SearchFiles } from '../plugin';

/** Put in by the plugin. */
declare const SEARCH_FILES: SearchFiles;

const OPENERS = '.search-button, .search-field';
/** Fields that take a query before the application is there. */
const FIELDS = '.search-wait, .search-field input';

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

async function bytesOf(address: string): Promise<ArrayBuffer | undefined> {
  const response = await fetch(address, { priority: 'low' });
  return response.ok ? response.arrayBuffer() : undefined;
}

const fetchWorker = once(() => {
  const { worker, index } = SEARCH_FILES;
  if (!worker || index === undefined) return;
  // Into the cache, where the worker finds them. What fails here the worker asks for again, and tells why it gets none.
  for (const script of worker) void fetch(script).catch(() => undefined);
  // After the scripts: the dialog opens with them. The application takes it from here, as not every host lets it be cached.
  (window as { searchIndex?: Promise<ArrayBuffer | undefined> }).searchIndex = bytesOf(index).catch(() => undefined);
});

/** Listens for what asks for the search, and looks whether the reader was faster than this script. */
export function prepareSearch(): void {
  // The application has been built before the index, so it cannot know.
  (window as { searchIndexUrl?: string }).searchIndexUrl = SEARCH_FILES.index;
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
  if (document.querySelector('.search-wait, .search-field :focus') || location.pathname.endsWith('/search')) prepareAll();
}

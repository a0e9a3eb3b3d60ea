/**
 * First hits in the field that waits for the application (`src/page/search-wait.ts`): the reader of a slow phone has them
 * seconds before the dialog is there. The worker goes over to the dialog, with the small index that it has read.
 */
import { limits } from '../../site/limits';
import type { SearchResult } from '../contract';
import { tidyHit } from '../dialog/panel/docsearch-hits';
import { rememberHit } from '../dialog/panel/recent-searches';
import { prepareStorage } from '../dialog/panel/stored-searches';
import { BESIDE, dialogRequest } from '../dialog/request';
import { queriesCall, type EarlyWindow, type FromWorker, type ToWorker } from '../engines/embedded/early';
import { moveFocus } from '../page/arrow-keys';
import { hitList } from './waiting-hits';

/** Put in by the build. */
declare const SEARCH_FILES: { readonly workerScript: string; readonly firstIndex: string; readonly indexName: string };

const { workerScript, firstIndex: indexUrl, indexName } = SEARCH_FILES;
const early = window as EarlyWindow;
const site = { siteUrl: location.origin };
const storage = (): Storage => localStorage;
const words = matchMedia(`(width <= ${limits.snippetBreakpointPx}px)`).matches ? limits.snippetWordsNarrow : limits.snippetWords;

const stock = dialogRequest(words);
const request = { ...stock, attributesToRetrieve: [...(stock.attributesToRetrieve ?? []), ...BESIDE] };

const field = (): HTMLInputElement | null => document.querySelector('.search-wait input');

/** The application counts upwards: an answer that comes when it has the worker is none of its own. */
const LOAD = 0;
let lastId = LOAD;
let isLoaded = false;

/** A hit in the page itself leads to a place below the dialog. */
function closeAbove({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.pathname === location.pathname && !ctrlKey && !metaKey && !shiftKey) field()?.closest('dialog')?.close();
}

function show(hits: SearchResult['hits']): void {
  const input = field();
  const dialog = input?.closest('dialog');
  if (!input || !dialog) return;
  dialog.querySelector('.DocSearch-Dropdown')?.remove();
  delete dialog.dataset.isTaken;
  const sound = hits.flatMap((hit) => tidyHit(hit, site) ?? []);
  if (sound.length === 0) return;
  const list = hitList(input.value, sound, (hit) => {
    if (prepareStorage(indexName, site, storage)) rememberHit(indexName, hit, storage);
  });
  // Its reader goes on in it: the dialog does not come in between until something else is typed.
  for (const type of ['scroll', 'focusin']) list.addEventListener(type, () => (dialog.dataset.isTaken = ''));
  list.addEventListener('click', closeAbove);
  dialog.append(list);
}

function startWorker(): Worker {
  const started = new Worker(workerScript, { name: 'search' });
  (early.searchWorkers ??= {})[indexUrl] = started;
  // The application then starts one of its own, and tells what is wrong.
  started.onerror = () => {
    delete early.searchWorkers?.[indexUrl];
  };
  started.onmessage = ({ data: { id, status, content } }: MessageEvent<FromWorker>) => {
    if (id === LOAD) {
      isLoaded = status !== 0;
      ask();
    } else if (id === lastId && status === 200) {
      // What it does not know, the whole index may.
      const [answer] = (JSON.parse(content) as { results: SearchResult[] }).results;
      show(answer?.hits ?? []);
    }
  };
  const load = (file?: ArrayBuffer): void => started.postMessage({ kind: 'load', id: LOAD, indexUrl, file } satisfies ToWorker);
  void Promise.resolve(early.searchIndexes?.[indexUrl]).then(load);
  return started;
}

let worker: Worker | undefined;

function ask(): void {
  const query = field()?.value.trim();
  worker ??= startWorker();
  lastId -= 1;
  if (query === '') show([]);
  else if (query !== undefined && isLoaded) {
    worker.postMessage({ kind: 'request', id: lastId, ...queriesCall({ ...request, indexName, query }) } satisfies ToWorker);
  }
}

if (field()) ask();
for (const type of ['input', 'focusin'])
  document.addEventListener(type, ({ target }) => {
    if (target !== null && target === field()) ask();
  });
document.addEventListener('keydown', (event) => {
  const dialog = field()?.closest('dialog');
  if (dialog) moveFocus(event, dialog, 'a');
});

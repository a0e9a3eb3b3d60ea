/** Entry of the search worker: joins the worker's logic to the worker's globals. Bundled on its own. */
import type { FromWorker, SearchIndexFile, ToWorker } from '../../contract';
import { createEngine } from './engine';
import { createWorkerCore } from './worker-core';

async function fetchIndex(url: string): Promise<SearchIndexFile> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as SearchIndexFile;
}

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage: (message: FromWorker) => void;
};

const core = createWorkerCore({
  loadEngine: async (url) => createEngine(await fetchIndex(url)),
  post: (message) => scope.postMessage(message),
  schedule: (run) => setTimeout(run, 0),
});

scope.onmessage = ({ data }) => core.receive(data);

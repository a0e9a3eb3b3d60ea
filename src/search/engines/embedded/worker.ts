/** Entry of the search worker: joins the worker's logic to the worker's globals. Bundled on its own. */
import type { FromWorker, ToWorker } from './messages';
import { loadEngine } from './engine';
import { createWorkerCore } from './worker-core';

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage: (message: FromWorker) => void;
};

const core = createWorkerCore({ loadEngine, post: (message) => scope.postMessage(message), schedule: (run) => setTimeout(run, 0) });

scope.onmessage = ({ data }) => core.receive(data);

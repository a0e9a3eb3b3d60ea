/** Entry point of the search worker, which connects the worker's logic to its globals. It's bundled separately. */
import { loadEngine } from './engine';
import { createWorkerCore, type FromWorker, type ToWorker } from './worker-core';

const scope = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage: (message: FromWorker) => void;
};

const receive = createWorkerCore(loadEngine);

scope.onmessage = ({ data }) => void receive(data).then((answer) => scope.postMessage(answer));

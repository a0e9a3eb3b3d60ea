/**
 * The worker's logic without the worker: loads the engine, queues requests, and answers only the newest request of each
 * channel, because nobody waits for the older ones that arrived together with it.
 */
import type { SearchEngine } from '../../contract';
import { STATUS_SUPERSEDED, type FromWorker, type ToWorker } from './messages';
import { answerRequest } from './protocol';

type Request = Extract<ToWorker, { kind: 'request' }>;

/** What the core needs of its surroundings. */
export interface WorkerCoreDeps {
  loadEngine: (indexUrl: string) => Promise<SearchEngine>;
  post: (message: FromWorker) => void;
  /** Runs a task after the messages that are already waiting have been received. */
  schedule: (run: () => void) => void;
}

const SUPERSEDED = {
  status: STATUS_SUPERSEDED,
  content: JSON.stringify({ message: 'A newer query has overtaken this one.', status: STATUS_SUPERSEDED }),
};
const NOT_LOADED = { status: 0, content: 'The search index is not loaded.' };

/** Makes a core; feed it the messages in order of arrival. */
export function createWorkerCore({ loadEngine, post, schedule }: WorkerCoreDeps) {
  let engine: SearchEngine | undefined;
  let queue: Request[] = [];

  const load = async ({ id, indexUrl }: Extract<ToWorker, { kind: 'load' }>): Promise<void> => {
    try {
      engine = await loadEngine(indexUrl);
      post({ kind: 'loaded', id, ok: true, message: '' });
    } catch (error) {
      post({ kind: 'loaded', id, ok: false, message: `The search index could not be loaded: ${String(error)}` });
    }
  };

  const answer = ({ id, method, path, body }: Request): void =>
    post({ kind: 'answer', id, ...(engine === undefined ? NOT_LOADED : answerRequest(engine, method, path, body)) });

  const drain = (): void => {
    const newest = new Map(queue.map((request) => [request.channel, request]));
    const waiting = queue;
    queue = [];
    for (const request of waiting) {
      if (newest.get(request.channel) === request) answer(request);
      else post({ kind: 'answer', id: request.id, ...SUPERSEDED });
    }
  };

  return {
    receive(message: ToWorker): void {
      if (message.kind === 'load') {
        void load(message);
        return;
      }
      queue.push(message);
      if (queue.length === 1) schedule(drain);
    },
  };
}

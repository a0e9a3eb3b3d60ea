/**
 * The worker's logic without the worker: loads the engine, queues requests, and answers only the newest
 * request of each channel, because nobody waits for the older ones: neither for those that arrived together
 * with it, nor for one that still waits for files.
 */
import { STATUS_SUPERSEDED, type FromWorker, type LoadedEngine, type ToWorker } from '../../contract';
import { answerRequest } from './protocol';

type Request = Extract<ToWorker, { kind: 'request' }>;

/** What the core needs of its surroundings. */
export interface WorkerCoreDeps {
  loadEngine: (indexUrl: string) => Promise<LoadedEngine>;
  post: (message: FromWorker) => void;
  /** Runs a task after the messages that are already waiting have been received. */
  schedule: (run: () => void) => void;
}

const SUPERSEDED = JSON.stringify({ message: 'A newer query has overtaken this one.', status: STATUS_SUPERSEDED });

/** The requests of one call wait for files each for itself; the call waits while any of them does. */
function countFetches(tell: (waiting: boolean) => void): (waiting: boolean) => void {
  let waits = 0;
  return (waiting) => {
    waits += waiting ? 1 : -1;
    if (waits === (waiting ? 1 : 0)) tell(waiting);
  };
}

/** Makes a core; feed it the messages in order of arrival. */
export function createWorkerCore({ loadEngine, post, schedule }: WorkerCoreDeps) {
  let engine: LoadedEngine | undefined;
  let queue: Request[] = [];
  /** What ends the answer that is being made, by channel. */
  const making = new Map<number, AbortController>();

  const load = async ({ id, indexUrl }: Extract<ToWorker, { kind: 'load' }>): Promise<void> => {
    try {
      engine = await loadEngine(indexUrl);
      post({ kind: 'loaded', id, ok: true, message: '' });
    } catch (error) {
      post({ kind: 'loaded', id, ok: false, message: `The search index could not be loaded: ${String(error)}` });
    }
  };

  const supersede = (id: number): void => post({ kind: 'answer', id, status: STATUS_SUPERSEDED, content: SUPERSEDED });

  const answer = async ({ id, channel, method, path, body }: Request): Promise<void> => {
    making.get(channel)?.abort();
    if (engine === undefined) {
      post({ kind: 'answer', id, status: 0, content: 'The search index is not loaded.' });
      return;
    }
    const ending = new AbortController();
    const { signal } = ending;
    making.set(channel, ending);
    signal.addEventListener('abort', () => supersede(id));
    const progress = { signal, onFetch: countFetches((waiting) => post({ kind: 'fetching', id, waiting })) };
    const { status, content } = await answerRequest(engine, method, path, body, progress);
    if (signal.aborted) return;
    making.delete(channel);
    post({ kind: 'answer', id, status, content });
  };

  const drain = (): void => {
    const newest = new Map(queue.map((request) => [request.channel, request]));
    const waiting = queue;
    queue = [];
    for (const request of waiting) {
      if (newest.get(request.channel) === request) void answer(request);
      else supersede(request.id);
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

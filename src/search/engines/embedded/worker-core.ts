/**
 * The worker's logic without the worker: loads the engine, queues requests, and answers only the newest request of each
 * channel, because nobody waits for the older ones that arrived together with it.
 */
import { QUERIES_PATH, RequestError, type SearchEngine, type SearchRequest } from '../../contract';
import { STATUS_SUPERSEDED, type FromWorker, type ToWorker } from './messages';

/** Status and JSON body of an answer to the hosted service's multi-query call, as HTTP would carry them. */
interface ProtocolAnswer {
  status: number;
  content: string;
}

function parseRequests(body: string): SearchRequest[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch (error) {
    throw new RequestError(400, `The body is not JSON: ${String(error)}`);
  }
  const requests = typeof parsed === 'object' && parsed !== null && 'requests' in parsed ? parsed.requests : undefined;
  if (!Array.isArray(requests)) throw new RequestError(400, 'The body has no "requests": expected an array of search requests.');
  return requests.map((request: unknown, index) => {
    if (typeof request !== 'object' || request === null || typeof (request as SearchRequest).indexName !== 'string') {
      throw new RequestError(400, `requests[${index}] has no "indexName": expected a string.`);
    }
    return request as SearchRequest;
  });
}

/**
 * Answers one call. Errors become answers, as over HTTP: 400 for a body that is not understood, 404 for another path,
 * 500 for an error of the engine.
 */
export function answerRequest(engine: SearchEngine, method: string, path: string, body: string): ProtocolAnswer {
  try {
    if (method !== 'POST' || path.replace(/%2A/i, '*') !== QUERIES_PATH) {
      throw new RequestError(404, `${method} ${path} is not available: the embedded search answers POST ${QUERIES_PATH} only.`);
    }
    const results = parseRequests(body).map((request) => engine.search(request));
    return { status: 200, content: JSON.stringify({ results }) };
  } catch (error) {
    const status = error instanceof RequestError ? error.status : 500;
    const message = error instanceof Error ? error.message : String(error);
    return { status, content: JSON.stringify({ message, status }) };
  }
}

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

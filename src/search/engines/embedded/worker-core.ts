/** The worker's logic without the worker: loads the engine, and answers requests as the hosted service does over HTTP. */
import { QUERIES_PATH, RequestError, type SearchEngine, type SearchRequest } from '../../contract';

/** A call of the client: method, path and JSON body. */
interface Call {
  method: string;
  path: string;
  body: string;
}

/** What the page sends; each message has one answer. `file` is the index where the page has it already. */
export type ToWorker = { id: number } & ({ kind: 'load'; indexUrl: string; file?: ArrayBuffer } | ({ kind: 'request' } & Call));

/** HTTP status and JSON body of an answer; status 0 is none, because the index did not load. */
interface Answer {
  status: number;
  content: string;
}
export type FromWorker = { id: number } & Answer;

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
export function answerRequest(engine: SearchEngine, { method, path, body }: Call): Answer {
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

/**
 * Makes the worker's side: feed it the messages, post what it resolves to. Never rejects. It reads one index, once: what takes
 * a worker over loads it again.
 */
export function createWorkerCore(
  loadEngine: (indexUrl: string, file?: ArrayBuffer) => Promise<SearchEngine>,
): (message: ToWorker) => Promise<FromWorker> {
  let engine: SearchEngine | undefined;
  let loading: Promise<SearchEngine> | undefined;
  return async (message) => {
    const { id } = message;
    if (message.kind === 'request') {
      if (engine === undefined) return { id, status: 0, content: 'The search index is not loaded.' };
      return { id, ...answerRequest(engine, message) };
    }
    try {
      loading ??= loadEngine(message.indexUrl, message.file);
      engine = await loading;
      return { id, status: 200, content: '' };
    } catch (error) {
      loading = undefined;
      return { id, status: 0, content: `The search index could not be loaded: ${String(error)}` };
    }
  };
}

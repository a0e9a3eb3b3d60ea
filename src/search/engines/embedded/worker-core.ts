/** The worker's logic, without the worker itself. It loads the engine, and responds to requests as the hosted service does over HTTP. */
import { QUERIES_PATH, RequestError, type SearchEngine, type SearchRequest } from '../../contract';

interface Call {
  method: string;
  path: string;
  body: string;
}

/** Messages from the page. Each message gets one response. `file` is the index if the page has already loaded it. */
export type ToWorker = { id: number } & ({ kind: 'load'; indexUrl: string; file?: ArrayBuffer } | ({ kind: 'request' } & Call));

/** HTTP status and JSON body of a response. Status 0 means that there's no response, because the index failed to load. */
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

/** Responds to a request. Errors become responses, as in HTTP: 400 for an invalid body, 404 for another path, 500 for an engine error. */
export function answerRequest(engine: SearchEngine, { method, path, body }: Call): Answer {
  try {
    if (method !== 'POST' || path.replace(/%2A/i, '*') !== QUERIES_PATH) {
      throw new RequestError(404, `${method} ${path} is not available: the embedded search only supports POST ${QUERIES_PATH}.`);
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
 * Creates the worker's message handler. Pass it each message, and post the response that it resolves to. Never rejects. It reads the index
 * only once, even if code that takes over the worker sends another message to load it.
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

/** The hosted service's multi-query call as text in and text out: what HTTP would carry. */
import { QUERIES_PATH, RequestError, type SearchEngine, type SearchRequest } from '../../contract';

/** Status and JSON body of an answer. */
export interface ProtocolAnswer {
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

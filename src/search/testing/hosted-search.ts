/** The searching half of the tests' own hosted service: answers queries from the embedded engine. */
import { QUERIES_PATH, RequestError, type SearchEngine, type SearchRequest } from '../contract';
import type { Received, Reply } from './hosted-server';

export const TEST_APP_ID = 'TESTAPP';
export const TEST_SEARCH_KEY = 'search-only-key';

/** As the service says it. */
const FORBIDDEN: Reply = { status: 403, body: { message: 'Invalid Application-ID or API key', status: 403 } };

/** Results of a call, or the refusal of one of its requests. */
function replyTo(requests: readonly SearchRequest[], engine: (indexName: string) => SearchEngine | undefined): Reply {
  try {
    const results = requests.map((request) => {
      const found = engine(request.indexName);
      if (!found) throw new Error(`Index ${request.indexName} does not exist`);
      return found.search(request);
    });
    return { status: 200, body: { results } };
  } catch (error) {
    const status = error instanceof RequestError ? error.status : 500;
    return { status, body: { message: error instanceof Error ? error.message : String(error), status } };
  }
}

/**
 * @param engine the engine of an index; undefined for an index that does not exist
 */
export function answerSearch(engine: (indexName: string) => SearchEngine | undefined): (request: Received) => Reply {
  return ({ method, path, query, body }) => {
    if (path !== QUERIES_PATH || method !== 'POST')
      return { status: 404, body: { message: `${method} ${path} is not there`, status: 404 } };
    if (query['x-algolia-application-id'] !== TEST_APP_ID || query['x-algolia-api-key'] !== TEST_SEARCH_KEY) return FORBIDDEN;
    return replyTo((body as { requests: SearchRequest[] }).requests, engine);
  };
}

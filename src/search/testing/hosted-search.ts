/** The searching half of the tests' own hosted service: answers queries from the embedded engine. */
import { QUERIES_PATH, type SearchEngine } from '../contract';
import { answerRequest } from '../engines/embedded/protocol';
import type { Received, Reply } from './hosted-server';

export const TEST_APP_ID = 'TESTAPP';
export const TEST_SEARCH_KEY = 'search-only-key';

/** As the service says it. */
const FORBIDDEN: Reply = { status: 403, body: { message: 'Invalid Application-ID or API key', status: 403 } };

/**
 * @param engine the engine of an index; undefined for an index that does not exist
 */
export function answerSearch(engine: (indexName: string) => SearchEngine | undefined): (request: Received) => Reply {
  const all: SearchEngine = {
    search: (request) => {
      const found = engine(request.indexName);
      if (!found) throw new Error(`Index ${request.indexName} does not exist`);
      return found.search(request);
    },
  };
  return ({ method, path, query, body }) => {
    if (path !== QUERIES_PATH || method !== 'POST') return { status: 404, body: { message: `${method} ${path} is not there`, status: 404 } };
    if (query['x-algolia-application-id'] !== TEST_APP_ID || query['x-algolia-api-key'] !== TEST_SEARCH_KEY) return FORBIDDEN;
    const { status, content } = answerRequest(all, method, path, JSON.stringify(body));
    return { status, body: JSON.parse(content) as unknown };
  };
}

/** The client of the dialog and the search page. Engines differ only in its requester, so timeouts, retries, and errors are the same. */
import { liteClient, type LiteClient } from 'algoliasearch/lite';

import { type Requester, type SearchHit, type SearchRequest, type SearchResult } from './contract';
import { EMBEDDED_CLIENT_OPTIONS, EMBEDDED_CREDENTIALS, createEmbeddedBackend } from './engines/embedded';
import { hostedClientOptions } from './engines/hosted';
import { MalformedAnswerError, soundAnswer } from './engines/hosted/sound-answer';
import { withFallback } from './fallback';
import type { EmbeddedConfig, HostedConfig, SearchClientConfig } from './search-config';

/** Dependencies that tests and future engines can replace. */
export interface SearchClientDeps {
  /** Starts the embedded engine's worker. Defaults to the bundled worker. */
  createWorker?: () => Worker;
  /** Sends the hosted engine's requests. Defaults to the client library's own XMLHttpRequest requester. */
  requester?: Requester;
}

/** Client interface for the dialog and the page: the hosted client's own methods, plus two of our own. */
export interface DocsSearchClient extends Pick<LiteClient, 'search' | 'addAlgoliaAgent' | 'transporter'> {
  readonly indexName: string;
  /**
   * Loads what queries need (for the embedded engine, workers and indexes). Resolves to true once the full index has loaded, or to false if
   * loading fails. In that case, the next query tries again and reports the error. Never rejects. Repeated calls cost nothing.
   */
  preload(): Promise<boolean>;
  /**
   * Sends one request and returns one result. A superseded query resolves to the newer query's result, so compare `result.query` if this
   * matters.
   * @throws RetryError if nothing responds (status 0, 5xx, timeout), ApiError for any other error response, DeserializationError for a
   * response that isn't JSON, MalformedAnswerError for a response that doesn't follow the protocol
   */
  query(request: Omit<SearchRequest, 'indexName'>): Promise<SearchResult>;
}

/** The parts that differ between engines: the library's client, its search method, and the preload function. */
interface Connection {
  client: LiteClient;
  search: LiteClient['search'];
  preload: () => Promise<boolean>;
}

function connectEmbedded(config: EmbeddedConfig, { createWorker }: SearchClientDeps): Connection {
  const { requester, preload } = createEmbeddedBackend(config, createWorker);
  const { appId, apiKey } = EMBEDDED_CREDENTIALS;
  const client = liteClient(appId, apiKey, { ...EMBEDDED_CLIENT_OPTIONS, requester });
  return { client, search: client.search.bind(client), preload };
}

function connectHosted({ appId, apiKey, hosts, fallback }: HostedConfig, deps: SearchClientDeps): Connection {
  const client = liteClient(appId, apiKey, { ...hostedClientOptions(hosts), ...(deps.requester && { requester: deps.requester }) });
  const service: LiteClient['search'] = async (...[asked, options]) => {
    const requests = (Array.isArray(asked) ? asked : asked.requests) as SearchRequest[];
    try {
      return soundAnswer(await client.search(asked, options), requests);
    } catch (error) {
      // The library has cached the malformed response for this query, so clear its cache.
      if (error instanceof MalformedAnswerError) await client.clearCache();
      throw error;
    }
  };
  const search = fallback ? withFallback(service, connectEmbedded(fallback, deps).search) : service;
  return { client, search, preload: () => Promise.resolve(true) };
}

/**
 * Creates a search client. Clients that use the same embedded index share a worker, but each client supersedes only its own queries. Create
 * separate clients for the dialog and the page, and combine parallel requests into a single `search` call.
 * @throws Error "`appId` is missing." or "`apiKey` is missing." (from the library) if a hosted configuration doesn't contain them
 */
export function createDocsSearchClient(config: SearchClientConfig, deps: SearchClientDeps = {}): DocsSearchClient {
  const { client, preload, search } = config.engine === 'hosted' ? connectHosted(config, deps) : connectEmbedded(config, deps);
  return {
    indexName: config.indexName,
    transporter: client.transporter,
    addAlgoliaAgent: client.addAlgoliaAgent.bind(client),
    search,
    preload,
    async query(request) {
      const { results } = await search<SearchHit>({ requests: [{ ...request, indexName: config.indexName }] });
      const [result] = results;
      if (result === undefined) throw new Error('Search returned no results: expected one per request.');
      return result as SearchResult;
    },
  };
}

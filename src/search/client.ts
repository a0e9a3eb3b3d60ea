/**
 * The seam of search: one client for dialog and page, whatever answers. Embedded and hosted differ in the
 * client's requester only, so time-outs, retries, error classes and the response cache are one code path.
 */
import { liteClient, type LiteClient } from 'algoliasearch/lite';

import { type Requester, type SearchHit, type SearchRequest, type SearchResult } from './contract';
import { EMBEDDED_CLIENT_OPTIONS, EMBEDDED_CREDENTIALS, createEmbeddedBackend } from './engines/embedded';
import { hostedClientOptions } from './engines/hosted';
import { MalformedAnswerError, soundAnswer } from './engines/hosted/sound-answer';
import { withFallback } from './fallback';
import type { EmbeddedConfig, HostedConfig, SearchClientConfig } from './search-config';

/** Parts that tests, and later engines, replace. */
export interface SearchClientDeps {
  /** Starts the worker of the embedded engine. Default: the bundled worker. */
  createWorker?: () => Worker;
  /** Sends the requests of the hosted engine. Default: the client library's own XMLHttpRequest requester. */
  requester?: Requester;
}

/** What dialog and page use: the hosted client's own methods, and two of ours. */
export interface DocsSearchClient extends Pick<LiteClient, 'search' | 'addAlgoliaAgent' | 'transporter'> {
  readonly indexName: string;
  /**
   * Loads what queries need (embedded: workers and indexes). Resolves when the whole index is there, or to false when that
   * failed; the next query then tries again and carries the error. Never rejects. Calling it twice costs nothing.
   */
  preload(): Promise<boolean>;
  /**
   * One request, one result. An overtaken query resolves to the answer of the query that overtook it, so
   * compare `result.query` where it matters.
   * @throws RetryError when nothing answers (status 0, 5xx, time-out), ApiError on any other refusal,
   * DeserializationError on an answer that is not JSON, MalformedAnswerError on one of another shape than the protocol's.
   */
  query(request: Omit<SearchRequest, 'indexName'>): Promise<SearchResult>;
}

/** The parts that differ: the library's client, its search and the preload. */
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
      // The library has kept it as the answer to this query.
      if (error instanceof MalformedAnswerError) await client.clearCache();
      throw error;
    }
  };
  const search = fallback ? withFallback(service, connectEmbedded(fallback, deps).search) : service;
  return { client, search, preload: () => Promise.resolve(true) };
}

/**
 * Makes a search client. Clients of the same embedded index share one worker; each overtakes only its own
 * queries, so give dialog and page one each, and put parallel requests into one `search` call.
 * @throws Error "`appId` is missing." or "`apiKey` is missing." (the library's own) for a hosted
 * configuration without them.
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
      if (result === undefined) throw new Error('Search answered without results: expected one per request.');
      return result as SearchResult;
    },
  };
}

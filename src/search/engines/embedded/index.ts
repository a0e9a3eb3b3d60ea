/**
 * The page's side of the embedded engine: a requester for the hosted service's client whose “host” is a worker. The client doesn't enforce
 * timeouts itself, so this requester does: the connect timeout limits loading the index, and the read timeout limits responding.
 */
import { memoize } from '../../../lib/memoize';
import { within } from '../../../lib/within';
import { limits } from '../../../site/limits';
import type { ClientOptions, Requester, RequesterRequest, RequesterResponse } from '../../contract';
import type { FromWorker, ToWorker } from './worker-core';

/** What the page script started before this code was loaded. */
interface EarlyWindow {
  /** URL of the worker script. If it's undefined, the bundler's own worker is used. */
  searchWorkerUrl?: string;
  /** Requested indexes, keyed by URL. The promise resolves to undefined if the index failed to load. */
  searchIndexes?: Partial<Record<string, Promise<ArrayBuffer | undefined>>>;
  /** Workers that are reading an index, keyed by the URL of the index. */
  searchWorkers?: Partial<Record<string, Worker>>;
}

/** Takes over an item, which can be taken only once. */
function take<Item>(items: Partial<Record<string, Item>> | undefined, indexUrl: string): Item | undefined {
  const item = items?.[indexUrl];
  delete items?.[indexUrl];
  return item;
}

const early = globalThis as EarlyWindow;

/** Dummy credentials. The client requires them, but the embedded engine ignores them. */
export const EMBEDDED_CREDENTIALS = { appId: 'embedded', apiKey: 'embedded' } as const;

/** Maximum time to wait for the index, in milliseconds. A slow connection counts as stalled, not as failed. */
const LOAD_TIMEOUT = 30_000;

/**
 * A cache that stores nothing. A failed host is therefore tried again immediately, local storage isn't used, and a response isn't cached
 * for an older query that was superseded. The worker is about as fast as a cache.
 */
const NO_CACHE: NonNullable<ClientOptions['hostsCache']> = {
  get: (_key, fallback) => fallback(),
  set: (_key, value) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

/** Client options: a host name that can't exist (RFC 2606), and timeouts in milliseconds. */
export const EMBEDDED_CLIENT_OPTIONS: ClientOptions = {
  hosts: [{ url: 'embedded.invalid', accept: 'readWrite', protocol: 'https' }],
  hostsCache: NO_CACHE,
  requestsCache: NO_CACHE,
  responsesCache: NO_CACHE,
  timeouts: { connect: LOAD_TIMEOUT, read: limits.readTimeoutMs, write: limits.writeTimeoutMs },
};

/** URLs of the full index, and of the small index that's used until the full index has loaded. */
interface IndexUrls {
  indexUrl: string;
  firstIndexUrl?: string;
}

const noAnswer = (content: string, isTimedOut = false): RequesterResponse => ({ status: 0, content, isTimedOut });

/** A worker with one index. If loading fails or the worker crashes, it's terminated, and the next call starts a new one. Never rejects. */
class WorkerHost {
  /** Whether the index is loaded, so that requests get a response without waiting for it. */
  isLoaded = false;
  private worker: Worker | undefined;
  private loading: Promise<RequesterResponse> | undefined;
  private lastId = 0;
  private readonly waiting = new Map<number, (response: RequesterResponse) => void>();

  constructor(
    private readonly indexUrl: string,
    private readonly createWorker: () => Worker,
  ) {}

  /** Loads the index once. Calls during and after loading share the result. If loading fails, the next call tries again. */
  async load(timeout: number): Promise<RequesterResponse> {
    this.loading ??= this.startLoad();
    return (await within(this.loading, timeout)) ?? noAnswer('The search index did not load in time.', true);
  }

  /** Sends a client request to the worker, which must have loaded its index. */
  async ask({ method, url, data, responseTimeout }: RequesterRequest): Promise<RequesterResponse> {
    const body = typeof data === 'string' ? data : '';
    const answer = this.post((id) => ({ kind: 'request', id, method, path: new URL(url).pathname, body }));
    return (await within(answer, responseTimeout)) ?? noAnswer('The search worker did not respond in time.', true);
  }

  private async startLoad(): Promise<RequesterResponse> {
    // If the page failed to load the index, the worker requests the index itself.
    const file = await take(early.searchIndexes, this.indexUrl);
    const response = await this.post((id) => ({ kind: 'load', id, indexUrl: this.indexUrl, file }));
    if (response.status === 0) this.stop(response.content);
    else this.isLoaded = true;
    return response;
  }

  private post(make: (id: number) => ToWorker): Promise<RequesterResponse> {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      try {
        this.worker ??= this.start();
        this.worker.postMessage(make(id));
      } catch (error) {
        this.stop(`The search worker could not be started: ${String(error)}`);
      }
    });
  }

  private start(): Worker {
    const worker = this.createWorker();
    worker.onmessage = ({ data: { id, status, content } }: MessageEvent<FromWorker>) => {
      this.waiting.get(id)?.({ status, content, isTimedOut: false });
      this.waiting.delete(id);
    };
    worker.onerror = (event) => this.stop(`The search worker crashed: ${event.message}`);
    return worker;
  }

  /** Terminates the worker, and resolves all pending calls with “no response”. */
  stop(message: string): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.loading = undefined;
    this.isLoaded = false;
    for (const settle of this.waiting.values()) settle(noAnswer(message));
    this.waiting.clear();
  }
}

function startWorker(): Worker {
  const { searchWorkerUrl } = early;
  // The dialog's bundle doesn't include the worker.
  if (searchWorkerUrl !== undefined) return new Worker(searchWorkerUrl, { name: 'search' });
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'search' });
}

/** Returns one host per index, which has one worker and one copy of the index. If the caller provides a worker, the host isn't shared. */
const sharedHost = memoize((indexUrl) => new WorkerHost(indexUrl, () => take(early.searchWorkers, indexUrl) ?? startWorker()));

/** Whether the first index found hits for each request. It doesn't contain the full text, so an empty result means little. */
function isFound({ status, content }: RequesterResponse): boolean {
  return status === 200 && (JSON.parse(content) as { results: { nbHits: number }[] }).results.every(({ nbHits }) => nbHits > 0);
}

/**
 * Creates a requester for a language's index, and for the small index that's used until it loads. Each has its own worker, so that loading
 * doesn't delay any responses. The requester sends one query at a time. Only the newest of several waiting queries is sent, and the others
 * get its response, because theirs is no longer needed. Nothing is loaded before `preload` or the first request.
 * @returns the requester, and `preload`, which resolves to whether the full index could be loaded, and never rejects
 */
export function createEmbeddedBackend({ indexUrl, firstIndexUrl }: IndexUrls, createWorker?: () => Worker) {
  const hostOf = (url: string): WorkerHost => (createWorker === undefined ? sharedHost(url) : new WorkerHost(url, createWorker));
  const whole = hostOf(indexUrl);
  const first = firstIndexUrl === undefined ? undefined : hostOf(firstIndexUrl);
  /** Loads the full index after the first one, because the two downloads would compete for bandwidth. */
  const load = async (timeout: number): Promise<RequesterResponse> => {
    if (!whole.isLoaded) await first?.load(timeout);
    const loaded = await whole.load(timeout);
    if (loaded.status !== 0) first?.stop('The full search index has loaded.');
    return loaded;
  };
  const askFirst = async (request: RequesterRequest): Promise<RequesterResponse | undefined> => {
    const reply = await first?.ask(request);
    return reply && isFound(reply) ? reply : undefined;
  };
  /** Whether the first index can respond, but the full index can't yet. */
  const isFirstThere = async (timeout: number): Promise<boolean> => {
    if (first === undefined || whole.isLoaded) return false;
    const { status } = await first.load(timeout);
    return status !== 0 && !whole.isLoaded;
  };
  let newest = 0;
  let answer: Promise<RequesterResponse>;
  let asked: Promise<unknown> = Promise.resolve();
  const inTurn = async (request: RequesterRequest, turn: number): Promise<RequesterResponse> => {
    const loading = load(request.connectTimeout);
    if (await isFirstThere(request.connectTimeout)) {
      await asked;
      if (turn !== newest) return answer;
      const reply = askFirst(request);
      asked = reply;
      const found = await reply;
      if (found !== undefined) return found;
    }
    const loaded = await loading;
    if (loaded.status === 0) return loaded;
    await asked;
    if (turn !== newest) return answer;
    const reply = whole.ask(request);
    asked = reply;
    return reply;
  };
  const send: Requester['send'] = (request): Promise<RequesterResponse> => {
    newest += 1;
    answer = inTurn(request, newest);
    return answer;
  };
  return { requester: { send }, preload: async () => (await load(LOAD_TIMEOUT)).status !== 0 };
}

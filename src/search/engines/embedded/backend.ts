/**
 * Browser side of the embedded engine: a requester for the hosted service's client whose "host" is a
 * worker. The client hands time-outs on but leaves enforcing them to its requester, so it happens here:
 * the connect time-out limits loading the index, the read time-out limits answering.
 */
import type { ClientOptions, Requester, RequesterRequest, RequesterResponse } from '../../contract';
import { limits } from '../../../site/limits';
import { WorkerHost } from './worker-host';

/** The client insists on credentials; the embedded engine looks at neither. */
export const EMBEDDED_CREDENTIALS = { appId: 'embedded', apiKey: 'embedded' } as const;

/** Longest wait for the index, in milliseconds: a slow line is stalled, not failed. */
const LOAD_TIMEOUT = 30_000;

/** Remembers nothing: a host that failed is asked again at once, and local storage stays untouched. */
const NO_CACHE: ClientOptions['hostsCache'] = {
  get: (_key, fallback) => fallback(),
  set: (_key, value) => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

/** Options of the client: one host that exists nowhere (RFC 2606), and time-outs in milliseconds. */
export const EMBEDDED_CLIENT_OPTIONS: ClientOptions = {
  hosts: [{ url: 'embedded.invalid', accept: 'readWrite', protocol: 'https' }],
  hostsCache: NO_CACHE,
  timeouts: { connect: LOAD_TIMEOUT, read: limits.readTimeoutMs, write: limits.writeTimeoutMs },
};

/** What the client needs of the engine. */
export interface EmbeddedBackend {
  requester: Requester;
  /** Resolves to true once the index is loaded, to false when loading failed. Never rejects. */
  preload: () => Promise<boolean>;
}

const hosts = new Map<string, WorkerHost>();
let lastChannel = 0;

function startBundledWorker(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'search' });
}

/** One host, so one worker and one copy of the index, per index; with a worker of the caller's own, a host of its own. */
function hostOf(indexUrl: string, createWorker: (() => Worker) | undefined): WorkerHost {
  if (createWorker !== undefined) return new WorkerHost(indexUrl, createWorker);
  const host = hosts.get(indexUrl) ?? new WorkerHost(indexUrl, startBundledWorker);
  hosts.set(indexUrl, host);
  return host;
}

/**
 * Makes a requester with a channel of its own on the worker of that index. Nothing is fetched before
 * `preload` or the first request.
 */
export function createEmbeddedBackend(indexUrl: string, createWorker?: () => Worker): EmbeddedBackend {
  const host = hostOf(indexUrl, createWorker);
  lastChannel += 1;
  const channel = lastChannel;
  const send = async (request: RequesterRequest): Promise<RequesterResponse> => {
    const load = await host.load(request.connectTimeout);
    if (!load.ok) return { status: 0, content: load.message, isTimedOut: load.timedOut };
    return host.ask(channel, request);
  };
  return { requester: { send }, preload: async () => (await host.load(LOAD_TIMEOUT)).ok };
}

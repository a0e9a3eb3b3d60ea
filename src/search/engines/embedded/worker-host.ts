/** The page's end of the search worker: starts it, loads its index, matches answers to questions. */
import type { RequesterRequest, RequesterResponse } from '../../contract';
import type { FromWorker, ToWorker } from './messages';

/** How a load ended. `timedOut` is true when it may still succeed. */
export interface LoadOutcome {
  ok: boolean;
  timedOut: boolean;
  message: string;
}

const TIMED_OUT_LOAD: LoadOutcome = { ok: false, timedOut: true, message: 'The search index did not load in time.' };
const TIMED_OUT_ANSWER: RequesterResponse = { status: 0, isTimedOut: true, content: 'The search worker did not answer in time.' };

/** Resolves like `promise`, or to `late` after `milliseconds`. The promise itself runs on. */
function withTimeout<T>(promise: Promise<T>, milliseconds: number, late: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(late), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** One worker with one index. A failed load or a crash ends the worker; the next call starts another. */
export class WorkerHost {
  private worker: Worker | undefined;
  private loading: Promise<LoadOutcome> | undefined;
  private lastId = 0;
  private readonly waiting = new Map<number, (reply: FromWorker) => void>();

  constructor(
    private readonly indexUrl: string,
    private readonly createWorker: () => Worker,
  ) {}

  /** Loads the index once. Calls during and after a load share it; a failed one is tried anew by the next call. */
  load(timeout: number): Promise<LoadOutcome> {
    this.loading ??= this.startLoad();
    return withTimeout(this.loading, timeout, TIMED_OUT_LOAD);
  }

  /** Sends one request of the client to the loaded worker. Resolves in every case; status 0 is no answer. */
  ask(channel: number, { method, url, data, responseTimeout }: RequesterRequest): Promise<RequesterResponse> {
    const body = typeof data === 'string' ? data : '';
    const path = new URL(url).pathname;
    const answer = this.post((id) => ({ kind: 'request', id, channel, method, path, body })).then((reply) => {
      const [status, content] = reply.kind === 'answer' ? [reply.status, reply.content] : [0, reply.message];
      return { status, isTimedOut: false, content };
    });
    return withTimeout(answer, responseTimeout, TIMED_OUT_ANSWER);
  }

  private async startLoad(): Promise<LoadOutcome> {
    const { indexUrl } = this;
    const message = await this.post((id) => ({ kind: 'load', id, indexUrl }));
    if (message.kind === 'loaded' && message.ok) return { ok: true, timedOut: false, message: '' };
    const reason = message.kind === 'loaded' ? message.message : 'The search worker gave no answer.';
    this.stop(reason);
    return { ok: false, timedOut: false, message: reason };
  }

  private post(make: (id: number) => ToWorker): Promise<FromWorker> {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      try {
        this.start().postMessage(make(id));
      } catch (error) {
        this.stop(`The search worker could not be started: ${String(error)}`);
      }
    });
  }

  private start(): Worker {
    if (this.worker !== undefined) return this.worker;
    const worker = this.createWorker();
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.receive(data);
    worker.onerror = (event) => this.stop(`The search worker crashed: ${event.message}`);
    this.worker = worker;
    return worker;
  }

  private receive(message: FromWorker): void {
    const settle = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    settle?.(message);
  }

  /** Ends the worker and gives everyone who still waits a "no answer". */
  private stop(message: string): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.loading = undefined;
    const settled = [...this.waiting];
    this.waiting.clear();
    for (const [id, settle] of settled) settle({ kind: 'loaded', id, ok: false, message });
  }
}

/** The page's end of the search worker: starts it, loads its index, matches answers to questions. */
import type { FromWorker, RequesterRequest, RequesterResponse, ToWorker } from '../../contract';
import { withTimeout } from './with-timeout';

/** How a load ended. `timedOut` is true when it may still succeed. */
export interface LoadOutcome {
  ok: boolean;
  timedOut: boolean;
  message: string;
}

type Settle = (message: FromWorker) => void;

const TIMED_OUT_LOAD: LoadOutcome = { ok: false, timedOut: true, message: 'The search index did not load in time.' };
const TIMED_OUT_ANSWER: RequesterResponse = { status: 0, isTimedOut: true, content: 'The search worker did not answer in time.' };

/** One worker with one index. A failed load or a crash ends the worker; the next call starts another. */
export class WorkerHost {
  private worker: Worker | undefined;
  private loading: Promise<LoadOutcome> | undefined;
  private lastId = 0;
  private readonly waiting = new Map<number, Settle>();

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
  async ask(channel: number, { method, url, data }: RequesterRequest, timeout: number): Promise<RequesterResponse> {
    const body = typeof data === 'string' ? data : '';
    const path = new URL(url).pathname;
    const answer = this.post((id) => ({ kind: 'request', id, channel, method, path, body }));
    const response = answer.then((message): RequesterResponse => {
      if (message.kind !== 'answer') return { status: 0, isTimedOut: false, content: message.message };
      return { status: message.status, isTimedOut: false, content: message.content };
    });
    return withTimeout(response, timeout, TIMED_OUT_ANSWER);
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
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      this.waiting.get(data.id)?.(data);
      this.waiting.delete(data.id);
    };
    worker.onerror = (event) => this.stop(`The search worker crashed: ${event.message}`);
    this.worker = worker;
    return worker;
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

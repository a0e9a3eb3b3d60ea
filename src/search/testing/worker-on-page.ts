/**
 * Runs the built search worker on a page's thread, and measures its processor time. Chromium reports that time only for pages, so the
 * worker's script runs in a frame on a page.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';

/** The frame's globals, which replace the worker's. */
interface WorkerScope extends Window {
  onmessage: (event: { data: object }) => void;
  postMessage: (reply: { status: number }) => void;
  fetch: typeof fetch;
  importScripts: (url: string) => void;
  eval: (code: string) => void;
}

interface HostPage {
  /** Sends a message to the worker's script. Resolves to its reply, or rejects if the reply is an error. */
  tell: (message: object) => Promise<void>;
}

/** Runs in the page: loads the index and the worker's script, and creates `tell`. */
async function prepare({ script, index }: { script: string; index: string }): Promise<void> {
  const bytes = await (await fetch(index)).arrayBuffer();
  const frame = document.createElement('iframe');
  const shown = new Promise((resolve) => (frame.onload = resolve));
  frame.src = location.href;
  document.body.append(frame);
  await shown;
  const scope = frame.contentWindow as unknown as WorkerScope;
  scope.fetch = () => Promise.resolve(new Response(bytes));
  scope.importScripts = (url) => {
    const request = new XMLHttpRequest();
    request.open('GET', url, false);
    request.send();
    scope.eval(request.responseText);
  };
  await new Promise((resolve, reject) => {
    const element = Object.assign(scope.document.createElement('script'), { src: script, onload: resolve, onerror: reject });
    scope.document.body.append(element);
  });
  (window as unknown as HostPage).tell = (message) =>
    new Promise((resolve, reject) => {
      scope.postMessage = (reply) => {
        if (reply.status === 200) resolve();
        else reject(new Error(JSON.stringify(reply)));
      };
      scope.onmessage({ data: message });
    });
}

/** Runs in the page: a fixed workload that resembles searching and uses as much memory, so other load on the machine slows both equally. */
function work(): void {
  const postings = new Map<string, number[]>();
  for (let at = 0; at < 60_000; at += 1) {
    const text = `${at % 9_973} ${(at * 7_919) % 20_011} ${at}`;
    for (const word of text.match(/[0-9]+/g) ?? []) {
      const known = postings.get(word);
      if (known === undefined) postings.set(word, [at]);
      else known.push(at);
    }
  }
}

export class WorkerOnPage {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  /**
   * Starts a worker in a separate browser context, so that it doesn't benefit from code that was compiled for another worker.
   * @param blank  URL of an empty page
   * @param script URL of the worker's script on the same origin
   * @param index  URL of the index on the same origin; it's loaded before this method resolves, and the worker doesn't load it again
   */
  static async start(browser: Browser, blank: string, script: string, index: string): Promise<WorkerOnPage> {
    const page = await (await browser.newContext()).newPage();
    await page.goto(blank);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.evaluate(prepare, { script, index });
    return new WorkerOnPage(page, session);
  }

  /** Sends messages one after another, waiting for each reply. @returns the thread's processor time, in milliseconds */
  cost(...messages: object[]): Promise<number> {
    return this.processorMs(async () => {
      for (const message of messages) await this.page.evaluate((sent) => (window as unknown as HostPage).tell(sent), message);
    });
  }

  /** Returns the processor time that the thread needs for a fixed workload, in milliseconds: the minimum of several runs. */
  async speed(): Promise<number> {
    let least = Infinity;
    for (let run = 0; run < 7; run += 1) least = Math.min(least, await this.processorMs(() => this.page.evaluate(work)));
    return least;
  }

  close(): Promise<void> {
    return this.page.context().close();
  }

  private async processorMs(run: () => Promise<void>): Promise<number> {
    const started = await this.threadSeconds();
    await run();
    return 1000 * ((await this.threadSeconds()) - started);
  }

  private async threadSeconds(): Promise<number> {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN;
  }
}

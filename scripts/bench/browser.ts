/** Chromium as a reader's phone: a cold start for each visit, a slow processor, and the browser's own measurements. */
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page, type Request } from '@playwright/test';
import { QUIET_FLAGS } from '../testing/find-chromium';
import { CPU_SLOWDOWN, phone, QUIET_MS } from './conditions';
import type { Kind, Link } from './network';

/** @param keyDigest digest of the key in the run's self-signed certificate */
export function launch(executablePath: string, keyDigest: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...QUIET_FLAGS, `--ignore-certificate-errors-spki-list=${keyDigest}`] });
}

/** Timings that a page records, in ms since its start. */
export interface Observed {
  tasks: { start: number; end: number }[];
  lcpMs: number;
  shift: number;
}
declare global {
  interface Window {
    observed: Observed;
  }
}

/** Runs in every page before its own scripts. It has no named functions, because tsx would add a helper that the page doesn't have. */
function observe(): void {
  window.observed = { tasks: [], lcpMs: 0, shift: 0 };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { entryType, startTime, duration, value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (entryType === 'longtask') window.observed.tasks.push({ start: startTime, end: startTime + duration });
      if (entryType === 'largest-contentful-paint') window.observed.lcpMs = startTime;
      if (entryType === 'layout-shift' && !hadRecentInput) window.observed.shift += value;
    }
  });
  for (const type of ['longtask', 'largest-contentful-paint', 'layout-shift']) observer.observe({ type, buffered: true });
}

type Sizes = Awaited<ReturnType<Request['sizes']>>;

export interface Conditions {
  readonly kind: Kind;
  readonly link: Link;
}

/** A page in a separate browser context, without a cache or open connections. */
export class Phone {
  /** Number of requests so far. The size of their responses is counted as received, including headers. */
  requests = 0;
  bytes = 0;
  #open = 0;
  #changed = performance.now();

  private constructor(
    readonly page: Page,
    readonly session: CDPSession,
    private readonly context: BrowserContext,
  ) {
    page.on('request', () => {
      this.requests += 1;
      this.#count(1);
    });
    page.on('requestfailed', () => this.#count(-1));
    page.on('requestfinished', (request) => {
      this.#count(-1);
      const count = ({ responseBodySize, responseHeadersSize }: Sizes): number => (this.bytes += responseBodySize + responseHeadersSize);
      // Chromium never reports the size of prefetched pages. In that case, this promise settles when the phone's page closes.
      void request.sizes().then(count, () => undefined);
    });
  }

  static async start(browser: Browser, { kind, link }: Conditions): Promise<Phone> {
    const context = await browser.newContext({ ...phone, locale: 'en-US' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    if (kind === 'emulated') {
      const [downloadThroughput, uploadThroughput] = [link.downKbit, link.upKbit].map((kbit) => (kbit * 1000) / 8) as [number, number];
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: link.roundTripMs,
        downloadThroughput,
        uploadThroughput,
      });
    }
    await page.addInitScript(observe);
    return new Phone(page, session, context);
  }

  /** Waits until there has been no request and no long task for `QUIET_MS`. */
  async settled(): Promise<void> {
    const deadline = performance.now() + 120_000;
    for (;;) {
      const idleMs = this.#open > 0 ? 0 : performance.now() - this.#changed;
      const busyMs = idleMs < QUIET_MS ? 0 : await this.page.evaluate(() => performance.now() - (window.observed.tasks.at(-1)?.end ?? 0));
      if (busyMs >= QUIET_MS) return;
      if (performance.now() > deadline) throw new Error(`${this.page.url()} didn’t settle: ${this.#open} requests are still open`);
      await new Promise((resolve) => setTimeout(resolve, Math.max(50, QUIET_MS - idleMs)));
    }
  }

  observed(): Promise<Observed> {
    return this.page.evaluate(() => window.observed);
  }

  close(): Promise<void> {
    return this.context.close();
  }

  #count(change: number): void {
    this.#open += change;
    this.#changed = performance.now();
  }
}

/** Controls the other brand's hosted search, separately for each test: the browser's name contains the test's id. */
import { test as base, type APIRequestContext } from '@playwright/test';
import { test as siteTest } from './fixtures';
import { hostedSearch } from './servers';

/** A service fault. `src/search/testing/faults.ts` contains all faults. */
export interface Fault {
  fault: { kind: 'delay'; ms: number } | { kind: 'hang' } | { kind: 'reset' } | { kind: 'answer'; status: number; body: string };
  host?: number;
  times?: number;
}

export interface Received {
  /** Host number; -1 is the insights service. */
  host: number;
  method: string;
  path: string;
  query: Record<string, string>;
  body: { requests?: Record<string, unknown>[] } & unknown[];
}

export class HostedService {
  constructor(
    private readonly request: APIRequestContext,
    private readonly run: string,
  ) {}

  async fail(fault: Fault): Promise<void> {
    await this.request.post(`${hostedSearch.control}/faults`, { data: { ...fault, run: this.run } });
  }

  async heal(): Promise<void> {
    await this.request.delete(`${hostedSearch.control}/faults?run=${this.run}`);
  }

  /** All requests of this test's browser. */
  async received(): Promise<Received[]> {
    return (await (await this.request.get(`${hostedSearch.control}/received?run=${this.run}`)).json()) as Received[];
  }

  async queries(): Promise<Received[]> {
    return (await this.received()).filter(({ host, method }) => host >= 0 && method === 'POST');
  }

  /** Commands that the insights script received. */
  async events(): Promise<unknown[][]> {
    return (await this.received()).filter(({ path }) => path === '/events').map(({ body }) => body);
  }
}

export const test = siteTest.extend<{ service: HostedService }>({
  userAgent: async ({ userAgent }, use, { testId }) => {
    await use(`${userAgent ?? 'Mozilla/5.0 Chrome'} test-run=${testId}`);
  },
  service: async ({ playwright }, use, { testId }) => {
    const request = await playwright.request.newContext();
    await use(new HostedService(request, testId));
    await request.dispose();
  },
});

export const { expect } = base;

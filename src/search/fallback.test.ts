/** Tests the fallback to the site's own index, with a service that fails on command. */
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { limits } from '../site/limits';
import { createDocsSearchClient, type DocsSearchClient } from './client';
import { fixtureEngine } from './testing/engine';
import { fakeWorkers, type FakeWorker } from './testing/fake-worker';
import { answerSearch, startHostedServer, TEST_ACCOUNT } from './testing/hosted-server';

const engine = await fixtureEngine();
const server = await startHostedServer(answerSearch(() => engine));

afterAll(() => server.close());
beforeEach(() => server.reset());
afterEach(() => {
  vi.useRealTimers();
});

describe('with an embedded fallback', () => {
  const fallback = { engine: 'embedded', indexName: 'docs-en', indexUrl: '/search/index.en.json' } as const;

  /** Creates a client with a fallback whose index either loads or fails to load. */
  function withFallbackIndex(loads = true): { client: DocsSearchClient; workers: FakeWorker[] } {
    const fakes = fakeWorkers(() => (loads ? Promise.resolve(engine) : Promise.reject(new Error('offline'))));
    const config = { engine: 'hosted', indexName: 'docs', ...TEST_ACCOUNT, hosts: server.addresses, fallback } as const;
    return { client: createDocsSearchClient(config, fakes), workers: fakes.workers };
  }

  it('the service answers while it can, and the index is not even loaded', async () => {
    const { client, workers } = withFallbackIndex();
    expect(await client.preload()).toBe(true);
    expect(await client.query({ query: 'legal hold' })).not.toHaveProperty('isFallback');
    expect(workers).toHaveLength(0);
  });

  it('the index answers when all hosts fail, says so, and the service is left alone for 120 s', async () => {
    server.fail({ fault: { kind: 'reset' } });
    const { client } = withFallbackIndex();
    vi.useFakeTimers({ toFake: ['Date'] });
    const result = await client.query({ query: 'legal hold' });
    expect(result).toMatchObject({ isFallback: true, query: 'legal hold' });
    expect(result.hits[0]?.objectID).toBe('/guides/object-lock#legal-hold');
    server.clearFaults();
    server.received.length = 0;
    expect(await client.query({ query: 'veeam' })).toMatchObject({ isFallback: true });
    expect(server.received).toHaveLength(0);
    vi.setSystemTime(Date.now() + limits.hostDownMs + 1_000);
    expect(await client.query({ query: 'swarm' })).not.toHaveProperty('isFallback');
  });

  it('the index answers after 3 s when hosts say nothing', async () => {
    server.fail({ fault: { kind: 'hang' } });
    const { client } = withFallbackIndex();
    const start = performance.now();
    expect(await client.query({ query: 'legal hold' })).toMatchObject({ isFallback: true });
    const took = performance.now() - start;
    expect(took).toBeGreaterThanOrEqual(2_995);
    expect(took).toBeLessThan(5_000);
  });

  it('a refusal stays an error', async () => {
    server.fail({ fault: { kind: 'answer', status: 400, body: '{"message":"no"}' } });
    await expect(withFallbackIndex().client.query({ query: 'x' })).rejects.toMatchObject({ name: 'ApiError', status: 400 });
  });

  it('is a retry error when the index does not load either, and the service is asked again', async () => {
    server.fail({ fault: { kind: 'reset' } });
    const { client } = withFallbackIndex(false);
    await expect(client.query({ query: 'one' })).rejects.toMatchObject({ name: 'RetryError' });
    server.clearFaults();
    expect(await client.query({ query: 'two' })).not.toHaveProperty('isFallback');
  });
});

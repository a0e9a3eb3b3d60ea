import { afterEach, describe, expect, it, vi } from 'vitest';

import { createDocsSearchClient, type DocsSearchClient } from './client';
import type { SearchEngine } from './contract';
import { fixtureEngine } from './testing/engine';
import { fakeWorkers, type FakeWorker } from './testing/fake-worker';

const engine = await fixtureEngine();

/** A client over fake workers, and the workers it has started. */
function embedded(loadEngine: () => Promise<SearchEngine>): { client: DocsSearchClient; workers: FakeWorker[] } {
  const fakes = fakeWorkers(loadEngine);
  const config = { engine: 'embedded', indexName: 'docs-en', indexUrl: '/search/index.en.json' } as const;
  return { client: createDocsSearchClient(config, fakes), workers: fakes.workers };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('embedded client', () => {
  it('starts no worker before it is needed', async () => {
    const { client, workers } = embedded(() => Promise.resolve(engine));
    expect(workers).toHaveLength(0);
    await client.preload();
    await client.preload();
    expect(workers).toHaveLength(1);
    expect(workers[0]?.received).toHaveLength(1);
  });

  it('answers only when the index has loaded, and then the newest query', async () => {
    let finish: (engine: SearchEngine) => void = () => undefined;
    const { client } = embedded(() => new Promise((resolve) => (finish = resolve)));
    const typed = ['leg', 'legal', 'legal hold'].map((query) => client.query({ query }));
    const early = await Promise.race([Promise.all(typed), new Promise((resolve) => setTimeout(resolve, 20, 'waiting'))]);
    expect(early).toBe('waiting');
    finish(engine);
    const answers = await Promise.all(typed);
    expect(answers.map((answer) => answer.query)).toEqual(['legal hold', 'legal hold', 'legal hold']);
  });

  it('does not keep the answer of the newest query as that of an overtaken one', async () => {
    const { client } = embedded(() => Promise.resolve(engine));
    await Promise.all([client.query({ query: 'veeam' }), client.query({ query: 'swarm' })]);
    expect(await client.query({ query: 'veeam' })).toMatchObject({ query: 'veeam' });
  });

  it('answers the newest query even when it is one that was just overtaken', async () => {
    const { client } = embedded(() => Promise.resolve(engine));
    const answers = await Promise.all(['veeam', 'swarm', 'veeam'].map((query) => client.query({ query })));
    expect(answers.at(-1)?.query).toBe('veeam');
  });

  it('gives the retry error of the library when the index does not load, and tries again', async () => {
    let fails = true;
    const { client, workers } = embedded(() => (fails ? Promise.reject(new Error('503')) : Promise.resolve(engine)));
    expect(await client.preload()).toBe(false);
    await expect(client.query({ query: 'lock' })).rejects.toMatchObject({ name: 'RetryError' });
    expect(workers.every((worker) => worker.terminated)).toBe(true);
    fails = false;
    expect(await client.query({ query: 'lock' })).toMatchObject({ query: 'lock' });
  });

  it('gives the retry error when the worker cannot be started', async () => {
    const createWorker = (): Worker => {
      throw new Error('blocked by the content security policy');
    };
    const client = createDocsSearchClient({ engine: 'embedded', indexName: 'x', indexUrl: '/x.json' }, { createWorker });
    await expect(client.query({ query: 'lock' })).rejects.toMatchObject({ name: 'RetryError' });
  });

  it('gives the retry error to those who wait when the worker crashes, and starts another', async () => {
    const { client, workers } = embedded(() => Promise.resolve(engine));
    await client.preload();
    const [worker] = workers;
    if (worker) worker.postMessage = () => worker.crash('out of memory');
    await expect(client.query({ query: 'lock' })).rejects.toMatchObject({ name: 'RetryError' });
    expect(await client.query({ query: 'lock' })).toMatchObject({ query: 'lock' });
    expect(workers).toHaveLength(2);
  });

  it('gives up waiting for the index after 30 seconds', async () => {
    vi.useFakeTimers();
    const { client } = embedded(() => new Promise(() => undefined));
    const outcome = expect(client.query({ query: 'lock' })).rejects.toMatchObject({ name: 'RetryError' });
    await vi.advanceTimersByTimeAsync(30_000);
    await outcome;
  });

  it('gives up waiting for an answer after 2 seconds', async () => {
    const { client, workers } = embedded(() => Promise.resolve(engine));
    await client.preload();
    vi.useFakeTimers();
    const [worker] = workers;
    if (worker) worker.postMessage = () => undefined;
    const outcome = expect(client.query({ query: 'lock' })).rejects.toMatchObject({ name: 'RetryError' });
    await vi.advanceTimersByTimeAsync(2_000);
    await outcome;
  });

  it('answers no other call of the service', async () => {
    const { client } = embedded(() => Promise.resolve(engine));
    const other = client.transporter.request({
      method: 'POST',
      path: '/1/indexes/*/recommendations',
      queryParameters: {},
      headers: {},
      data: {},
    });
    await expect(other).rejects.toMatchObject({ name: 'ApiError', status: 404 });
  });
});

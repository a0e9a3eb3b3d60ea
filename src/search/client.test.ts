import { afterEach, describe, expect, it, vi } from 'vitest';

import { createDocsSearchClient, type DocsSearchClient } from './client';
import type { SearchEngine } from './contract';
import { createEngine } from './engines/embedded/engine';
import { firstOf } from './engines/embedded/build';
import { fixtureEngine, fixtureIndex } from './testing/engine';
import { fakeWorkers, type FakeWorker } from './testing/fake-worker';

const engine = await fixtureEngine();
const small = await createEngine(firstOf(fixtureIndex()));
/** A word that occurs only in the fixture's text, not in a heading or an introduction. */
const ONLY_IN_TEXT = 'coordinator';

/** Creates a client with fake workers, and returns it together with the workers that it starts. */
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

describe('embedded client with a first index', () => {
  const FIRST = '/search/index.en-first.json';
  type Loads = Record<'first' | 'whole', () => Promise<SearchEngine>>;
  const works: Loads = { first: () => Promise.resolve(small), whole: () => Promise.resolve(engine) };
  const gone = (): Promise<SearchEngine> => Promise.reject(new Error('404'));
  const never = (): Promise<SearchEngine> => new Promise(() => undefined);

  function setUp(loads: Partial<Loads>) {
    const asked: string[] = [];
    const all = { ...works, ...loads };
    const fakes = fakeWorkers((url) => {
      asked.push(url === FIRST ? 'first' : 'whole');
      return url === FIRST ? all.first() : all.whole();
    });
    const config = { engine: 'embedded', indexName: 'docs-en', indexUrl: '/search/index.en.json', firstIndexUrl: FIRST } as const;
    return { client: createDocsSearchClient(config, fakes), workers: fakes.workers, asked, all };
  }

  /** Creates a loader that holds back the full index until the test releases it. */
  function held() {
    let release = (): void => undefined;
    const engineLater = new Promise<SearchEngine>((resolve) => (release = () => resolve(engine)));
    return { whole: () => engineLater, release: () => release() };
  }

  it('answers from it while the whole index is on its way, and then from the whole one', async () => {
    const { whole, release } = held();
    const { client, workers, asked } = setUp({ whole });
    expect(await client.query({ query: 'legal hold' })).toMatchObject({ isFirst: true, query: 'legal hold' });
    expect(asked).toEqual(['first', 'whole']);
    release();
    expect(await client.preload()).toBe(true);
    expect((await client.query({ query: 'legal hold' })).isFirst).toBeUndefined();
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  it('asks for the whole index only when the first one has come', async () => {
    const { client, asked } = setUp({ first: never });
    void client.preload();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toEqual(['first']);
  });

  it('answers the newest of the queries that wait for the first index', async () => {
    const { client } = setUp({ whole: never });
    const answers = await Promise.all(['leg', 'legal', 'legal hold'].map((query) => client.query({ query })));
    expect(answers).toEqual(Array.from({ length: 3 }, () => expect.objectContaining({ query: 'legal hold', isFirst: true }) as unknown));
  });

  it.each([
    ['a word of the text', ONLY_IN_TEXT],
    ['a name that it does not have, of words that it has', 'LockBucket'],
    ['a word that is mistyped', 'versionnig'],
  ])('waits for the whole index with %s', async (_, query) => {
    const { whole, release } = held();
    const { client } = setUp({ whole });
    const answer = client.query({ query });
    const early = await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 20, 'waiting'))]);
    expect(early).toBe('waiting');
    release();
    expect((await answer).nbHits).toBeGreaterThan(0);
    expect((await answer).isFirst).toBeUndefined();
  });

  it('answers from the whole index where the first one is gone', async () => {
    const { client } = setUp({ first: gone });
    expect(await client.preload()).toBe(true);
    const { isFirst, nbHits } = await client.query({ query: 'legal hold' });
    expect({ isFirst, isFound: nbHits > 0 }).toEqual({ isFirst: undefined, isFound: true });
  });

  it('answers from the first index where the whole one is gone, says so, and tries again', async () => {
    const { client, all } = setUp({ whole: gone });
    expect(await client.preload()).toBe(false);
    expect(await client.query({ query: 'legal hold' })).toMatchObject({ isFirst: true });
    await expect(client.query({ query: ONLY_IN_TEXT })).rejects.toMatchObject({ name: 'RetryError' });
    all.whole = works.whole;
    expect(await client.preload()).toBe(true);
    expect((await client.query({ query: 'legal hold' })).isFirst).toBeUndefined();
  });

  it('gives the retry error where both are gone', async () => {
    const { client } = setUp({ first: gone, whole: gone });
    await expect(client.query({ query: 'legal hold' })).rejects.toMatchObject({ name: 'RetryError' });
  });

  it('waits for the whole index when the first one’s worker crashes', async () => {
    const { whole, release } = held();
    const { client, workers } = setUp({ whole });
    await client.query({ query: 'legal' });
    const [worker] = workers;
    if (worker) worker.postMessage = () => worker.crash('out of memory');
    const answer = client.query({ query: 'legal hold' });
    release();
    expect((await answer).isFirst).toBeUndefined();
  });
});

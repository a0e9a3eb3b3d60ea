import { afterEach, describe, expect, it, vi } from 'vitest';

import { createDocsSearchClient, type DocsSearchClient } from '../../../client';
import { FakeWorker } from '../../../testing/fake-worker';
import { manyRecords } from '../../../testing/many-records';
import { buildShardedIndex } from './build';
import { createShardedEngine } from './engine';
import type { FetchShard } from './shards';

const { file, shards } = buildShardedIndex(manyRecords(60), { language: 'en' });
const shardText: FetchShard = (name) => Promise.resolve(JSON.parse(shards.get(name) ?? ''));

function clientOver(fetchShard: FetchShard): { client: DocsSearchClient; workers: FakeWorker[] } {
  const workers: FakeWorker[] = [];
  const createWorker = (): Worker => {
    const worker = new FakeWorker(() => Promise.resolve(createShardedEngine({ ...file, folder: '' }, fetchShard)));
    workers.push(worker);
    return worker.asWorker();
  };
  return {
    client: createDocsSearchClient({ engine: 'embedded', indexName: 'docs-en', indexUrl: '/search/index.en.json' }, { createWorker }),
    workers,
  };
}

/** A way to hold shards back. */
function gate(): { fetchShard: FetchShard; open: () => void; asked: string[] } {
  const asked: string[] = [];
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { asked, open: () => open(), fetchShard: (name) => (asked.push(name), opened.then(() => shardText(name))) };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('client over a sharded index', () => {
  it('waits for shards longer than an answer may take', async () => {
    vi.useFakeTimers();
    const { fetchShard, open } = gate();
    const { client } = clientOver(fetchShard);
    const answer = client.query({ query: 'name17' });
    await vi.advanceTimersByTimeAsync(10_000);
    open();
    await vi.advanceTimersByTimeAsync(100);
    expect((await answer).hits[0]?.url).toBe('/area-7/page-17');
  });

  it('gives up waiting for shards after 30 seconds', async () => {
    vi.useFakeTimers();
    const { client } = clientOver(() => new Promise(() => undefined));
    const outcome = expect(client.query({ query: 'name17' })).rejects.toMatchObject({ name: 'RetryError' });
    await vi.advanceTimersByTimeAsync(31_000);
    await outcome;
  });

  it('lets a newer query overtake one that waits for shards', async () => {
    const { fetchShard, open, asked } = gate();
    const { client, workers } = clientOver(fetchShard);
    const older = client.query({ query: 'name17' });
    await vi.waitFor(() => expect(asked).not.toEqual([]));
    const newer = client.query({ query: 'name23' });
    await vi.waitFor(() => expect(workers[0]?.received).toHaveLength(3));
    // After the worker's own timer, which takes up what it has received.
    setTimeout(open, 1);
    expect(await Promise.all([older, newer])).toEqual([
      expect.objectContaining({ query: 'name23' }),
      expect.objectContaining({ query: 'name23' }),
    ]);
  });

  it('says that a shard did not come instead of finding nothing, and loads the index anew', async () => {
    let broken = true;
    const { client, workers } = clientOver((name) => (broken ? Promise.reject(new Error('404')) : shardText(name)));
    await expect(client.query({ query: 'name17' })).rejects.toMatchObject({ name: 'RetryError' });
    expect(workers.map((worker) => worker.terminated)).toEqual([true]);
    broken = false;
    expect((await client.query({ query: 'name17' })).hits[0]?.url).toBe('/area-7/page-17');
    expect(workers).toHaveLength(2);
  });
});

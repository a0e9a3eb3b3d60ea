import { createDocsSearchClient } from '../../../client';
import { searchContract } from '../../../contract.suite';
import { FakeWorker } from '../../../testing/fake-worker';
import { fixtureRecords } from '../../../testing/records';
import { buildShardedIndex } from './build';
import { createShardedEngine } from './engine';

const { file, shards } = buildShardedIndex(fixtureRecords, { language: 'en' });
const fetchShard = (name: string): Promise<unknown> => Promise.resolve(JSON.parse(shards.get(name) ?? ''));

searchContract('embedded, sharded', () =>
  createDocsSearchClient(
    { engine: 'embedded', indexName: 'docs-en', indexUrl: '/search/index.en.json' },
    { createWorker: () => new FakeWorker(() => Promise.resolve(createShardedEngine({ ...file, folder: '' }, fetchShard))).asWorker() },
  ),
);

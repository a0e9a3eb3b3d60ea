import { createDocsSearchClient } from '../../client';
import { searchContract } from '../../contract.suite';
import { FakeWorker } from '../../testing/fake-worker';
import { fixtureRecords } from '../../testing/records';
import { buildIndexFile } from './build';
import { createEngine } from './engine';

const file = JSON.stringify(buildIndexFile(fixtureRecords, { language: 'en' }));
const load = () => Promise.resolve(createEngine(JSON.parse(file) as Parameters<typeof createEngine>[0]));

searchContract('embedded', () =>
  createDocsSearchClient(
    { engine: 'embedded', indexName: 'docs-en', indexUrl: '/search/index.en.json' },
    { createWorker: () => new FakeWorker(load).asWorker() },
  ),
);

import { createDocsSearchClient } from '../../client';
import { searchContract } from '../../contract.suite';
import { fixtureIndex } from '../../testing/engine';
import { FakeWorker } from '../../testing/fake-worker';
import { createEngine } from './engine';
import type { IndexFile } from './index-file';

const file = JSON.stringify(fixtureIndex());

searchContract('embedded', () =>
  createDocsSearchClient(
    { engine: 'embedded', indexName: 'docs-en', indexUrl: '/search/index.en.json' },
    { createWorker: () => new FakeWorker(() => createEngine(JSON.parse(file) as IndexFile)).asWorker() },
  ),
);

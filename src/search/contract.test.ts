import { afterAll } from 'vitest';

import { createDocsSearchClient } from './client';
import { searchContract } from './contract.suite';
import { createEngine } from './engines/embedded/engine';
import type { IndexFile } from './engines/embedded/index-file';
import { fixtureEngine, fixtureIndex } from './testing/engine';
import { fakeWorkers } from './testing/fake-worker';
import { answerSearch, startHostedServer, TEST_ACCOUNT } from './testing/hosted-server';

const file = JSON.stringify(fixtureIndex());
const engine = await fixtureEngine();
const server = await startHostedServer(answerSearch(() => engine));
afterAll(() => server.close());

searchContract('embedded', () =>
  createDocsSearchClient(
    { engine: 'embedded', indexName: 'docs-en', indexUrl: '/search/index.en.json' },
    fakeWorkers(() => createEngine(JSON.parse(file) as IndexFile)),
  ),
);

searchContract('hosted, over sockets', () =>
  createDocsSearchClient({ engine: 'hosted', indexName: 'docs', ...TEST_ACCOUNT, hosts: server.addresses }),
);

import { afterAll } from 'vitest';

import { createDocsSearchClient } from '../../client';
import { searchContract } from '../../contract.suite';
import { answerSearch, TEST_APP_ID, TEST_SEARCH_KEY } from '../../testing/hosted-search';
import { startHostedServer, type HostedServer } from '../../testing/hosted-server';
import { fixtureRecords } from '../../testing/records';
import { buildIndexFile } from '../embedded/build';
import { createEngine } from '../embedded/engine';

const engine = createEngine(buildIndexFile(fixtureRecords, { language: 'en' }));
let server: HostedServer | undefined;
afterAll(() => server?.close());

searchContract('hosted, over sockets', async () => {
  server = await startHostedServer(answerSearch(() => engine));
  return createDocsSearchClient({
    engine: 'hosted',
    indexName: 'docs',
    appId: TEST_APP_ID,
    apiKey: TEST_SEARCH_KEY,
    hosts: server.addresses,
  });
});

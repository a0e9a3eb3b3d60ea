import { afterAll } from 'vitest';

import { createDocsSearchClient } from '../../client';
import { searchContract } from '../../contract.suite';
import { fixtureEngine } from '../../testing/engine';
import { answerSearch, TEST_APP_ID, TEST_SEARCH_KEY } from '../../testing/hosted-search';
import { startHostedServer, type HostedServer } from '../../testing/hosted-server';

const engine = await fixtureEngine();
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

import { expect, it } from 'vitest';

import { searchConfig } from './search-config';

const embedded = { engine: 'embedded', indexName: 'docs-it', indexUrl: '/docs/it/search/index.it.1f00c0de.json' };
const FIRST = '/docs/it/search/index.it-first.1f00c0de.json';
const account = {
  appId: 'APP',
  apiKey: 'key',
  indexName: 'docs-{locale}',
  hosts: ['https://search.example.com'],
  externalUrlPattern: null,
  fallback: null,
  events: null,
};

it.each([
  ['no hosted search', null, { ...embedded, firstIndexUrl: FIRST }],
  ['an index a language', account, { engine: 'hosted', appId: 'APP', apiKey: 'key', indexName: 'docs-it', hosts: account.hosts }],
  [
    'one index and a fallback',
    { ...account, indexName: 'docs', fallback: 'embedded' as const },
    { engine: 'hosted', appId: 'APP', apiKey: 'key', indexName: 'docs', hosts: account.hosts, fallback: embedded },
  ],
])('%s', (_, hosted, expected) => {
  expect(searchConfig(hosted, { indexUrl: embedded.indexUrl, firstIndexUrl: FIRST, locale: 'it' })).toEqual(expected);
});

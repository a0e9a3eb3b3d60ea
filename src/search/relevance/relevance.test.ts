import { describe, expect, it } from 'vitest';

import { buildIndexFile } from '../engines/embedded/build';
import { createEngine } from '../engines/embedded/engine';
import { fixtureRecords, recordsOf } from '../testing/records';
import { languageData } from '../language-data';
import { evaluate, staleUrls, type RelevanceQuery } from './evaluate';

const english = await createEngine(buildIndexFile(fixtureRecords, languageData('en')));

const table = (expected: Record<string, string>): RelevanceQuery[] =>
  Object.entries(expected).map(([query, url]) => ({ kind: 'table', query, expect: url === '' ? [] : [url] }));

const ENGLISH: Record<string, Record<string, string>> = {
  'titles before headings of the same words': {
    'object lock': '/guides/object-lock',
    versioning: '/guides/bucket-and-object-versioning',
    veeam: '/integrations/veeam',
  },
  'headings, with their page where many pages have them': {
    'legal hold': '/guides/object-lock#legal-hold',
    'undo a deletion': '/guides/bucket-and-object-versioning#undo-delete',
    'veeam limits': '/integrations/veeam#limits',
    'limits multipart': '/guides/multipart-upload#limits',
    'change retention object lock': '/guides/object-lock#retention',
  },
  'words while they are typed': {
    mul: '/guides/multipart-upload',
    'what is a sw': '/composer/swarms/what-is-a-swarm',
    'object lo': '/guides/object-lock',
    troublesh: '/composer/swarms/troubleshooting',
  },
  'mistyped words': {
    'mutlipart uplaod': '/guides/multipart-upload',
    versoning: '/guides/bucket-and-object-versioning',
    'legal hodl': '/guides/object-lock#legal-hold',
    troubelshoot: '/composer/swarms/troubleshooting',
  },
  'other forms of words': {
    'access control list': '/guides/access-control-list',
    'undoing deletions': '/guides/bucket-and-object-versioning#undo-delete',
    'pending agents': '/composer/swarms/troubleshooting#agent-pending',
  },
  'words joined and split': {
    objectlock: '/guides/object-lock',
    'multi part upload': '/guides/multipart-upload',
    'multi-part': '/guides/multipart-upload',
    legalhold: '/guides/object-lock#legal-hold',
  },
  identifiers: {
    's3:BypassGovernanceRetention': '/guides/object-lock#modes',
    'put-bucket-versioning': '/guides/bucket-and-object-versioning#turn-on',
    '--upload-id': '/guides/multipart-upload#abort',
    '--endpoint-url': '/guides/multipart-upload#abort',
    'put-object-acl': '/guides/access-control-list#public',
  },
  'the rest of a query with a made-up word': {
    'legal xqzwvk hold': '/guides/object-lock#legal-hold',
    'object xqzwvk lock': '/guides/object-lock',
  },
  'phrases of the same meaning, with words between': {
    'turn versions on': '/guides/bucket-and-object-versioning#turn-on',
    'litigation hold': '/guides/object-lock#legal-hold',
  },
  'initials that the text uses': { acl: '/guides/access-control-list' },
  'words of the same meaning': { worm: '/guides/object-lock', 'erase marker': '/guides/bucket-and-object-versioning#undo-delete' },
  questions: {
    'how do I turn on versioning?': '/guides/bucket-and-object-versioning#turn-on',
    'why does my agent stay pending': '/composer/swarms/troubleshooting#agent-pending',
    'which part size should I choose': '/guides/multipart-upload#part-size',
  },
  'nothing for nonsense': { 'asdf qwertz': '', 'chocolate cake recipe': '', 'weather in paris': '', zzzzz: '' },
};

describe('relevance, English', () => {
  it.each(Object.entries(ENGLISH))('finds %s', (_, expected) => {
    const queries = table(expected);
    const { misses } = evaluate(english, queries);
    expect(misses.map(({ query, found }) => `${query} → ${found[0] ?? 'nothing'}`)).toEqual([]);
  });
});

const ITALIAN = `
= /it/guide | Guide
# Blocco degli oggetti
Il blocco protegge le versioni dell’oggetto. La conservazione può essere prolungata.
## Abilitare il blocco alla creazione del bucket {#abilitare}
Si decide all'inizio. La qualità del servizio non cambia.
## Eliminare l'oggetto {#eliminare}
Elimina la versione con l'identificativo. Le chiavi d'accesso restano valide.
## Limiti {#limiti}
Nessun limite noto.
`;

describe('relevance, Italian', async () => {
  const italian = await createEngine(buildIndexFile(recordsOf(ITALIAN, 'it'), languageData('it')));

  it.each([
    ['blocco oggetto', '/it/guide'],
    ['bloccare gli oggetti', '/it/guide'],
    ['abilitazione del blocco', '/it/guide#abilitare'],
    ["l'oggetto eliminato", '/it/guide#eliminare'],
    ['eliminazione oggetti', '/it/guide#eliminare'],
    ['limite', '/it/guide#limiti'],
    ['qualita', '/it/guide#abilitare'],
    ["chiave d'accesso", '/it/guide#eliminare'],
    ['conservare', '/it/guide'],
    ['buckets', '/it/guide#abilitare'],
    ['delete object', '/it/guide#eliminare'],
    ['access key', '/it/guide#eliminare'],
    ['blocco ogetto', '/it/guide'],
    ['conservazine', '/it/guide'],
  ])('%s finds %s', (query, url) => {
    expect(italian.search({ indexName: 'docs-it', query }).hits[0]?.url).toBe(url);
  });
});

describe('evaluate', () => {
  it('counts first hits, hits among five, and names the misses', () => {
    const { all, misses } = evaluate(english, [
      { kind: 'a', query: 'object lock', expect: ['/guides/object-lock'] },
      { kind: 'a', query: 'object lock', expect: ['/guides/s3-api#op-lock'] },
      { kind: 'b', query: 'object lock', expect: ['/gone'] },
      { kind: 'b', query: 'object lock', expect: [] },
    ]);
    expect(all).toEqual({ total: 4, first: 1, five: 2, heading: 1 });
    expect(misses.map(({ expect: [wanted] }) => wanted)).toEqual(['/guides/s3-api#op-lock', '/gone', undefined]);
  });

  it('names expected sections that are gone', () => {
    const queries = table({ a: '/here', b: '/gone', c: '/gone' });
    expect(staleUrls(queries, new Set(['/here']))).toEqual(['/gone']);
  });
});

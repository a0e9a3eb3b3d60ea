/** The push against a service of the tests' own, which fails at each step on command. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { loadSearchLanguage } from '../../content/language';
import type { FaultRule } from '../testing/faults';
import { answerAdmin, HostedStore, TEST_WRITE_KEY } from '../testing/hosted-admin';
import { startHostedServer } from '../testing/hosted-server';
import { pushCommand } from './push-command';

const BROKEN = { kind: 'answer', status: 503, body: '' } as const;

let store: HostedStore;

/** The fixture site in two languages, with their sitemaps. */
async function makeSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'search-push-'));
  for (const base of ['/', '/it/']) {
    await cp(join(import.meta.dirname, '../records/fixtures/site'), join(folder, base), { recursive: true });
    const locations = ['', 'guides/lock', 'plain'].map((path) => `<url><loc>https://docs.example.com${base}${path}</loc></url>`);
    await writeFile(join(folder, base, 'sitemap.xml'), `<urlset>${locations.join('')}</urlset>`);
  }
  await writeFile(join(folder, 'it/index.html'), '<html lang=it><title>Docs</title><main><h1>Archivio</h1></main>');
  return folder;
}

const site = await makeSite();
const server = await startHostedServer((request) => answerAdmin(store)(request));

afterAll(async () => {
  server.close();
  await rm(site, { recursive: true });
});
beforeEach(() => {
  store = new HostedStore();
  server.reset();
});

interface Run {
  args?: string[];
  key?: string;
  indexName?: string;
}

async function push({ args = [], key = TEST_WRITE_KEY, indexName = 'docs-{locale}' }: Run = {}) {
  const said: string[] = [];
  const complaints: string[] = [];
  const hosted = { appId: 'APP', apiKey: 'search-key', indexName, hosts: server.addresses, fallback: null, events: null };
  const code = await pushCommand(['--site', site, ...args], {
    hosted,
    environment: { HOSTED_SEARCH_WRITE_KEY: key },
    say: (line) => said.push(line),
    complain: (line) => complaints.push(line),
  });
  return { code, said, complaints };
}

/** Objects of the live index, as text. */
const liveObjects = (): string => JSON.stringify([...store.ensure('docs-en').objects]);
const indexNames = (): string[] => [...store.indexes.keys()].sort();

/** A live index as an older push has left it, with a rule and a setting of the operator's own. @returns its objects, as text */
async function liveIndex(): Promise<string> {
  await push();
  const index = store.ensure('docs-en');
  index.rules.push('promote the quickstart');
  index.settings.userData = 'kept';
  const [first = '', second = ''] = index.objects.keys();
  index.objects.delete(first);
  index.objects.set(second, { ...index.objects.get(second), content: 'old' });
  index.objects.set('/gone', { objectID: '/gone' });
  server.received.length = 0;
  return liveObjects();
}

describe('a push', () => {
  it('fills an index a language, with the facets of contextual search, settings and synonyms', async () => {
    const { code, said } = await push();
    expect(code).toBe(0);
    expect(indexNames()).toEqual(['docs-en', 'docs-it']);
    const { objects, settings, synonyms: stored } = store.ensure('docs-en');
    const [group] = loadSearchLanguage('en').synonyms;
    expect(objects.get('/guides/lock')).toMatchObject({ type: 'lvl1', language: 'en', docusaurus_tag: 'docs-home-current', content: null });
    expect(settings).toMatchObject({
      attributesForFaceting: expect.arrayContaining(['language', 'docusaurus_tag']) as unknown,
      attributeForDistinct: 'url',
      distinct: true,
      queryLanguages: ['en'],
    });
    expect([...stored.values()]).toContainEqual({ objectID: group?.join(' | '), type: 'synonym', synonyms: group });
    expect(said).toContain('  docs-en is live');
    expect(said[0]).toBe(`docs-en (en): ${objects.size} objects, ${stored.size} synonyms`);
  });

  it('keeps the key out of addresses', async () => {
    await push();
    expect(server.received.every(({ query }) => !('x-algolia-api-key' in query))).toBe(true);
  });

  it('fills one index with all languages', async () => {
    await push({ indexName: 'docs' });
    expect(indexNames()).toEqual(['docs']);
    const languages = new Set([...store.ensure('docs').objects.values()].map(({ language }) => language));
    expect([...languages].sort()).toEqual(['en', 'it']);
    expect(store.ensure('docs').settings).toMatchObject({ queryLanguages: ['en', 'it'] });
  });

  it('replaces what has changed, and keeps rules and further settings', async () => {
    await liveIndex();
    await push();
    expect(store.ensure('docs-en').rules).toEqual(['promote the quickstart']);
    expect(store.ensure('docs-en').settings.userData).toBe('kept');
    expect(store.ensure('docs-en').objects.has('/gone')).toBe(false);
    expect(liveObjects()).not.toContain('"old"');
  });

  it('writes nothing in a dry run', async () => {
    const before = await liveIndex();
    const { code, said } = await push({ args: ['--dry-run'] });
    expect(code).toBe(0);
    expect(said.slice(0, 2)).toEqual([
      expect.stringMatching(/^docs-en \(en\): \d+ objects, \d+ synonyms$/),
      '  dry run: nothing was written',
    ]);
    expect(server.received).toEqual([]);
    expect(liveObjects()).toBe(before);
  });

  it('waits for the tasks of the service', async () => {
    store.isSlow = true;
    expect((await push()).code).toBe(0);
    const asked = server.received.filter(({ path }) => path.includes('/task/')).map(({ path }) => path);
    expect(asked).toHaveLength(2 * new Set(asked).size);
  });

  it('goes on over a failed host', async () => {
    server.fail({ host: 0, fault: { kind: 'reset' } });
    server.fail({ host: 1, fault: BROKEN });
    expect((await push()).code).toBe(0);
  });
});

describe('a push that fails', () => {
  it.each<[step: string, rule: Omit<FaultRule, 'fault'>]>([
    ['the settings', { method: 'PUT', path: '/settings' }],
    ['the synonyms', { path: '/synonyms/batch' }],
    ['copying the rules', { path: 'docs-en/operation' }],
    ['the objects', { path: '_tmp_', method: 'POST' }],
    ['waiting for a task of the objects', { path: '/task/' }],
  ])('at %s leaves the live objects as they were, and no index beside them', async (_, rule) => {
    const before = await liveIndex();
    server.fail({ ...rule, fault: BROKEN });
    const { code, complaints } = await push();
    expect(code).toBe(1);
    expect(complaints).toEqual([expect.stringMatching(/^RetryError: .* as they were/)]);
    expect(liveObjects()).toBe(before);
    expect(indexNames()).toEqual(['docs-en', 'docs-it']);
  });

  it('at the move leaves the live objects as they were, and says that it does not know', async () => {
    const before = await liveIndex();
    // The operations on the temporary index are the move alone.
    server.fail({ path: '_tmp_', method: 'POST', fault: BROKEN });
    server.fail({ path: '/batch', fault: { kind: 'delay', ms: 1 } });
    const { code, complaints } = await push();
    expect(code).toBe(1);
    expect(complaints).toEqual([expect.stringContaining('or wholly new if only the last step was not confirmed')]);
    expect(liveObjects()).toBe(before);
    expect(indexNames()).toEqual(['docs-en', 'docs-it']);
  });

  it.each([
    ['a refusal', { kind: 'answer', status: 400, body: '{"message":"Record is too big","status":400}' }, 'ApiError: Record is too big'],
    ['what is no JSON', { kind: 'answer', status: 200, body: '<html>' }, 'DeserializationError'],
  ] as const)('with %s says it', async (_, fault, message) => {
    const before = await liveIndex();
    server.fail({ path: '/batch', fault });
    const { code, complaints } = await push();
    expect(code).toBe(1);
    expect(complaints[0]).toContain(message);
    expect(liveObjects()).toBe(before);
  });

  it('for a wrong key says so', async () => {
    expect(await push({ key: 'wrong' })).toMatchObject({
      code: 1,
      complaints: [expect.stringContaining('ApiError: Invalid Application-ID or API key This was at the settings')],
    });
  });
});

describe('a push, called wrongly', () => {
  it.each<[Run, string]>([
    [{ key: '' }, 'HOSTED_SEARCH_WRITE_KEY is not set'],
    [{ key: 'search-key' }, "goes to every reader's browser"],
    [{ args: ['--site', import.meta.dirname] }, 'holds no page that Docusaurus has built'],
    [{ args: ['--colour'] }, 'Expected: npm run search:push'],
  ])('%j ends with 2 and says what is wrong', async (run, message) => {
    const { code, complaints } = await push(run);
    expect(code).toBe(2);
    expect(complaints[0]).toContain(message);
    expect(server.received).toEqual([]);
  });
});

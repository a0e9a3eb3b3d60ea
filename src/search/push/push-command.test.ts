/** Tests the upload with a test server that can fail on command at each step. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';

import { loadSearchLanguage } from '../../content/language';
import type { FaultRule } from '../testing/faults';
import { BROKEN, startPush, type Run } from '../testing/push';

const { indexNames, liveIndex, liveObjects, push, server, service, reset, close } = await startPush();
afterAll(close);
beforeEach(reset);

describe('a push', () => {
  it('fills one index per language, with the facets of contextual search, settings and synonyms', async () => {
    const { code, said } = await push();
    expect(code).toBe(0);
    expect(indexNames()).toEqual(['docs-en', 'docs-it']);
    const { objects, settings, synonyms: stored } = service.store.ensure('docs-en');
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
    const languages = new Set([...service.store.ensure('docs').objects.values()].map(({ language }) => language));
    expect([...languages].sort()).toEqual(['en', 'it']);
    expect(service.store.ensure('docs').settings).toMatchObject({ queryLanguages: ['en', 'it'] });
  });

  it('takes the first of the brand’s languages from the root of the site', async () => {
    await push({ languages: ['it'] });
    expect(indexNames()).toEqual(['docs-it']);
    expect(service.store.ensure('docs-it').objects.has('/guides/lock')).toBe(true);
    expect(service.store.ensure('docs-it').settings).toMatchObject({ queryLanguages: ['it'] });
  });

  it('replaces what has changed, and keeps rules and further settings', async () => {
    await liveIndex();
    await push();
    expect(service.store.ensure('docs-en').rules).toEqual(['promote the quickstart']);
    expect(service.store.ensure('docs-en').settings.userData).toBe('kept');
    expect(service.store.ensure('docs-en').objects.has('/gone')).toBe(false);
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
    service.store.isSlow = true;
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

it('waits for a service of one host that takes its time', async () => {
  server.fail({ path: '/batch', times: 2, fault: { kind: 'delay', ms: 1_500 } });
  expect((await push({ hosts: server.addresses.slice(0, 1) })).code).toBe(0);
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
    expect(complaints).toEqual([expect.stringMatching(/^RetryError: .* are unchanged/)]);
    expect(liveObjects()).toBe(before);
    expect(indexNames()).toEqual(['docs-en', 'docs-it']);
  });

  it('at the move leaves the live objects as they were, and says that it does not know', async () => {
    const before = await liveIndex();
    // The only `operation` request on the temporary index is the move.
    server.fail({ path: '_tmp_', method: 'POST', fault: BROKEN });
    server.fail({ path: '/batch', fault: { kind: 'delay', ms: 1 } });
    const { code, complaints } = await push();
    expect(code).toBe(1);
    expect(complaints).toEqual([expect.stringContaining('or completely new if only the last step wasn’t confirmed')]);
    expect(liveObjects()).toBe(before);
    expect(indexNames()).toEqual(['docs-en', 'docs-it']);
  });

  it.each([
    ['a refusal', { kind: 'answer', status: 400, body: '{"message":"Record is too big","status":400}' }, 'ApiError: Record is too big'],
    ['what is no JSON', { kind: 'answer', status: 200, body: '<html>' }, 'DeserializationError'],
  ] as const)('reports %s', async (_, fault, message) => {
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
      complaints: [expect.stringContaining('ApiError: Invalid Application-ID or API key This happened while saving settings')],
    });
  });
});

describe('a push, called wrongly', () => {
  it.each<[Run, string]>([
    [{ key: '' }, 'HOSTED_SEARCH_WRITE_KEY is not set'],
    [{ key: 'search-key' }, "goes to every reader's browser"],
    [{ args: ['--site', import.meta.dirname] }, 'contains no page that Docusaurus has built'],
    [{ args: ['--colour'] }, 'Expected: npm run search:push'],
  ])('%j ends with 2 and says what is wrong', async (run, message) => {
    const { code, complaints } = await push(run);
    expect(code).toBe(2);
    expect(complaints[0]).toContain(message);
    expect(server.received).toEqual([]);
  });
});

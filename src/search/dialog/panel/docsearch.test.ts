import { describe, expect, it, vi } from 'vitest';
import { type DocsSearchClient } from '../../client';
import { createSearchState } from '../../common/search-state';
import { createDialogClient } from './docsearch';

const hit = { objectID: 'a', url: '/a', hierarchy: { lvl0: 'Guides', lvl1: 'A' }, _highlightResult: {} };
const answer = { results: [{ hits: [hit, { ...hit, url: 'javascript:x' }], nbHits: 2, query: 'lock' }] };

function setUp(search: () => Promise<unknown>, isOn = false, reloads = false) {
  const asked = vi.fn(search);
  const events = { isOn: () => isOn, viewed: vi.fn(), selected: vi.fn() };
  const reload = vi.fn(() => Promise.resolve(reloads));
  const state = createSearchState();
  const client = createDialogClient({
    client: { search: asked, addAlgoliaAgent: vi.fn(), transporter: {} } as unknown as DocsSearchClient,
    state,
    filters: ['language:en', ['docusaurus_tag:default']],
    site: { siteUrl: 'https://docs.arnia.example' },
    events,
    reload,
  });
  const run = (query: string) => client.search({ requests: [{ indexName: 'docs', query }] });
  return { asked, client, state, run, events, reload };
}

describe('createDialogClient', () => {
  it('asks within the scope and hands on the hits that lead somewhere', async () => {
    const { asked, state, run } = setUp(() => Promise.resolve(answer));
    const { results } = await run('lock');
    expect(asked).toHaveBeenCalledWith({
      requests: [
        {
          indexName: 'docs',
          query: 'lock',
          attributesToRetrieve: ['kind'],
          facetFilters: ['language:en', ['docusaurus_tag:default']],
          facets: ['url_without_anchor'],
          clickAnalytics: false,
        },
      ],
    });
    expect(results[0]).toMatchObject({ nbHits: 2, hits: [{ url: '/a' }] });
    expect(state.get()).toMatchObject({ status: 'idle', query: 'lock', answer: { nbHits: 2 } });
  });

  it('asks within the new scope once it has changed', async () => {
    const { asked, client, run } = setUp(() => Promise.resolve(answer));
    client.setFilters(['language:en']);
    await run('lock');
    expect(asked).toHaveBeenCalledWith({ requests: [expect.objectContaining({ facetFilters: ['language:en'] })] });
  });

  it('asks for a queryID when events are on, and tells what is shown', async () => {
    const { asked, run, events } = setUp(() => Promise.resolve(answer), true);
    await run('lock');
    expect(asked).toHaveBeenCalledWith({ requests: [expect.objectContaining({ clickAnalytics: true })] });
    expect(events.viewed).toHaveBeenCalledWith(expect.objectContaining({ hits: [expect.objectContaining({ url: '/a' })] }));
  });

  it.each([
    ['the engine fails', () => Promise.reject(new Error('offline')), 'offline'],
    ['the response contains no results', () => Promise.resolve({ results: [] }), 'Search returned no results: expected one.'],
  ])('answers empty and keeps the error when %s', async (_case, search, message) => {
    const { state, run } = setUp(search);
    const { results } = await run('lock');
    expect(results[0]).toEqual({ hits: [], nbHits: 0, query: 'lock' });
    expect(state.get()).toMatchObject({ status: 'error', query: 'lock', error: { message } });
  });

  it.each([
    ['RetryError', true, 'loading'],
    ['RetryError', false, 'error'],
    ['ApiError', true, 'error'],
  ])('after a %s, with reloading %s, is %s', async (name, reloads, status) => {
    const error = Object.assign(new Error('x'), { name });
    const { state, run, reload } = setUp(() => Promise.reject(error), false, reloads);
    await run('lock');
    expect(state.get().status).toBe(status);
    expect(reload).toHaveBeenCalledTimes(name === 'RetryError' ? 1 : 0);
  });

  it('forgets the error when a search succeeds', async () => {
    const failing = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(answer);
    const { state, run } = setUp(failing as () => Promise<unknown>);
    await run('lock');
    await run('lock');
    expect(state.get()).toMatchObject({ status: 'idle', error: null });
  });
});

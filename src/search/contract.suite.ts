/**
 * Tests what the dialog and the page rely on, regardless of which engine is used. Each engine's test calls this suite with a function that
 * creates a client for the fixture records.
 */
import { beforeAll, describe, expect, it } from 'vitest';

import { limits } from '../site/limits';
import type { DocsSearchClient } from './client';
import { type Annotated, type Highlighted, type SearchHit, type SearchRequest, type SearchResult, type Snippet } from './contract';
import { DIALOG_REQUEST } from './testing/engine';
import { fixtureRecords } from './testing/records';

const urls = (result: SearchResult): unknown[] => result.hits.map((hit) => hit.url);
const highlights = (hit: SearchHit | undefined): Annotated<Highlighted> => hit?._highlightResult ?? {};
const snippets = (hit: SearchHit | undefined): Annotated<Snippet> => hit?._snippetResult ?? {};
const textOf = (html: string): string => html.replace(/<\/?mark>/g, '');

type Ask = (query: string, more?: Partial<SearchRequest>) => Promise<SearchResult>;

/** Tests complete responses. */
function answers(ask: Ask): void {
  it('answers with the shape of the hosted service', async () => {
    const result = await ask('object lock', { clickAnalytics: true });
    expect(result).toMatchObject({ query: 'object lock', page: 0, hitsPerPage: 20 });
    expect(result.nbHits).toBe(result.hits.length);
    expect(result.nbPages).toBe(1);
    expect(result.queryID).toMatch(/^[0-9a-f]{32}$/);
  });

  it('gives no queryID unless asked', async () => {
    expect(await ask('object lock')).not.toHaveProperty('queryID');
  });

  it('answers an empty query with everything', async () => {
    expect((await ask('')).nbHits).toBe(fixtureRecords.length);
  });

  it('returns at most one hit per URL', async () => {
    const found = urls(await ask('object', { distinct: true }));
    expect(new Set(found).size).toBe(found.length);
  });
}

/** Tests the content of hits, and how their text is marked and truncated. */
function hits(ask: Ask): void {
  it('gives hits with the attributes asked for and the objectID', async () => {
    const [hit] = (await ask('legal hold')).hits;
    expect(hit).toMatchObject({ objectID: '/guides/object-lock#legal-hold', url: '/guides/object-lock#legal-hold', type: 'lvl2' });
    expect(hit?.hierarchy).toMatchObject({
      lvl0: 'Guides',
      lvl1: 'Object Lock',
      lvl2: 'Set and lift a legal hold',
      lvl3: null,
      lvl6: null,
    });
    expect(hit).not.toHaveProperty('anchor');
    const [whole] = (await ask('legal hold', { attributesToRetrieve: ['*'] })).hits;
    expect(whole).toMatchObject({ anchor: 'legal-hold', language: 'en', docusaurus_tag: 'docs-home-current' });
  });

  it('says what carries the match: a heading or the text', async () => {
    expect((await ask('undo a deletion')).hits[0]).toMatchObject({ type: 'lvl2' });
    const [hit] = (await ask('open the port container')).hits;
    expect(hit).toMatchObject({ type: 'content', url: '/composer/swarms/troubleshooting#agent-pending' });
    expect(hit?.content).toContain('Open the port');
  });

  it('highlights every text attribute that a hit has', async () => {
    const { hierarchy, content } = highlights((await ask('legal hold')).hits[0]);
    expect(hierarchy?.lvl2).toEqual({
      value: 'Set and lift a <mark>legal</mark> <mark>hold</mark>',
      matchLevel: 'full',
      matchedWords: ['legal', 'hold'],
    });
    expect(hierarchy?.lvl1).toEqual({ value: 'Object Lock', matchLevel: 'none', matchedWords: [] });
    expect(hierarchy).not.toHaveProperty('lvl3');
    expect(content?.value).toMatch(/^A <mark>legal<\/mark> <mark>hold<\/mark> has no end date\./);
  });

  it('cuts snippets to the number of words', async () => {
    const { content, hierarchy } = snippets((await ask('compliance', { attributesToSnippet: ['content:5', 'hierarchy.lvl2:5'] })).hits[0]);
    expect(content?.value).toContain('<mark>COMPLIANCE</mark>');
    expect(content?.value).toMatch(/^….*…$/);
    expect(
      textOf(content?.value ?? '')
        .replace(/…/g, '')
        .trim()
        .split(/\s+/),
    ).toHaveLength(5);
    expect(content?.matchLevel).toBe('full');
    expect(hierarchy?.lvl2?.value).toBe('Two retention modes');
    expect(hierarchy).not.toHaveProperty('lvl1');
  });

  it('gives text as HTML that cannot run', async () => {
    const [hit] = (await ask('AccessDenied nothing changes')).hits;
    const html = [hit?.content, highlights(hit).content?.value, snippets(hit).content?.value].join(' ');
    expect(html).toContain('&lt;Error&gt;');
    expect(html).not.toContain('<Error>');
    expect(html).toContain('&amp;');
  });
}

/** Tests how hits are selected and counted. */
function pagesAndFacets(ask: Ask): void {
  it('pages through hits', async () => {
    const all = await ask('limits');
    const first = await ask('limits', { hitsPerPage: 2, page: 0 });
    const second = await ask('limits', { hitsPerPage: 2, page: 1 });
    expect(all.nbHits).toBeGreaterThanOrEqual(6);
    expect([...urls(first), ...urls(second)]).toEqual(urls(all).slice(0, 4));
    expect(second).toMatchObject({ page: 1, hitsPerPage: 2, nbHits: all.nbHits, nbPages: Math.ceil(all.nbHits / 2) });
    expect(urls(await ask('limits', { hitsPerPage: 2, page: 99 }))).toEqual([]);
  });

  it.each([
    ['one value', 'docusaurus_tag:docs-composer-current', ['docs-composer-current']],
    ['AND', ['language:en', 'docusaurus_tag:docs-composer-current'], ['docs-composer-current']],
    ['OR inside AND', ['language:en', ['docusaurus_tag:docs-home-current', 'docusaurus_tag:default']], ['default', 'docs-home-current']],
    ['exclusion', ['docusaurus_tag:-docs-home-current'], ['default', 'docs-composer-current']],
    ['no such value', ['language:it'], []],
    ['no such facet', ['colour:red'], []],
  ])('filters by facets: %s', async (_, facetFilters, tags) => {
    const found = await ask('object', { facetFilters, attributesToRetrieve: ['docusaurus_tag'] });
    const tagsFound = new Set(found.hits.map((hit) => hit.docusaurus_tag));
    expect([...tagsFound].sort()).toEqual(tags);
  });

  it('counts facets over all hits, not only those of the page', async () => {
    const result = await ask('limits', { hitsPerPage: 1, facets: ['docusaurus_tag', 'language', 'url'] });
    const counts = Object.values(result.facets?.docusaurus_tag ?? {});
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(result.nbHits);
    expect(result.facets?.language).toEqual({ en: result.nbHits });
    expect(Object.keys(result.facets ?? {}).sort()).toEqual(['docusaurus_tag', 'language']);
  });

  it('counts the pages of the hits', async () => {
    const all = await ask('limits');
    const pages = new Set(all.hits.map(({ url }) => url?.replace(/#.*$/, '')));
    const { facets } = await ask('limits', { hitsPerPage: 1, facets: ['url_without_anchor'] });
    expect(new Set(Object.keys(facets?.url_without_anchor ?? {}))).toEqual(pages);
  });
}

/** Tests requests that nobody would type on purpose. */
function oddRequests(ask: Ask): void {
  it.each([
    ['nonsense', 'qzxv wkjq', 0],
    ['markup', '<script>alert(1)</script>', 0],
    ['control characters', '\u0000\u0007\u001B[31m legal\u0001hold', 1],
    ['right-to-left text', 'דלי אחסון \u202Eabc', 0],
    ['half a surrogate pair', 'legal hold \uD83D', 1],
    ['punctuation only', '--- *** !!!', 0],
  ])('survives %s', async (_, query, atLeast) => {
    const result = await ask(query);
    expect(result.query).toBe(query);
    if (atLeast === 0) expect(result.nbHits).toBe(0);
    else expect(result.nbHits).toBeGreaterThanOrEqual(atLeast);
    expect(JSON.stringify(result.hits)).not.toContain('<script');
  });

  it('looks at the first 512 characters of a query of 10,000', async () => {
    const filler = ' '.repeat(limits.searchBoxMaxLength - 'legal hold'.length);
    const head = await ask(`legal hold${filler}${'veeam '.repeat(1600)}`);
    expect(head.hits[0]?.url).toBe('/guides/object-lock#legal-hold');
    expect(urls(head)).not.toContain('/integrations/veeam');
  });

  it('refuses what it does not understand with status and message', async () => {
    await expect(ask('x', { page: -1 })).rejects.toMatchObject({
      name: 'ApiError',
      status: 400,
      message: expect.stringContaining('page') as string,
    });
    await expect(ask('x', { facetFilters: ['no colon'] })).rejects.toMatchObject({ name: 'ApiError', status: 400 });
  });
}

/** Runs the suite. @param makeClient creates a client whose index contains `fixtureRecords` */
export function searchContract(engine: string, makeClient: () => DocsSearchClient): void {
  describe(`search contract: ${engine}`, () => {
    let client: DocsSearchClient;
    const ask: Ask = (query, more = {}) => client.query({ ...DIALOG_REQUEST, query, ...more });

    beforeAll(async () => {
      client = makeClient();
      expect(await client.preload()).toBe(true);
    });

    answers(ask);
    hits(ask);
    pagesAndFacets(ask);
    oddRequests(ask);

    it('answers several requests at once, each for itself', async () => {
      const requests = ['legal hold', 'veeam'].map((query) => ({ ...DIALOG_REQUEST, indexName: client.indexName, query }));
      const { results } = await client.search<SearchHit>({ requests });
      expect(results.map((result) => (result as SearchResult).hits[0]?.objectID)).toEqual([
        '/guides/object-lock#legal-hold',
        '/integrations/veeam',
      ]);
    });
  });
}
